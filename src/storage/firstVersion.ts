/*
 * The first version stored display words in the rows on people's devices. They are read as ids, or as
 * '' where they meant 'nothing'; everything else is unchanged.
 */

const statuses = new Map([
  ['Pending Review', 'pending-review'],
  ['Under Review', 'under-review'],
  ['Documents Required', 'documents-required'],
  ['Approved', 'approved'],
  ['Rejected', 'rejected'],
  ['Deleted', 'deleted'],
])

/** The status or decision in a row. */
export function statusId<Status extends string>(stored: Status): Status {
  return (statuses.get(stored) ?? stored) as Status
}

const grantTypes = new Map([
  ['PoC Grant', 'poc'],
  ['IPR Support', 'ipr'],
])

/** The type of application in a row. */
export function grantTypeId<Kind extends string>(stored: Kind): Kind {
  return (grantTypes.get(stored) ?? stored) as Kind
}

const wordsForNothing = new Map<string, unknown>([
  ['institution', 'Not specified'],
  ['department', 'Not specified'],
  ['category', 'Not specified'],
  ['phone', 'Not provided'],
  ['lastLogin', 'Never'],
  ['timeline', 'Not stated'],
])

/** The row with '' in place of the words for a value that nobody gave. */
export function withoutDefaultWords<Row extends object>(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      wordsForNothing.has(name) && wordsForNothing.get(name) === value ? '' : value,
    ]),
  ) as Row
}
