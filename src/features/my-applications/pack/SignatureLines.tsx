import { PaperWords } from './PaperWords'

export type Signatory = {
  role: 'lead' | 'mentor' | 'head'
  /** '' if it is to be filled in by hand. */
  name: string
  /** Designation and institution, as far as they are known. */
  more: readonly string[]
  line: 'signature' | 'signatureAndSeal'
}

/** The people who sign, with a line for each. */
export function SignatureLines({ signatories }: { signatories: readonly Signatory[] }) {
  return (
    <ul className="paper-signatures">
      {signatories.map(({ role, name, more, line }) => (
        <li key={role}>
          <strong>
            <PaperWords of={role} />
          </strong>
          {name === '' ? (
            <span className="paper-blank">
              <PaperWords of="nameLine" />
            </span>
          ) : (
            <span>{name}</span>
          )}
          {more.map((text) => (
            <span key={text}>{text}</span>
          ))}
          <span className="paper-line">
            <PaperWords of={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}
