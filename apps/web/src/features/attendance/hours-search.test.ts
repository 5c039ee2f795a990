import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import {
  type HoursMode,
  isNarrowed,
  periodAround,
  periodBeside,
  periodOf,
  readHoursSearch,
  searchOfTab,
  statusesOf,
  tabOf,
} from './hours-search.ts'

const today = isoDate('2026-11-25')
const id = '00000000-0000-4000-8000-000000000001'
const told = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

describe('the address of the hours', () => {
  it('TS-01 says everything that they are narrowed by', () => {
    const search = {
      status: 'att.disputed',
      pageNumber: 3,
      type: 'conflicting',
      mode: 'week',
      startDate: '2026-11-23',
      endDate: '2026-11-29',
      searchBy: 'manager',
      siderId: id,
      managerId: id,
      siderName: 'Nora Petit',
      managerName: 'Julien Faure',
      taskId: id,
      taskName: 'M26000012 – Serveur',
    }
    expect(told(readHoursSearch(search))).toEqual(search)
  })

  it('TS-06 N-20 may name days from one to another, as figures count them, and the same number beside', () => {
    const search = { mode: 'range', startDate: '2026-11-02', endDate: '2026-11-29' } as const
    expect(told(readHoursSearch(search))).toEqual(search)
    const period = periodOf(search, today)
    expect(period).toEqual({ from: '2026-11-02', to: '2026-11-29' })
    const turned = { ...search, startDate: search.endDate, endDate: search.startDate }
    expect(periodOf(turned, today)).toEqual(period)
    expect(periodOf({ mode: 'range' }, today)).toEqual({ from: today, to: today })
    if (period === null) throw new Error('No period.')
    expect(periodBeside('range', period, 1)).toEqual({ from: '2026-11-30', to: '2026-12-27' })
    expect(periodBeside('range', period, -1)).toEqual({ from: '2026-10-05', to: '2026-11-01' })
  })

  it('TS-02 says nothing of what is as it is by default', () => {
    expect(told(readHoursSearch({}))).toEqual({})
    const same = { status: 'att.disputed,att.waiting', pageNumber: 1, mode: 'all' }
    expect(told(readHoursSearch(same))).toEqual({})
    expect(statusesOf({})).toEqual(['att.waiting', 'att.disputed'])
  })

  it.each([
    { status: 'att.gone', pageNumber: -1, type: 'all', mode: 'year', startDate: '2026-02-30' },
    { status: 7, pageNumber: 'one', searchBy: 'job', siderId: '1; drop', managerId: null },
    { endDate: '2026-11-29', paid: 'yes', extra: 1 },
  ])('holds anything: %j counts as nothing', (search) => {
    expect(told(readHoursSearch(search))).toEqual({})
  })

  it.each([
    ['toVerify', {}],
    ['toVerify', { status: 'att.waiting' }],
    ['validated', { status: 'att.validated' }],
    ['paid', { status: 'att.validated', paid: true as const }],
    ['extra', { extra: true as const, status: 'att.validated' }],
  ])('TS-13 leads to the tab %s from %j', (tab, search) => {
    expect(tabOf(search)).toBe(tab)
  })

  it('TS-13 N-18 leads from tab to tab with the filters that both have', () => {
    const search = { siderId: id, mode: 'week' as const, pageNumber: 4, status: 'att.waiting' }
    const kept = { siderId: id, mode: 'week' }
    expect(told(searchOfTab('toVerify', search))).toEqual(kept)
    expect(told(searchOfTab('validated', search))).toEqual({ ...kept, status: 'att.validated' })
    expect(told(searchOfTab('paid', search))).toEqual({
      ...kept,
      status: 'att.validated',
      paid: true,
    })
    expect(told(searchOfTab('extra', search))).toEqual({ ...kept, extra: true })
  })

  it.each([
    [false, {}],
    [false, { status: 'att.validated' }],
    [false, { status: 'att.validated', paid: true as const }],
    [true, { status: 'att.waiting' }],
    [true, { status: 'att.validated', extra: true as const }],
    [true, { siderId: id }],
    [true, { mode: 'day' as const }],
  ])('is narrowed: %s by %j', (narrowed, search) => {
    expect(isNarrowed(search)).toBe(narrowed)
  })
})

describe('a period', () => {
  it.each<[Exclude<HoursMode, 'all' | 'range'>, string, string, string]>([
    ['day', '2026-11-25', '2026-11-25', '2026-11-25'],
    ['week', '2026-11-25', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['week', '2026-12-31', '2026-12-28', '2027-01-03'],
    ['month', '2026-11-25', '2026-11-01', '2026-11-30'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ])('TS-06 %s around %s is %s to %s', (mode, day, from, to) => {
    const period = periodAround(mode, isoDate(day))
    expect(period).toEqual({ from, to })
    expect(periodBeside(mode, periodBeside(mode, period, 1), -1)).toEqual(period)
    expect(periodBeside(mode, period, 1).from > to).toBe(true)
  })

  it('TS-06 is that of today where the address names no day, and none for all dates', () => {
    expect(periodOf({ mode: 'day' }, today)).toEqual({ from: today, to: today })
    expect(periodOf({ mode: 'week', startDate: '2026-12-01' }, today)?.from).toBe('2026-11-30')
    expect(periodOf({}, today)).toBeNull()
  })
})
