import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

type Name = string | RegExp

/** What a person finds by what it is and what it is called. */
export function byRole(role: string, name: Name): HTMLElement {
  return screen.getByRole(role, { name })
}

/** The same, once it is there. */
export function soonByRole(role: string, name: Name): Promise<HTMLElement> {
  return screen.findByRole(role, { name })
}

export function hasRole(role: string, name: Name): boolean {
  return screen.queryByRole(role, { name }) !== null
}

/** What is said of a control: its problem, its value as understood, its help, why it is closed. */
export function saidOf(control: HTMLElement): string[] {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent ?? '')
}

export function isClosed(control: HTMLElement): boolean {
  return control.getAttribute('aria-disabled') === 'true' || control.hasAttribute('disabled')
}

/** The sentences of every toast, as they are said. */
export function toasts(): string[] {
  const region = screen.queryByRole('region', { name: /^Notifications/ })
  if (region === null) return []
  return [
    ...within(region).queryAllByRole('status'),
    ...within(region).queryAllByRole('alert'),
  ].map(({ textContent }) => textContent)
}

/** Opens a list and takes one of its choices. */
export async function choose(user: UserEvent, list: Name, option: Name): Promise<void> {
  await user.click(byRole('combobox', list))
  await user.click(await soonByRole('option', option))
}

/** A password field, which has no role. */
export function password(label: string): HTMLElement {
  return screen.getByLabelText(label, { selector: 'input' })
}

/** Presses a button once it is open. */
export async function press(user: UserEvent, name: Name): Promise<void> {
  await waitFor(() => {
    if (isClosed(byRole('button', name))) throw new Error(`${String(name)} is closed`)
  })
  await user.click(byRole('button', name))
}
