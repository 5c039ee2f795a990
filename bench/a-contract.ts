import type { ContractFacts, PaperFacts } from '../apps/api/src/contract/paper/paper-facts.ts'
import { contractNumber } from '../packages/domain/src/contract/paper/contract-number.ts'
import { paperFacts } from '../apps/api/src/testing/paper-facts.ts'
import {
  addDays,
  instantInParis,
  isoDate,
  localTime,
} from '../packages/domain/src/kernel/calendar.ts'

const monday = isoDate('2026-12-07')

let papers = 0

/** The facts of a paper with some contracts, each of five evenings; the people differ each time. */
export function contractFacts(contracts: number): PaperFacts {
  papers += 1
  const paper = papers
  return {
    amendment: null,
    version: 1,
    madeAt: instantInParis(monday, localTime('09:00')),
    provider: {
      name: 'Provider',
      identity: null,
      notice: 'SAS, RCS Paris',
      guarantor: 'Guarantor, Lyon',
    },
    client: { name: 'Company', identity: null, siret: '73282932000074', manager: 'Ana Le Goff' },
    mission: {
      ...paperFacts.mission,
      subtasks: ['Dresser les tables', 'Servir', 'Encaisser'],
      purpose: 'Renforcer la salle',
      workConditions: 'Station debout',
      risks: ['Bruit'],
      isRiskPosition: false,
      licences: [],
      equipments: [{ name: 'Chaussures de sécurité', isSafety: true, providedBy: 'company' }],
      dressCode: 'Noir',
      weeks: null,
    },
    motive: {
      reason: 'activityIncrease',
      justification: 'Repas de fin d’année de quatre entreprises',
      replacements: [],
      recruitments: [],
    },
    pay: {
      hourlyRateCents: 1_350,
      billedRateCents: 2_633,
      coefficientBasisPoints: 19_500,
      increases: [{ hourType: 'night', thresholdHours: null, increaseBasisPoints: 2_000 }],
      localHolidays: [],
      lunch: [{ type: 'indemnity', amount: 7.4, coverRate: null }],
      transport: [{ publicCoverRate: 50 }],
      bonuses: [],
    },
    contracts: Array.from({ length: contracts }, (_each, index) => oneContract(paper, index + 1)),
  }
}

function oneContract(paper: number, position: number): ContractFacts {
  const days = [0, 1, 2, 3, 4].map((day) => addDays(monday, day))
  const term = { firstDay: monday, lastDay: addDays(monday, 4), workedDays: days.length }
  return {
    number: contractNumber('M26000042', position),
    sider: `Sider${paper} Name${position}`,
    ...term,
    agreed: term,
    shifts: days.map((day) => ({
      startsAt: instantInParis(day, localTime('18:00')),
      endsAt: instantInParis(addDays(day, 1), localTime('00:00')),
      breakMinutes: 30,
      workedMinutes: 330,
    })),
    workedMinutes: 5 * 330,
    place: 'Brasserie, 14 place Bellecour, 69002 Lyon',
    amends: '',
    before: null,
    priceCents: 72_408,
    salaryCents: 37_125,
  }
}
