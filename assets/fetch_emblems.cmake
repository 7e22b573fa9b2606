# Run by the build, in a folder of the build: brings the one archive that the emblems come from, and nothing beside it.
#   cmake -DNPM=... -DOUT=icons.json -P fetch_emblems.cmake
# Where there is an npm, it knows best where packages come from; else CMake itself fetches the same file. Whoever sent
# it, its sum decides. Without network the picture of the program is poorer, but there is a program.
set(name game-icons)
set(version 1.2.4)
set(sum
    fc70c3671a305e00c970e1303eca540aae51b83765db93b264a76dc6aaa23c94
    0d4eb588ca6eebe12b4bcc856cefb0f23733965a11f9c03ab0611dd61de0df92)
string(JOIN "" sum ${sum})
set(archive iconify-json-${name}-${version}.tgz) # as npm calls it

function(drop_stranger)
    if(EXISTS ${archive})
        file(SHA512 ${archive} found)
        if(NOT found STREQUAL sum)
            file(REMOVE ${archive})
        endif()
    endif()
endfunction()

file(REMOVE ${archive})
if(NPM)
    execute_process(COMMAND ${NPM} pack @iconify-json/${name}@${version} --silent OUTPUT_QUIET ERROR_QUIET)
    drop_stranger()
endif()
if(NOT EXISTS ${archive})
    set(registry "$ENV{npm_config_registry}")
    if(NOT registry)
        set(registry https://registry.npmjs.org)
    endif()
    string(REGEX REPLACE "/+$" "" registry "${registry}")
    set(certificates "$ENV{NODE_EXTRA_CA_CERTS}")
    if(certificates)
        set(CMAKE_TLS_CAINFO "${certificates}")
    endif()
    file(DOWNLOAD ${registry}/@iconify-json/${name}/-/${name}-${version}.tgz ${archive}
        TLS_VERIFY ON INACTIVITY_TIMEOUT 30 STATUS ignored)
    drop_stranger()
endif()
if(EXISTS ${archive})
    file(ARCHIVE_EXTRACT INPUT ${archive} PATTERNS package/icons.json TOUCH)
    file(RENAME package/icons.json "${OUT}")
    file(REMOVE_RECURSE package ${archive})
else()
    message(WARNING "the emblems of @iconify-json/${name} did not come: our own drawings stand in for them")
    file(WRITE "${OUT}" "{}\n")
endif()
