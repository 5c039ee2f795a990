import type { Member } from '@renfort/contract/organisation.ts'
import type { Page } from '@playwright/test'
import { aNewDraft } from './new-draft.ts'
import { signedInCall } from './signed-in-call.ts'

/** An empty draft of the demo company. */
export function aDraft(page: Page, type: 'delegation' | 'gestion' = 'delegation'): Promise<string> {
  return aNewDraft(page, { type, name: 'Brouillon' })
}

/** A draft with a motive, a manager, and a shift for some Siders. */
export async function aFilledDraft(
  page: Page,
  type: 'delegation' | 'gestion' = 'delegation',
  slots = 2,
): Promise<string> {
  const id = await aDraft(page, type)
  const [motive] = await signedInCall<{ id: string }[]>(page, 'GET', '/motives')
  const members = await signedInCall<Member[]>(page, 'GET', '/me/organisations/users')
  const [department] = await departments(page)
  const manager = members.find(({ role }) => role === 'admin')
  await signedInCall(page, 'PATCH', `/tasks/${id}`, {
    id,
    motiveId: motive?.id,
    managerId: manager?.id,
    departmentId: department?.id,
  })
  await addShift(page, id, '2026-12-14', slots)
  return id
}

/** The departments to choose for a mission. */
export async function departments(page: Page): Promise<{ id: string; name: string }[]> {
  const organisationId = await page.evaluate(() => localStorage.getItem('organisationId') ?? '')
  return signedInCall(page, 'GET', `/organisations/${organisationId}/departments?status=active`)
}

export async function addShift(page: Page, id: string, day: string, slots = 1): Promise<void> {
  const shift = { breakDuration: 60, slots }
  const [startDate, endDate] = [`${day}T08:00:00.000Z`, `${day}T16:00:00.000Z`]
  await signedInCall(page, 'POST', `/tasks/${id}/shifts`, {
    shifts: [{ ...shift, startDate, endDate }],
  })
}
