import { instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ContractFacts, PaperFacts } from '../contract/paper/paper-facts.ts'

const agreed = {
  firstDay: isoDate('2026-12-07'),
  lastDay: isoDate('2026-12-11'),
  workedDays: 5,
}

/** One contract, of a night. */
export const contractFacts: ContractFacts = {
  ...agreed,
  agreed,
  number: 'M26000042-01',
  amends: 'M26000042-01',
  before: null,
  place: 'Brasserie, 14 place Bellecour, 69002 Lyon',
  sider: 'Nora Petit',
  shifts: [
    {
      startsAt: instant('2026-12-07T19:00:00Z'),
      endsAt: instant('2026-12-08T03:00:00Z'),
      breakMinutes: 30,
      workedMinutes: 450,
    },
  ],
  workedMinutes: 450,
  priceCents: 20_456,
  salaryCents: 10_490,
}
export const paperMotive = {
  reason: 'replacement',
  justification: 'Congé maladie',
  replacements: [{ name: 'Jean Roux', position: 'Chef de rang', justification: 'arrêt' }],
  recruitments: [],
} as const
/** What a paper says that says all it can. */
export const paperFacts: PaperFacts = {
  version: 2,
  amendment: null,
  madeAt: instant('2026-12-02T09:00:00Z'),
  provider: {
    name: 'Renfort',
    identity: {
      name: 'Renfort SAS',
      street: '5 rue du Quai',
      postalCode: '75012',
      city: 'Paris',
      country: 'FR',
      siren: '552100554',
      vatNumber: 'FR27552100554',
      iban: 'FR7630006000011234567890189',
    },
    notice: 'SAS, RCS Paris 123 456 782',
    guarantor: 'Garant, Lyon',
  },
  client: {
    name: 'Maison Lumière',
    identity: {
      name: 'Maison Lumière',
      street: '12 place Bellecour',
      postalCode: '69002',
      city: 'Lyon',
      country: 'FR',
      siren: '732829320',
      siret: '73282932000074',
      vatNumber: 'FR44732829320',
    },
    siret: '73282932000074',
    manager: 'Ana Le Goff',
  },
  mission: {
    number: 'M26000042',
    timeZone: 'Europe/Paris',
    jobTitle: 'Serveur',
    name: 'Serveur (Noël)',
    executiveStatus: 'worker',
    subtasks: ['Dresser les tables', 'Servir'],
    purpose: 'Renforcer la salle',
    workConditions: 'Station debout',
    risks: ['Bruit'],
    isRiskPosition: true,
    licences: ['CACES 1'],
    equipments: [
      { name: 'Chaussures de sécurité', isSafety: true, providedBy: 'company' },
      { name: 'Gants', isSafety: true, providedBy: 'sider' },
    ],
    dressCode: 'Noir',
    weeks: null,
  },
  motive: paperMotive,
  pay: {
    hourlyRateCents: 1_350,
    billedRateCents: 2_633,
    coefficientBasisPoints: 19_500,
    increases: [
      { hourType: 'night', thresholdHours: null, increaseBasisPoints: 2_000 },
      { hourType: 'extra', thresholdHours: 35, increaseBasisPoints: 2_500 },
    ],
    localHolidays: [],
    lunch: [{ type: 'indemnity', amount: 7.4, coverRate: null }],
    transport: [{ publicCoverRate: 50 }],
    bonuses: [{ name: 'Froid', amount: 1.5, frequency: 'hour', conditions: 'en chambre froide' }],
  },
  contracts: [contractFacts],
}
