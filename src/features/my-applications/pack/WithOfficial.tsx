/**
 * Words in the portal's language, with the official English ones in small type beside them, because
 * the paper goes from an applicant to an office. Equal words are shown once.
 */
export function WithOfficial({ words, official }: { words: string; official: string }) {
  if (words === official) return words
  return (
    <>
      {words}{' '}
      <span lang="en" className="paper-official">
        {official}
      </span>
    </>
  )
}
