# Faces and surfaces as data, compiled into the rooms that draw them, with the emblems that they name.
set(faces_dir ${CMAKE_CURRENT_LIST_DIR}/faces)
set(emblems_dir ${PROJECT_BINARY_DIR}/emblems)
set(surfaces_dir ${CMAKE_CURRENT_LIST_DIR}/surfaces)
file(GLOB face_files CONFIGURE_DEPENDS ${faces_dir}/*.json)
file(GLOB surface_files CONFIGURE_DEPENDS ${surfaces_dir}/*.json)

# A source package carries the icons and needs no network.
set(INTRIKA_ICONS "" CACHE FILEPATH "icons.json of @iconify-json/game-icons; empty: the build fetches it")
set(icons ${INTRIKA_ICONS})
if(NOT icons)
    find_program(NPM npm)
    set(icons ${emblems_dir}/icons.json)
    if(EXISTS ${icons})
        file(SIZE ${icons} bytes)
        if(bytes LESS 1000) # a build without network left the stand-ins: try again
            file(REMOVE ${icons})
        endif()
    endif()
    file(MAKE_DIRECTORY ${emblems_dir})
    add_custom_command(OUTPUT ${icons}
        COMMAND ${CMAKE_COMMAND} -DNPM=${NPM} -DOUT=${icons} -P ${CMAKE_CURRENT_LIST_DIR}/fetch_emblems.cmake
        WORKING_DIRECTORY ${emblems_dir}
        DEPENDS ${CMAKE_CURRENT_LIST_DIR}/fetch_emblems.cmake ${PROJECT_SOURCE_DIR}/packaging/fetch_from_npm.cmake
        COMMENT "Fetching the emblems")
endif()

add_executable(pick_emblems ${CMAKE_CURRENT_LIST_DIR}/pick_emblems.cpp ${PROJECT_SOURCE_DIR}/app/faces/emblem_layers.cpp)
target_link_libraries(pick_emblems PRIVATE intrika_build nlohmann_json::nlohmann_json Qt6::Svg)
intrika_qt_code(pick_emblems)
set(own_emblems ${CMAKE_CURRENT_LIST_DIR}/own_emblems.json)
foreach(file IN LISTS face_files)
    get_filename_component(game ${file} NAME_WE)
    set(picked ${emblems_dir}/${game}.emblems)
    set(naming ${file} ${surface_files})
    list(FILTER naming INCLUDE REGEX "/${game}\\.json$")
    add_custom_command(OUTPUT ${picked}
        COMMAND pick_emblems ${picked} ${icons} ${own_emblems} ${naming}
        DEPENDS pick_emblems ${icons} ${own_emblems} ${naming} COMMENT "Picking the emblems of ${game}")
    set_source_files_properties(${picked} PROPERTIES QT_RESOURCE_ALIAS emblems/${game} GENERATED ON)
    list(APPEND emblem_files ${picked})
endforeach()
intrika_resources(intrika_faces faces PREFIX /faces BASE "${faces_dir}" FILES ${face_files} ${emblem_files})
intrika_resources(intrika_surfaces surfaces PREFIX /surfaces BASE "${surfaces_dir}" FILES ${surface_files})
