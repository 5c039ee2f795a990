import { listMissionsToStaff } from '@renfort/contract/staffing.ts'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aStaffedMission } from '../../testing/a-staffed-mission.ts'
import { staffPaths } from '../../platform/screen-paths.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import type { QueueFilters } from './queries.ts'
import { QueuePage } from './queue-page.tsx'

const pageOf = (tasks: ReturnType<typeof aStaffedMission>[]) => ({
  tasks,
  total: tasks.length,
  limit: 50,
  offset: 0,
})
const open = (filters: QueueFilters = {}) =>
  show(<QueuePage filters={filters} />, { as: { isInsider: true, organisation: null } })

it('lists missions with their company, slots, requests and urgency', async () => {
  const asked = answer(listMissionsToStaff, () =>
    pageOf([
      aStaffedMission({
        filledSlots: 1,
        toReplace: 1,
        urgency: 'day',
        requested: { requested: 1, accepted: 1, declined: 0, hired: 0 },
        applicants: { waiting: 3, approved: 1 },
      }),
    ]),
  )
  await open()
  const table = within(await soonByRole('table', 'Missions à pourvoir'))
  const [, row] = table.getAllByRole('row')
  const text = row?.textContent ?? ''
  for (const part of [
    'Serveur – Réveillon',
    'Brasserie Bellecour · Lyon',
    '1 places pourvues sur 3',
    '1 à remplacer',
    '2 Siders demandés',
    '1 candidat approuvé',
    '3 candidats en attente',
    'Sous 24\u00a0h',
  ]) {
    expect(text).toContain(part)
  }
  expect(asked[0]).toMatchObject({ query: { stage: 'toStaff', offset: 0 } })
})

it('keeps the search in the address, and says when nothing matches', async () => {
  answer(listMissionsToStaff, () => pageOf([]))
  const { user, place } = await open({ q: 'zephyr', stage: 'staffed' })
  await soonByRole('heading', 'Rien ne correspond')
  await user.click(byRole('button', 'Effacer la recherche'))
  await waitFor(() => expect(place()).toBe(`${staffPaths.staffing}?stage=staffed`))
})

it('offers another try when the list cannot be read', async () => {
  answer(listMissionsToStaff, () => refused('errors.internal'))
  const { user } = await open()
  await soonByRole('heading', 'La lecture n’a pas abouti')
  answer(listMissionsToStaff, () => pageOf([aStaffedMission()]))
  await user.click(byRole('button', 'Réessayer'))
  const table = await soonByRole('table', 'Missions à pourvoir')
  expect(table.textContent).toContain('Brasserie Bellecour')
})
