# Hands on phones: the page that a phone shows, compiled into the room, and the library that has the door where Qt
# WebSockets, libsodium and libqrcodegen are there to be built with, and the page's cipher could be had. The program
# links none of them: it loads the library when the first game with phones begins (app/guests).
include(GNUInstallDirs)
set(INTRIKA_DOOR_FOLDER ${CMAKE_INSTALL_LIBDIR}/intrika/plugins)
target_compile_definitions(intrika_guests PRIVATE INTRIKA_DOOR_FOLDER="../${INTRIKA_DOOR_FOLDER}")

set(page_dir ${CMAKE_CURRENT_LIST_DIR}/page)
file(GLOB page_files CONFIGURE_DEPENDS ${page_dir}/*.html ${page_dir}/*.css ${page_dir}/*.js ${page_dir}/*.svg
    ${page_dir}/words.txt)
intrika_resources(intrika_guests phone_page PREFIX /guests BASE ${page_dir} FILES ${page_files})

find_package(Qt6 6.4 QUIET OPTIONAL_COMPONENTS WebSockets)
find_package(PkgConfig QUIET)
if(PKG_CONFIG_FOUND)
    pkg_check_modules(SODIUM QUIET IMPORTED_TARGET libsodium)
    pkg_check_modules(QRCODE QUIET IMPORTED_TARGET qrcodegencpp)
endif()
if(NOT (TARGET Qt6::WebSockets AND SODIUM_FOUND AND QRCODE_FOUND))
    message(STATUS "No Qt WebSockets, libsodium or libqrcodegen: nobody will play with a phone")
    return()
endif()

# A source package carries the cipher and needs no network.
set(INTRIKA_NACL "" CACHE FILEPATH "nacl-fast.min.js of tweetnacl; empty: the build fetches it")
set(nacl ${INTRIKA_NACL})
if(NOT nacl)
    find_program(NPM npm)
    set(nacl_dir ${PROJECT_BINARY_DIR}/nacl)
    set(nacl ${nacl_dir}/nacl.js)
    if(EXISTS ${nacl})
        file(SIZE ${nacl} bytes)
        if(bytes LESS 1000)  # a build without network left none: try again
            file(REMOVE ${nacl})
        endif()
    endif()
    file(MAKE_DIRECTORY ${nacl_dir})
    add_custom_command(OUTPUT ${nacl}
        COMMAND ${CMAKE_COMMAND} -DNPM=${NPM} -DOUT=${nacl} -P ${CMAKE_CURRENT_LIST_DIR}/fetch_nacl.cmake
        WORKING_DIRECTORY ${nacl_dir}
        DEPENDS ${CMAKE_CURRENT_LIST_DIR}/fetch_nacl.cmake ${PROJECT_SOURCE_DIR}/packaging/fetch_from_npm.cmake
        COMMENT "Fetching the phones' cipher")
endif()
set_source_files_properties(${nacl} PROPERTIES QT_RESOURCE_ALIAS nacl.js GENERATED ON)
intrika_resources(intrika_guests phone_cipher PREFIX /guests FILES ${nacl})

file(GLOB door_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/plugin/*.cpp ${CMAKE_CURRENT_LIST_DIR}/plugin/*.h)
set(maker ${CMAKE_CURRENT_LIST_DIR}/plugin/door_maker.cpp)
list(REMOVE_ITEM door_sources ${maker})
# Also what the tests try without the library.
add_library(intrika_door OBJECT ${door_sources})
set_target_properties(intrika_door PROPERTIES POSITION_INDEPENDENT_CODE ON)
target_link_libraries(intrika_door PUBLIC intrika_build Qt6::WebSockets PkgConfig::SODIUM PkgConfig::QRCODE)
add_library(intrika_guests_door MODULE ${maker})
set_target_properties(intrika_guests_door PROPERTIES OUTPUT_NAME intrika_guests)
target_link_libraries(intrika_guests_door PRIVATE intrika_door)
install(TARGETS intrika_guests_door LIBRARY DESTINATION ${INTRIKA_DOOR_FOLDER})
