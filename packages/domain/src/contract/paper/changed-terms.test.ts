import { describe, expect, it } from 'vitest'
import { instant } from '../../kernel/calendar.ts'
import { changedTerms, type PaperTerms } from './changed-terms.ts'

const shift = (from: string, to: string, breakMinutes = 60) => {
  const [startsAt, endsAt] = [instant(from), instant(to)]
  const wall = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  return { startsAt, endsAt, breakMinutes, workedMinutes: wall - breakMinutes }
}
const monday = shift('2026-12-07T08:00:00.000Z', '2026-12-07T16:00:00.000Z')
const tuesday = shift('2026-12-08T08:00:00.000Z', '2026-12-08T16:00:00.000Z')
const contract = (sider: string, changes: Partial<PaperTerms['contracts'][number]> = {}) => ({
  sider,
  place: 'Bellecour, 4 place Bellecour, 69002 Lyon',
  priceCents: 30_000,
  workedMinutes: 840,
  shifts: [monday, tuesday],
  ...changes,
})

const paper: PaperTerms = {
  client: { manager: 'Ana Le Goff' },
  mission: {
    executiveStatus: 'worker',
    subtasks: ['Service en salle'],
    purpose: null,
    workConditions: null,
    risks: [],
    licences: [],
    equipments: [{ name: 'Gants' }],
    dressCode: null,
  },
  motive: {
    reason: 'activityIncrease',
    justification: 'Réveillon',
    replacements: [],
    recruitments: [],
  },
  pay: { hourlyRateCents: 1250 },
  contracts: [contract('Awa Diallo'), contract('Hugo Petit')],
}

describe('what a corrected contract says otherwise (CTR-22)', () => {
  it('is nothing of the same terms, whatever the order of their keys', () => {
    const { contracts, pay, motive, mission, client } = paper
    const again = { contracts, pay, motive: motive && reversed(motive), mission, client }
    expect(changedTerms(paper, again)).toEqual([])
  })

  it('is each field with its old and its new value', () => {
    const after: PaperTerms = {
      ...paper,
      client: { manager: null },
      motive: paper.motive && { ...paper.motive, justification: 'Inventaire' },
      mission: {
        ...paper.mission,
        executiveStatus: 'executive',
        subtasks: ['Service en salle', 'Caisse'],
        equipments: [],
      },
      pay: { hourlyRateCents: 1300 },
      contracts: paper.contracts.map((each) => ({
        ...each,
        place: 'Gare, 1 rue de la Gare, 69003 Lyon',
        priceCents: 31_200,
      })),
    }
    expect(changedTerms(paper, after)).toEqual([
      { field: 'motive', before: paper.motive, after: after.motive },
      { field: 'executiveStatus', before: 'worker', after: 'executive' },
      {
        field: 'place',
        before: 'Bellecour, 4 place Bellecour, 69002 Lyon',
        after: 'Gare, 1 rue de la Gare, 69003 Lyon',
      },
      {
        field: 'subtasks',
        before: ['Service en salle'],
        after: ['Service en salle', 'Caisse'],
      },
      { field: 'equipments', before: ['Gants'], after: [] },
      { field: 'manager', before: 'Ana Le Goff', after: null },
      { field: 'hourlyRate', before: 1250, after: 1300 },
      { field: 'price', before: 60_000, after: 62_400 },
    ])
  })

  it('is the shifts that are others, told once for those whose hours change alike', () => {
    const later = shift('2026-12-08T10:00:00.000Z', '2026-12-08T16:00:00.000Z')
    const moved = { shifts: [monday, later], workedMinutes: 720, priceCents: 26_000 }
    const after = {
      ...paper,
      contracts: [contract('Awa Diallo', moved), contract('Hugo Petit', moved)],
    }
    expect(changedTerms(paper, after)).toEqual([
      {
        field: 'hours',
        siders: ['Awa Diallo', 'Hugo Petit'],
        before: { shifts: [tuesday], minutes: 840 },
        after: { shifts: [later], minutes: 720 },
      },
      { field: 'price', before: 60_000, after: 52_000 },
    ])
  })

  it('is no other place where the first papers named it with the mission', () => {
    const [place] = paper.contracts.map((each) => each.place)
    const { place: _unnamed, ...former } = contract('Awa Diallo')
    const old = {
      ...paper,
      mission: { ...paper.mission, place: place ?? null },
      contracts: [former],
    }
    expect(changedTerms(old, { ...paper, contracts: [contract('Awa Diallo')] })).toEqual([])
  })

  it('is the Sider who left, and the price of those who stay', () => {
    const after = { ...paper, contracts: [contract('Awa Diallo')] }
    expect(changedTerms(paper, after)).toEqual([
      { field: 'siders', before: ['Awa Diallo', 'Hugo Petit'], after: ['Awa Diallo'] },
      { field: 'price', before: 60_000, after: 30_000 },
    ])
  })
})

function reversed<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).toReversed()) as Value
}
