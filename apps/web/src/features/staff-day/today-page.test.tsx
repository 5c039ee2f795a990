import { changeStaffItem, readStaffDay, type StaffSection } from '@renfort/contract/staff-day.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import type { DayFilters } from './queries.ts'
import { TodayPage } from './today-page.tsx'

const lea = { id: '8a1c5c5e-6f0c-4d0e-9d52-1f0a6a2c7d11', firstName: 'Léa', lastName: 'Roy' }
const nobodys = { assignee: null, note: null, snoozedUntil: null, version: 0 }

const aPlace = (care = nobodys): StaffSection => ({
  kind: 'place',
  total: 1,
  items: [
    {
      subject: '3d1c5c5e-6f0c-4d0e-9d52-1f0a6a2c7d12',
      due: '2030-12-07T17:00:00.000Z',
      care,
      company: { id: '5e1c5c5e-6f0c-4d0e-9d52-1f0a6a2c7d13', name: 'Brasserie Bellecour' },
      taskId: '3d1c5c5e-6f0c-4d0e-9d52-1f0a6a2c7d12',
      taskName: 'Serveur – Réveillon',
      startDate: '2030-12-07T17:00:00.000Z',
      timeZone: 'Europe/Paris',
      openSlots: 2,
    },
  ],
})

const open = (filters: DayFilters = {}) =>
  show(<TodayPage filters={filters} />, { as: { isInsider: true, organisation: null } })

it('shows a place with its company and who may take it, and takes it on the version that is seen', async () => {
  answer(readStaffDay, () => ({ sections: [aPlace()], colleagues: [lea] }))
  const sent = answer(changeStaffItem, () => ({ ...nobodys, assignee: lea, version: 1 }))
  const { user } = await open()
  await soonByRole('heading', 'Places à pourvoir (1)')
  expect(document.body.textContent).toContain('Brasserie Bellecour')
  expect(document.body.textContent).toContain('2 places sans personne')
  await user.click(byRole('button', /^Je m’en occupe/))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    params: { kind: 'place', subject: '3d1c5c5e-6f0c-4d0e-9d52-1f0a6a2c7d12' },
    body: { version: 0 },
  })
})

it('keeps a note that was written while a colleague changed the item, and shows what they changed', async () => {
  let now = nobodys as Parameters<typeof aPlace>[0]
  answer(readStaffDay, () => ({ sections: [aPlace(now)], colleagues: [lea] }))
  const sent = answer(changeStaffItem, () => {
    now = { ...nobodys, version: 1 }
    return refused('errors.staff_item.changed', { name: 'Léa Roy' })
  })
  const { user } = await open()
  await user.click(await soonByRole('button', /^Plus d’actions/))
  await user.click(await soonByRole('menuitem', 'Confier ou noter…'))
  await user.type(await soonByRole('textbox', 'Note de l’équipe'), 'Appeler Nora')
  await user.click(byRole('button', 'Enregistrer'))
  await waitFor(() => expect(document.body.textContent).toContain('Changé entre-temps'))
  expect(byRole('textbox', 'Note de l’équipe')).toHaveProperty('value', 'Appeler Nora')
  await user.click(byRole('button', 'Enregistrer'))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body.version)).toEqual([0, 1])
})

it.each<[DayFilters, string]>([
  [{}, 'Rien n’attend l’équipe'],
  [{ whose: 'mine' }, 'Rien ne vous est confié'],
  [{ whose: 'snoozed' }, 'Rien n’est remis à plus tard'],
  [{ kind: 'job' }, 'Rien pour ce sujet'],
])('says what an empty view means: %j', async (filters, title) => {
  answer(readStaffDay, () => ({ sections: [], colleagues: [] }))
  await open(filters)
  expect(await soonByRole('heading', title)).toBeDefined()
})

it('offers another try when the day cannot be read', async () => {
  answer(readStaffDay, () => refused('errors.internal'))
  await open()
  expect(await soonByRole('heading', 'La journée n’a pas pu se charger')).toBeDefined()
})
