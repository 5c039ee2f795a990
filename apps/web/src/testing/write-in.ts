import type { UserEvent } from '@testing-library/user-event'
import { byRole, type Name, soonByRole } from './by-role.ts'

/** Replaces the text of a field at once, and leaves the field. */
export async function writeIn(user: UserEvent, field: string | HTMLElement, text: string) {
  const control = typeof field === 'string' ? byRole('textbox', field) : field
  await user.clear(control)
  if (text !== '') await user.paste(text)
  await user.tab()
}

/** Opens a list and takes one of its choices. */
export async function choose(user: UserEvent, list: Name, option: Name): Promise<void> {
  await user.click(byRole('combobox', list))
  await user.click(await soonByRole('option', option))
}
