/** The leader's index (as text) after a member was removed: '' if that was the leader. */
export function leaderAfterRemoval(leader: string, removed: number): string {
  if (leader === '') return ''
  const index = Number(leader)
  if (index === removed) return ''
  return String(index > removed ? index - 1 : index)
}

/** The leader's index after a member was put back: a former leader leads again, unless another was chosen since. */
export function leaderAfterInsert(leader: string, wasLeader: boolean, inserted: number): string {
  if (leader === '') return wasLeader ? String(inserted) : ''
  const index = Number(leader)
  return String(index >= inserted ? index + 1 : index)
}
