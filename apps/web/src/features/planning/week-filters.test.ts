import { describe, expect, it } from 'vitest'
import {
  choicesOf,
  filteredSheet,
  isFiltered,
  isOffered,
  type WeekFilters,
} from './week-filters.ts'
import type { SheetMission, WeekSheet } from './week-sheet.ts'

function aMission(id: string, changes: Partial<SheetMission> = {}): SheetMission {
  return {
    id,
    title: id,
    job: { id: 'waiter', name: 'Serveur' },
    type: 'delegation',
    place: 'Opéra, Lyon',
    timeZone: 'Europe/Paris',
    localHolidays: [],
    isOnline: false,
    manager: { id: 'm1', firstName: 'Zoé', lastName: 'Petit' },
    hasApplicants: false,
    contractsToSign: [],
    department: null,
    days: [],
    minutes: 60,
    ...changes,
  }
}

const long = `Entrepôt ${'é'.repeat(120)}, Lyon`
const sheet: WeekSheet = {
  week: { week: 50, year: 2026 },
  days: [],
  missions: [
    aMission('one'),
    aMission('two', { manager: { id: 'm2', firstName: 'Ali', lastName: 'Roy' } }),
    aMission('three', { place: null, manager: null, job: { id: 'cook', name: 'Cuisinier' } }),
    aMission('four', { place: long }),
  ],
  minutes: 240,
}
const offeredBy = (missions: readonly SheetMission[], filters: WeekFilters) =>
  choicesOf(missions).filter((each) => isOffered(each, filters))
const kept = (filters: Parameters<typeof filteredSheet>[1]) =>
  filteredSheet(sheet, filters).missions.map(({ id }) => id)

describe('PLAN-02 the filters of a week', () => {
  it('keep what each of them keeps, with its hours', () => {
    expect(kept({ place: 'Opéra, Lyon' })).toEqual(['one', 'two'])
    expect(kept({ place: 'Opéra, Lyon', manager: 'm2' })).toEqual(['two'])
    expect(kept({ job: 'cook' })).toEqual(['three'])
    expect(kept({ job: 'cook', manager: 'm1' })).toEqual([])
    expect(kept({ mission: 'two' })).toEqual(['two'])
    expect(filteredSheet(sheet, { job: 'cook' }).minutes).toBe(60)
    expect(filteredSheet(sheet, {})).toBe(sheet)
  })

  it('offer each value once where there are several, and a long place within the address', () => {
    const offered = new Map(
      offeredBy(sheet.missions, {}).map(({ filter, choices }) => [filter, choices]),
    )
    expect([...offered.keys()]).toEqual(['place', 'manager', 'job'])
    expect(offered.get('manager')?.map(({ label }) => label)).toEqual(['Zoé Petit', 'Ali Roy'])
    expect(offered.get('job')?.map(({ id }) => id)).toEqual(['waiter', 'cook'])
    const place = offered.get('place')?.find(({ label }) => label === long)
    expect(kept({ place: place?.id })).toEqual(['four'])
  })

  it('offer those that are set, whatever the week has', () => {
    const [mission] = sheet.missions
    const offered = offeredBy(mission === undefined ? [] : [mission], {
      job: 'cook',
      mission: 'one',
    })
    expect(offered.map(({ filter }) => filter)).toEqual(['job', 'mission'])
  })

  it('are none where the address says nothing', () => {
    expect(isFiltered({})).toBe(false)
    expect(isFiltered({ place: undefined, job: 'cook' })).toBe(true)
  })
})
