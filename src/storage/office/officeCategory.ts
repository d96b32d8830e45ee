import { broadAreas } from '../../domain/grant-form/areasCopy'
import { plainText } from '../../lib/plainText'

/**
 * What the areas that a form suggests are called in other languages. A name stays here when its
 * translation is corrected: applications have it.
 */
const elsewhere: Record<(typeof broadAreas)[number], readonly string[]> = {
  Technology: ['ટેકનોલોજી', 'टेक्नोलॉजी'],
  Healthcare: ['આરોગ્ય', 'स्वास्थ्य'],
  Energy: ['ઊર્જા', 'ऊर्जा'],
  Agriculture: ['ખેતી', 'खेती'],
  Education: ['શિક્ષણ', 'शिक्षा'],
  Blockchain: ['બ્લોકચેન', 'ब्लॉकचेन'],
}

const known = new Map(
  broadAreas.flatMap((area) => [area, ...elsewhere[area]].map((name) => [plainText(name), area])),
)

/**
 * The category of an application whose applicant typed this broad area: to the office, which reads
 * English, one that the form suggests is the same in every language.
 */
export function officeCategory(broadArea: string): string {
  return known.get(plainText(broadArea).trim()) ?? broadArea
}
