import type { AmendmentEffect, ContractChain } from '@renfort/contract/amendment.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const week = {
  firstDay: isoDate('2026-12-07'),
  lastDay: isoDate('2026-12-11'),
  workedDays: 5,
  minutes: 2100,
  price: 887.25,
  salary: 455,
  place: 'Brasserie, 14 place Bellecour, 69002 Lyon',
}
const twoWeeks = {
  ...week,
  lastDay: isoDate('2026-12-18'),
  workedDays: 10,
  minutes: 4200,
  price: 1774.5,
  salary: 910,
}

interface ChainOptions {
  readonly number?: number
  readonly renewed?: boolean
  readonly renewalsLeft?: number
  readonly termDays?: readonly string[]
}

/** The signed contract of one Sider for a week, and its renewal where it has one. */
export function aChain({
  number = 1,
  renewed = false,
  renewalsLeft = 2,
  termDays = ['2026-12-09', '2026-12-10', '2026-12-14'],
}: ChainOptions = {}): ContractChain {
  const name = number === 1 ? 'Nora Petit' : `Nora Petit ${number}`
  const contract = `M26000042-${String(number).padStart(2, '0')}`
  const madeAt = '2026-12-01T09:00:00.000Z'
  const document = { madeAt, reason: null }
  return {
    contractId: idOf(8100 + number),
    siderId: idOf(8200 + number),
    siderName: name,
    number: contract,
    firstDay: week.firstDay,
    lastDay: renewed ? twoWeeks.lastDay : week.lastDay,
    isOver: false,
    renewalsLeft,
    longestMonths: 18,
    longestUntil: '2028-06-06',
    termDays: [...termDays],
    trialEnd: '2026-12-08',
    documents: [
      {
        ...document,
        documentId: idOf(8301),
        number: contract,
        kind: 'contract',
        status: 'signed',
        terms: week,
      },
      ...(renewed
        ? [
            {
              ...document,
              documentId: idOf(8302),
              number: `${contract}-A1`,
              kind: 'renewal' as const,
              status: 'unsigned' as const,
              terms: twoWeeks,
            },
          ]
        : []),
    ],
  }
}

/** The effect of a renewal by a week on the contract of one Sider. */
export function anEffect(): AmendmentEffect {
  const { siderId, siderName } = aChain()
  return {
    from: '2026-12-14',
    contracts: [{ siderId, siderName, number: 'M26000042-01-A1', before: week, after: twoWeeks }],
    price: { before: 887.25, after: 1774.5 },
    warnings: [],
  }
}
