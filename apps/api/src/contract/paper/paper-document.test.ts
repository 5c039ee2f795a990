import { instant, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import { type MotiveReason, motiveReasons } from '@renfort/domain/mission/motive.ts'
import { describe, expect, it } from 'vitest'
import { paperDocument } from './paper-document.ts'
import {
  contractFacts as contract,
  paperFacts as facts,
  paperMotive as motive,
} from '../../testing/paper-facts.ts'
import type { PaperFacts } from './paper-facts.ts'

const said = (given: PaperFacts) => JSON.stringify(paperDocument(given)).replaceAll(/\s/g, ' ')

const mentions: Readonly<Record<string, readonly string[]>> = {
  'L1251-43, 1°: the motive, and who is replaced with their qualification': [
    'Remplacement d’un salarié',
    'Congé maladie',
    'Jean Roux, Chef de rang : arrêt',
  ],
  'L1251-43, 3°: the term and how it may move': [
    'du 7 décembre 2026 au 11 décembre 2026',
    'avancé au 9 décembre 2026 ou reporté au 14 décembre 2026',
    '2 jours (article L1251-14)',
    'article L1251-35-1',
  ],
  'L1251-43, 4°: the position, its risks, its place and its hours': [
    'Serveur, Ouvrier',
    'Brasserie, 14 place Bellecour, 69002 Lyon',
    'il figure sur la liste de l’article L4154-2',
    'Bruit',
    'lun. 7 déc. 2026',
    '20:00 – 04:00 (lendemain)',
    '7h30',
  ],
  'L1251-43, 5°: the protective equipment and who supplies it': [
    'Chaussures de sécurité (fourni par l’entreprise utilisatrice)',
    'Gants (apporté par le salarié)',
  ],
  'L1251-43, 6°: the pay with all its parts': [
    '13,50 €',
    '+20 %',
    'à partir de la 36e heure de la semaine',
    '+25 %',
    '10 % de la rémunération brute totale',
    'Indemnité de repas de 7,40 € par jour',
    '50 % de l’abonnement',
    'Prime : Froid',
    '1,50 € par heure, en chambre froide',
    'L1251-18',
  ],
  'R1251-15: the guarantor': ['Garant, Lyon (article L1251-49)'],
  'the price': ['1,95', '26,33 €', '204,56 €', '104,90 €'],
  'L1251-21, L1251-24, L1251-42 and L1251-44: what binds the company': [
    'L1251-21',
    'L1251-24',
    'deux jours ouvrables',
    'Aucune clause n’interdit',
  ],
  'the parties': ['SAS, RCS Paris', 'Maison Lumière', '732 829 320 00074', 'Nora Petit'],
}

describe('the paper of a contract', () => {
  it.each(Object.entries(mentions))('says %s', (_what, parts) => {
    for (const part of parts) expect(said(facts)).toContain(part)
  })

  it.each(motiveReasons)('names the motive %s with its article', (reason) => {
    expect(said({ ...facts, motive: { ...motive, reason } })).toMatch(/L1251-6, [123]°/)
  })

  it('says how far a term of one day may move: only forward', () => {
    const agreed = { ...contract.agreed, lastDay: contract.firstDay, workedDays: 1 }
    const text = said({ ...facts, contracts: [{ ...contract, ...agreed, agreed }] })
    expect(text).toContain('le terme peut être reporté au 9 décembre 2026')
    expect(text).not.toContain('avancé')
  })

  it.each<[MotiveReason, string, string | undefined]>([
    ['waitingRecruitment', '2027-09-02', 'avancé au 21 août 2027 ou reporté au 6 septembre 2027'],
    ['waitingRecruitment', '2027-09-06', 'avancé au 25 août 2027'],
    ['waitingRecruitment', '2027-12-06', undefined],
    ['activityIncrease', '2027-09-06', 'avancé au 25 août 2027 ou reporté au 18 octobre 2027'],
  ])(
    'L1251-12-1 of a term for %s on %s says %j: never past the longest length',
    (reason, lastDay, flexibility) => {
      const agreed = { ...contract.agreed, lastDay: isoDate(lastDay), workedDays: 180 }
      const contracts = [{ ...contract, ...agreed, agreed }]
      const text = said({ ...facts, motive: { ...motive, reason }, contracts })
      expect(/le terme peut être (.*?) \(article L1251-30\)/.exec(text)?.[1]).toBe(flexibility)
    },
  )

  it('L1251-43 identifies both companies as their invoices do, by address, SIREN and VAT number', () => {
    const text = said(facts)
    for (const mention of [
      'Renfort SAS',
      '5 rue du Quai, 75012 Paris',
      '552 100 554',
      'FR27552100554',
      '12 place Bellecour, 69002 Lyon',
      '732 829 320',
      'FR44732829320',
    ]) {
      expect(text).toContain(mention)
    }
  })

  it('names a provider that bills nobody yet by the name of the product', () => {
    expect(said({ ...facts, provider: { ...facts.provider, identity: null } })).toContain('Renfort')
  })

  it('says so where no guarantor is set, and where the position has no particular risk', () => {
    const mission = { ...facts.mission, isRiskPosition: false }
    const text = said({ ...facts, mission, provider: { ...facts.provider, guarantor: '' } })
    expect(text).toContain('Garant non renseigné')
    expect(text).toContain('il ne figure pas sur la liste')
  })

  it('tells a planning by the week by its volume and amplitude', () => {
    const weeks = {
      weeklyVolume: 28,
      amplitudeStart: localTime('08:00'),
      amplitudeEnd: localTime('20:00'),
    }
    const mission = { ...facts.mission, weeks }
    const text = said({ ...facts, mission, contracts: [{ ...contract, shifts: [] }] })
    expect(text).toContain('28 heures par semaine entre 08:00 et 20:00')
  })

  describe('of work overseas', () => {
    const mission = { ...facts.mission, timeZone: 'America/Guadeloupe' as const }

    it('L1251-43, 4° has the days and hours of the place, and names their clocks once', () => {
      const text = said({ ...facts, mission })
      for (const part of [
        'lun. 7 déc. 2026',
        '15:00 – 23:00',
        'Horaires (heure de la Guadeloupe)',
      ]) {
        expect(text).toContain(part)
      }
      expect(text.split('heure de la Guadeloupe')).toHaveLength(2)
      expect(said(facts)).not.toMatch(/\(heure de/)
    })

    it('is made on a day of Paris, and says so', () => {
      const made = { ...facts, mission, madeAt: instant('2026-12-02T23:30:00Z') }
      expect(paperDocument(made).footer.replaceAll(/\s/g, ' ')).toContain(
        'du 3 décembre 2026 (heure de Paris)',
      )
    })

    it('names the time zone of a flexible planning', () => {
      const weeks = {
        weeklyVolume: 28,
        amplitudeStart: localTime('08:00'),
        amplitudeEnd: localTime('20:00'),
      }
      const text = said({ ...facts, mission: { ...mission, weeks } })
      expect(text).toContain('Horaires (heure de la Guadeloupe)')
    })

    it.each<[LocalHolidaySlug[], string]>([
      [['abolition-guadeloupe'], 'abolition de l’esclavage (article L3422-2)'],
      [
        ['vendredi-saint', 'saint-etienne'],
        'vendredi saint (article L3134-13) et Saint-Étienne (article L3134-13)',
      ],
    ])('names the holidays %j with their article where holidays are paid more', (own, named) => {
      const holidays = {
        hourType: 'holidays' as const,
        thresholdHours: null,
        increaseBasisPoints: 10_000,
      }
      const pay = { ...facts.pay, localHolidays: own }
      expect(said({ ...facts, pay })).not.toContain(named)
      expect(said({ ...facts, pay: { ...pay, increases: [holidays] } })).toContain(named)
    })
  })

  it('has a cover that lists several contracts, and none for one', () => {
    expect(paperDocument(facts).cover).toBeNull()
    const second = { ...contract, number: 'M26000042-02', sider: 'Hugo Blanc' }
    const { cover, title } = paperDocument({ ...facts, contracts: [contract, second] })
    expect(title).toBe('Contrats de mise à disposition de la mission M26000042')
    expect(cover?.table.rows.map(([number, sider]) => [number, sider])).toEqual([
      ['M26000042-01', 'Nora Petit'],
      ['M26000042-02', 'Hugo Blanc'],
    ])
  })
})
