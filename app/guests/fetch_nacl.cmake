# The cipher of the phones' page (tweetnacl, public domain). Without network nobody plays with a phone.
set(package tweetnacl)
set(version 1.0.3)
set(sum
    eabb7e44deda3a2d6718cc82e176b90dd622ba497651609b7097eded887145e0
    46403ece00cf0f6f1c3a60ca38af676234403c1449aedf660e9fdae16a2139cb)
set(file nacl-fast.min.js)
set(instead "")
set(loss "nobody will play with a phone")
include(${CMAKE_CURRENT_LIST_DIR}/../../packaging/fetch_from_npm.cmake)
