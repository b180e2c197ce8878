import YoteiICS
