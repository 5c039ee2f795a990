import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export type Name = string | RegExp

/** An element by its role and accessible name. */
export function byRole(role: string, name: Name): HTMLElement {
  return screen.getByRole(role, { name })
}

/** The same, once the element appears. */
export function soonByRole(role: string, name: Name): Promise<HTMLElement> {
  return screen.findByRole(role, { name })
}

export function hasRole(role: string, name: Name): boolean {
  return screen.queryByRole(role, { name }) !== null
}

/** The descriptions of a control: its problem, its formatted value, its help, why it is disabled. */
export function saidOf(control: HTMLElement): string[] {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent ?? '')
}

export function isClosed(control: HTMLElement): boolean {
  return control.getAttribute('aria-disabled') === 'true' || control.hasAttribute('disabled')
}

/** The sentences of all toasts, as they are announced. */
export function toasts(): string[] {
  const region = screen.queryByRole('region', { name: /^Notifications/ })
  if (region === null) return []
  return [
    ...within(region).queryAllByRole('status'),
    ...within(region).queryAllByRole('alert'),
  ].map(({ textContent }) => textContent)
}

/** A password field: it has no ARIA role. */
export function password(label: string): HTMLElement {
  return screen.getByLabelText(label, { selector: 'input' })
}

/** Presses a button once it is enabled. */
export async function press(user: UserEvent, name: Name): Promise<void> {
  await waitFor(() => {
    if (isClosed(byRole('button', name))) throw new Error(`${String(name)} is closed`)
  })
  await user.click(byRole('button', name))
}
