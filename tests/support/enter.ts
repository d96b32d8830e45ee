import type { UserEvent } from '@testing-library/user-event'

/** Focuses a field and adds a text at its end, all at once. Tests about single keys type them. */
export async function enter(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
