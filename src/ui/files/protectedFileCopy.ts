/** Of a PDF that may open with a password alone. */
export const protectedFileCopy = {
  isProtected: 'The PDF that you chose is protected.',
  detail:
    'If a password has to be typed to open it, as with an e-Aadhaar, the office cannot read it. Save it as a PDF without one and choose that, or choose a photo of the paper.',
}
