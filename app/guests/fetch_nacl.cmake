# Run by the build, in a folder of the build: brings the cipher of the phones' page (tweetnacl, public domain), as
# assets/fetch_emblems.cmake brings the emblems.
#   cmake -DNPM=... -DOUT=nacl.js -P fetch_nacl.cmake
# Without network there is an empty file, and no game with phones.
set(name tweetnacl)
set(version 1.0.3)
set(sum
    eabb7e44deda3a2d6718cc82e176b90dd622ba497651609b7097eded887145e0
    46403ece00cf0f6f1c3a60ca38af676234403c1449aedf660e9fdae16a2139cb)
string(JOIN "" sum ${sum})
set(archive ${name}-${version}.tgz) # as npm calls it

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
    execute_process(COMMAND ${NPM} pack ${name}@${version} --silent OUTPUT_QUIET ERROR_QUIET)
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
    file(DOWNLOAD ${registry}/${name}/-/${name}-${version}.tgz ${archive}
        TLS_VERIFY ON INACTIVITY_TIMEOUT 30 STATUS ignored)
    drop_stranger()
endif()
if(EXISTS ${archive})
    file(ARCHIVE_EXTRACT INPUT ${archive} PATTERNS package/nacl-fast.min.js TOUCH)
    file(RENAME package/nacl-fast.min.js "${OUT}")
    file(REMOVE_RECURSE package ${archive})
else()
    message(WARNING "${name} did not come: nobody will play with a phone")
    file(WRITE "${OUT}" "\n")
endif()
