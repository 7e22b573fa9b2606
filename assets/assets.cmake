# Faces as data, compiled into the room that draws them.
file(GLOB face_files CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/faces/*.json)
qt_add_resources(intrika_faces faces PREFIX /faces BASE "${CMAKE_CURRENT_LIST_DIR}/faces" FILES ${face_files})
