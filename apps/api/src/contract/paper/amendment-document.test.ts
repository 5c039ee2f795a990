import { amendmentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import type { EndReason } from '@renfort/domain/amendment/early-end.ts'
import { instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { paperFacts } from '../../testing/paper-facts.ts'
import { amendmentDocument } from './amendment-document.ts'
import type { ContractFacts, PaperAmendment, PaperFacts } from './paper-facts.ts'

const shift = (day: string) => ({
  startsAt: instant(`${day}T08:00:00Z`),
  endsAt: instant(`${day}T16:00:00Z`),
  breakMinutes: 60,
  workedMinutes: 420,
})
const before = {
  firstDay: isoDate('2026-12-07'),
  lastDay: isoDate('2026-12-08'),
  workedDays: 2,
  shifts: ['2026-12-07', '2026-12-08'].map(shift),
  workedMinutes: 840,
  priceCents: 35_490,
  salaryCents: 18_200,
  place: 'Brasserie, 14 place Bellecour, 69002 Lyon',
}
const renewed = { firstDay: before.firstDay, lastDay: isoDate('2026-12-09'), workedDays: 3 }
const contract: ContractFacts = {
  ...before,
  ...renewed,
  number: 'M26000042-01-A2',
  amends: 'M26000042-01',
  sider: 'Nora Petit',
  before,
  agreed: renewed,
  shifts: ['2026-12-07', '2026-12-08', '2026-12-09'].map(shift),
  workedMinutes: 1260,
  priceCents: 53_235,
  salaryCents: 27_300,
}
const amendment: PaperAmendment = {
  kind: 'renewal',
  reason: null,
  comment: null,
  from: isoDate('2026-12-09'),
}
const facts: PaperFacts = {
  version: 1,
  madeAt: instant('2026-12-02T09:00:00Z'),
  provider: { ...paperFacts.provider, guarantor: '' },
  client: paperFacts.client,
  mission: {
    ...paperFacts.mission,
    subtasks: [],
    purpose: null,
    workConditions: null,
    risks: [],
    isRiskPosition: false,
    licences: [],
    equipments: [],
    dressCode: null,
    weeks: null,
  },
  motive: null,
  pay: {
    hourlyRateCents: 1_300,
    billedRateCents: 2_535,
    coefficientBasisPoints: 19_500,
    increases: [],
    localHolidays: [],
    lunch: [],
    transport: [],
    bonuses: [],
  },
  amendment,
  contracts: [contract],
}
const said = (given: PaperFacts, made = amendment) =>
  JSON.stringify(amendmentDocument(given, made)).replaceAll(/\s/g, ' ')

describe('the paper of an amendment', () => {
  it('says which contract it changes, what was before and what is after, to the cent', () => {
    const text = said(facts)
    for (const part of [
      'Avenant n° 2 au contrat de mise à disposition M26000042-01',
      'M26000042-01-A2',
      'Maison Lumière',
      'Nora Petit',
      '8 décembre 2026',
      'du 7 décembre 2026 au 9 décembre 2026',
      '14h',
      '21h',
      '354,90 €',
      '532,35 €',
      '182,00 €',
      '273,00 €',
      'le 9 décembre 2026',
      'Horaires à compter du 9 décembre 2026',
    ]) {
      expect(text, part).toContain(part)
    }
  })

  it('lists the shifts from the day of the change on, none of those before', () => {
    const text = said(facts)
    expect(text).toContain('mer. 9 déc. 2026')
    expect(text).not.toContain('mar. 8 déc. 2026')
  })

  it('shows only what changes', () => {
    const place = { ...contract, ...before, place: 'Quai, 2 rue de la Loge, 13001 Marseille' }
    const [made] = amendmentDocument(
      { ...facts, contracts: [place] },
      { ...amendment, kind: 'place' },
    ).contracts
    const table = made?.sections.find(({ heading }) => heading === 'Ce qui change')?.table
    expect(table?.rows).toEqual([
      [
        'Lieu de travail',
        'Brasserie, 14 place Bellecour, 69002 Lyon',
        'Quai, 2 rue de la Loge, 13001 Marseille',
      ],
    ])
  })

  it('of new hours sets those of each changed day beside the former ones, breaks included', () => {
    const [monday, tuesday] = before.shifts.map((each, i) => ({
      ...each,
      startsAt: instant(`2026-12-0${7 + i}T09:00:00Z`),
      endsAt: instant(`2026-12-0${7 + i}T17:00:00Z`),
    }))
    const [, unchanged] = before.shifts
    if (!monday || !tuesday || !unchanged) throw new Error('no shift')
    const shortBreak = { ...tuesday, breakMinutes: 0 }
    const later = { ...tuesday, ...shift('2026-12-09') }
    const rowsOf = (shifts: ContractFacts['shifts']) => {
      const hours = { ...contract, ...before, shifts }
      const { contracts } = amendmentDocument(
        { ...facts, contracts: [hours] },
        { ...amendment, kind: 'hours' },
      )
      return contracts[0]?.sections.find(({ heading }) => heading === 'Ce qui change')?.table?.rows
    }
    expect(rowsOf([monday, unchanged])).toEqual([
      ['lun. 7 déc. 2026', '09:00 – 17:00, pause 1h', '10:00 – 18:00, pause 1h'],
    ])
    expect(rowsOf([before.shifts[0] ?? monday, shortBreak])).toEqual([
      ['mar. 8 déc. 2026', '09:00 – 17:00, pause 1h', '10:00 – 18:00, sans pause'],
    ])
    expect(rowsOf([before.shifts[0] ?? monday, later])).toEqual([
      ['mar. 8 déc. 2026', '09:00 – 17:00, pause 1h', 'Pas de travail'],
      ['mer. 9 déc. 2026', 'Pas de travail', '09:00 – 17:00, pause 1h'],
    ])
  })

  it('L1251-30 of a term that was moved counts its flexibility from the one that was agreed', () => {
    const agreed = { ...renewed, lastDay: isoDate('2026-12-11'), workedDays: 5 }
    const moved = { ...contract, agreed, lastDay: isoDate('2026-12-14'), workedDays: 6 }
    for (const kind of ['term', 'hours', 'place'] as const) {
      expect(said({ ...facts, contracts: [moved] }, { ...amendment, kind })).toContain(
        'le terme convenu du 11 décembre 2026 peut être avancé au 9 décembre 2026 ou reporté au 14 décembre 2026 (article L1251-30)',
      )
    }
    expect(said(facts)).toContain('le terme peut être avancé au 7 décembre 2026 ou reporté au 11')
  })

  it('of an end says nothing of a flexibility of its term', () => {
    const end = { ...amendment, kind: 'end', reason: 'seriousFault' } as const
    const text = said({ ...facts, contracts: [{ ...contract, before: contract, ...before }] }, end)
    expect(text).toContain('du 7 décembre 2026 au 8 décembre 2026')
    expect(text).not.toMatch(/Souplesse|L1251-30|reporté/)
  })

  it.each(amendmentKinds)('of kind %s names the article that it rests on', (kind) => {
    expect(said(facts, { ...amendment, kind })).toMatch(/articles? L1251-\d+/)
  })

  it.each<[EndReason, RegExp]>([
    ['trialPeriod', /article L1251-14 du code du travail \(période d’essai\)/],
    ['noMoreNeed', /un nouveau contrat, ou lui verse/],
    ['resignation', /préavis de l’article L1251-28/],
    ['seriousFault', /sans indemnité de fin de mission/],
    ['forceMajeure', /si la force majeure résulte d’un sinistre/],
  ])('of an end for %s says what follows from the reason', (reason, follows) => {
    const text = said(facts, { ...amendment, kind: 'end', reason, comment: 'Site inondé' })
    expect(text).toContain('Fin anticipée du contrat')
    expect(text).toContain('Site inondé')
    expect(text).toMatch(follows)
  })

  it('L1251-43, 4° of new hours in La Réunion tells them by local days, whose clocks are named', () => {
    const at = (startsAt: string, endsAt: string) => ({
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      breakMinutes: 0,
      workedMinutes: 420,
    })
    // From 02:00 to 09:00 on Tuesday 15 December there, then from 00:30 to 07:30.
    const was = { ...before, shifts: [at('2026-12-14T22:00:00Z', '2026-12-15T05:00:00Z')] }
    const is = [at('2026-12-14T20:30:00Z', '2026-12-15T03:30:00Z')]
    const mission = { ...facts.mission, timeZone: 'Indian/Reunion' as const }
    const given = { ...facts, mission, contracts: [{ ...contract, before: was, shifts: is }] }
    const made = { ...amendment, kind: 'hours' as const, from: isoDate('2026-12-15') }
    const { contracts } = amendmentDocument(given, made)
    const sections = contracts[0]?.sections ?? []
    const rows = sections.flatMap(({ table }) => table?.rows ?? []).map((row) => row.join(' '))
    const text = rows.join('\n').replaceAll(/[^\S\n]/g, ' ')
    expect(text).toContain('mar. 15 déc. 2026 02:00 – 09:00, sans pause 00:30 – 07:30, sans pause')
    expect(text).toContain('mar. 15 déc. 2026 00:30 – 07:30 – 7h')
    expect(sections.map(({ heading }) => heading)).toEqual(
      expect.arrayContaining([
        'Ce qui change (heure de La Réunion)',
        'Horaires à compter du 15 décembre 2026 (heure de La Réunion)',
      ]),
    )
  })

  it('of several contracts has a cover with each of them', () => {
    const other = { ...contract, number: 'M26000042-02-A1', amends: 'M26000042-02', sider: 'Ali B' }
    const { title, cover, contracts } = amendmentDocument(
      { ...facts, contracts: [contract, other] },
      amendment,
    )
    expect(title).toBe('Avenants aux contrats de mise à disposition de la mission M26000042')
    expect(cover?.table.rows.map(([number]) => number)).toEqual([
      'M26000042-01-A2',
      'M26000042-02-A1',
    ])
    expect(contracts).toHaveLength(2)
  })
})
