print("yotei")
