// Nothing of its own: the headers that tests share are compiled along with it.
