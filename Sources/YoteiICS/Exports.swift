@_exported public import YoteiEvents
