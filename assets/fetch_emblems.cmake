# Run by the build, in the folder of the build that holds package.json and its lock: brings the package of icons.
#   cmake -DNPM=... -DOUT=icons.json -P fetch_emblems.cmake
# Where there is no npm or no network the picture of the program is poorer, but there is a program.
set(package "node_modules/@iconify-json/game-icons/icons.json")
if(NPM)
    execute_process(COMMAND ${NPM} ci --ignore-scripts --no-audit --no-fund --loglevel=error
        RESULT_VARIABLE failed OUTPUT_QUIET)
endif()
if(NPM AND NOT failed)
    file(RENAME "${package}" "${OUT}")
    file(REMOVE_RECURSE node_modules)
else()
    message(WARNING "npm could not bring the emblems of assets/package.json: our own drawings stand in for them")
    file(WRITE "${OUT}" "{}\n")
endif()
