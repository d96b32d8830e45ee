/** Below `src`: named like copy files, but they copy something. */
export const noWords = new Set([
  'features/apply/passport/useSaveCopy.ts',
  'storage/whole-copy/wholeCopy.ts',
])
