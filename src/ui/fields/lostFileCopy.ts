export const lostFileCopy = {
  lost: 'This page was closed while you were choosing a file, and the file did not arrive.',
  detail:
    'What was saved on this device is still here. Phones close pages when the camera needs their memory: close other apps, or take the photo first and then choose it from your gallery.',
}
