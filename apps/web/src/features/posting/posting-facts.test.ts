import type { Mission } from '@renfort/contract/mission.ts'
import { expect, it } from 'vitest'
import { aMission } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
import { postingFacts } from './posting-facts.ts'

const off = { flexiblePlanning: false, departments: false }
const ines = {
  id: '00000000-0000-4000-8000-0000000000f1',
  firstName: 'Inès',
  lastName: 'Bernard',
  pictureURL: null,
  status: 'requested' as const,
}
const asLastTime = { id: ines.id, startDate: null, timeZone: 'Europe/Paris' as const, facts: [] }

it.each<[string, Partial<Mission>, boolean, boolean]>([
  ['nobody chosen', {}, true, true],
  ['nobody to choose', {}, false, false],
  ['somebody chosen', { requestedSiders: [ines] }, true, false],
  ['nobody chosen, as last time', { asLastTime }, true, false],
  ['a payroll mission without its people', { type: 'gestion', asLastTime }, true, true],
  ['a payroll mission with its people', { type: 'gestion', requestedSiders: [ines] }, true, false],
])('POST-10 %s: Siders are to be chosen or not', (_, changes, hasCandidates, isOpen) => {
  const mission = aMission({ shifts: [aShift('2026-12-07')], ...changes })
  expect(postingFacts(mission, off, hasCandidates).hasSidersToChoose).toBe(isOpen)
})
