# Brings one file out of one archive of npm, and nothing beside it. Run by the build, in a folder of the build, by way of
# a script that sets: package, version, sum (SHA-512 of the archive, in pieces), file, and for a build without network
# what stands in its place (instead) and what is then told (loss).
#   cmake -DNPM=... -DOUT=... -P fetch_....cmake
# Where there is an npm, it knows best where packages come from; else CMake itself fetches the same file. Whoever sent
# it, its sum decides.
string(JOIN "" sum ${sum})
string(REGEX REPLACE "^.*/" "" name ${package})
string(REGEX REPLACE "^@(.*)/" "\\1-" archive ${package})
set(archive ${archive}-${version}.tgz) # as npm calls it

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
    execute_process(COMMAND ${NPM} pack ${package}@${version} --silent OUTPUT_QUIET ERROR_QUIET)
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
    file(DOWNLOAD ${registry}/${package}/-/${name}-${version}.tgz ${archive}
        TLS_VERIFY ON INACTIVITY_TIMEOUT 30 STATUS ignored)
    drop_stranger()
endif()
if(EXISTS ${archive})
    file(ARCHIVE_EXTRACT INPUT ${archive} PATTERNS package/${file} TOUCH)
    file(RENAME package/${file} "${OUT}")
    file(REMOVE_RECURSE package ${archive})
else()
    message(WARNING "${package} did not come: ${loss}")
    file(WRITE "${OUT}" "${instead}\n")
endif()
