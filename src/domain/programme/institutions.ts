/** How an institution does in the programme (spec §3). */
export type InstitutionRecord = {
  name: string
  applications: number
  approved: number
  /** Rupees granted. */
  funding: number
  /** Approved of all applications, in per cent with one decimal. */
  successRate: number
}

/** Sample: the institutions with the most applications. */
export const topInstitutions: InstitutionRecord[] = [
  ['State Technical University', 28, 20, 4_150_000],
  ['Sabarmati Institute of Technology', 24, 17, 3_480_000],
  ['Narmada College of Engineering', 19, 12, 2_260_000],
  ['Tapi Institute of Technology', 15, 9, 1_720_000],
  ['Kutch School of Design', 12, 8, 1_190_000],
  ['Gir Agricultural Institute', 11, 6, 940_000],
].map(([name, applications, approved, funding]) => ({
  name: String(name),
  applications: Number(applications),
  approved: Number(approved),
  funding: Number(funding),
  successRate: Math.round((Number(approved) / Number(applications)) * 1_000) / 10,
}))
