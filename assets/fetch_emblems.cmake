# The emblems. Without network the picture of the program is poorer, but there is a program.
set(package @iconify-json/game-icons)
set(version 1.2.4)
set(sum
    fc70c3671a305e00c970e1303eca540aae51b83765db93b264a76dc6aaa23c94
    0d4eb588ca6eebe12b4bcc856cefb0f23733965a11f9c03ab0611dd61de0df92)
set(file icons.json)
set(instead "{}")
set(loss "our own drawings stand in for the emblems")
include(${CMAKE_CURRENT_LIST_DIR}/../packaging/fetch_from_npm.cmake)
