export const storageTroubleCopy = {
  oldTab:
    'Another tab has an older version of the portal open, so nothing can be read or saved here. Close that tab; this one then continues by itself.',
  silent:
    'The storage of this browser does not answer, so nothing can be read or saved here for now. Another tab may have an older version of the portal open: close the portal’s other tabs. This page then continues by itself; if it does not, close the browser and open it again.',
}
