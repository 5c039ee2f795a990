import type { Mission } from '@renfort/contract/mission.ts'
import { updateShift } from '@renfort/contract/shift.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFlexiblePlanning } from '../../testing/a-flexible-planning.ts'
import { aMission } from '../../testing/a-mission.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { GeneratedShifts } from './generated-shifts.tsx'

const shift = {
  id: '00000000-0000-4000-8000-000000000101',
  startDate: '2027-01-04T10:30:00.000Z',
  endDate: '2027-01-04T15:30:00.000Z',
  breakDuration: 0,
  slots: 2,
  recurrenceId: null,
  timeZone: 'Europe/Paris' as const,
}
const planned = (shiftsUntil: string | null, changes: Partial<Mission> = {}) =>
  aMission({
    status: 'submitted',
    selectionStatus: 'new',
    isFlexiblePlanning: true,
    flexiblePlanning: aFlexiblePlanning({ shiftsUntil }),
    shifts: shiftsUntil === null ? [] : [shift],
    ...changes,
  })
const said = (text: RegExp) => screen.getByText(text).textContent

it('FLEX-16 says when the first shifts come', async () => {
  await show(<GeneratedShifts mission={planned(null)} />)
  expect(said(/premiers créneaux/)).toBe(
    'Les premiers créneaux sont générés le dimanche 27 décembre 2026.',
  )
})

it('FLEX-16 says up to when there are some, what they amount to, and when the next come', async () => {
  await show(<GeneratedShifts mission={planned('2027-01-10T00:00:00.000Z')} />)
  expect(said(/^Créneaux générés/)).toMatch(
    /^Créneaux générés jusqu’au dimanche 10 janvier 2027\s; les suivants le dimanche 3 janvier 2027\.$/u,
  )
  expect(hasRole('rowheader', 'Total des créneaux générés')).toBe(true)
  expect(hasRole('button', /Déplacer/)).toBe(false)
})

it('FLEX-16 says that all are there, in English too', async () => {
  const mission = planned('2027-01-31T00:00:00.000Z')
  await show(<GeneratedShifts mission={mission} />, { locale: 'en' })
  expect(said(/All shifts/)).toBe('All shifts are generated.')
})

it('TASK-52 promises nothing once nobody is looked for, and nobody comes', async () => {
  await show(<GeneratedShifts mission={planned(null, { selectionStatus: 'closed' })} />)
  expect(screen.queryByText(/créneaux/i)).toBeNull()
})

it('FLEX-16 lets internal staff who act for the company move a shift', async () => {
  const sent = answer(updateShift, () => ({ shifts: [shift] }))
  const mission = planned('2027-01-10T00:00:00.000Z')
  const { user } = await show(<GeneratedShifts mission={mission} />, {
    as: { actingUntil: '2026-11-23T18:00:00.000Z' },
  })
  await press(user, /^Déplacer le créneau/)
  await soonByRole('dialog', 'Déplacer un créneau')
  const end = byRole('combobox', 'Fin')
  await user.clear(end)
  await user.type(end, '17:30')
  await press(user, 'Déplacer')
  expect(toasts()).toEqual(['Réussi Le créneau est déplacé.'])
  expect(sent).toMatchObject([
    { body: { startDate: shift.startDate, endDate: '2027-01-04T16:30:00.000Z', slots: 2 } },
  ])
})
