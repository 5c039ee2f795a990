import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { missionIndemnities } from '@renfort/domain/law/contract-signing.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import { holidaySource } from '@renfort/domain/law/public-holidays.ts'
import { basisPointsOf } from '@renfort/domain/remuneration/policy.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import type { ContractFacts, PaperFacts } from './paper-facts.ts'
import { paperWords as words } from './paper-words.ts'

export interface PaperFact {
  readonly label: string
  readonly value: string
}

const formats = formatsOf('fr')
const euros = (amount: number) => formats.money(Math.round(amount * 100))
const rate = (percent: number) => formats.percent(basisPointsOf(percent))

/** The pay with all its parts, bonuses included (L1251-43, 6°). */
export function payFacts({ pay, madeAt }: PaperFacts): PaperFact[] {
  const law = at(missionIndemnities, dateInParis(madeAt)).value
  return [
    { label: words.rate, value: formats.money(pay.hourlyRateCents) },
    ...pay.increases.map(({ hourType, thresholdHours, increaseBasisPoints }) => ({
      label: fillWords(words.increases[hourType], { hour: String((thresholdHours ?? 0) + 1) }),
      value: formats.increase(increaseBasisPoints),
    })),
    ...localHolidayFacts(pay),
    {
      label: words.endOfMission,
      value: fillWords(words.endOfMissionText, { percent: formats.percent(law.endOfMission) }),
    },
    {
      label: words.paidLeave,
      value: fillWords(words.paidLeaveText, { percent: formats.percent(law.paidLeave) }),
    },
    ...pay.lunch.map(({ type, amount, coverRate }) => ({
      label: words.lunchName,
      value: fillWords(words.lunch[type], { amount: euros(amount), rate: rate(coverRate ?? 0) }),
    })),
    ...pay.transport.map(({ publicCoverRate }) => ({
      label: words.transport,
      value: fillWords(words.transportText, { rate: rate(publicCoverRate) }),
    })),
    ...pay.bonuses.map(({ name, amount, frequency, conditions }) => ({
      label: fillWords(words.bonus, { name }),
      value: [
        fillWords(words.bonusText, {
          amount: euros(amount),
          frequency: words.frequencies[frequency],
        }),
        conditions,
      ]
        .filter((part) => part !== '')
        .join(', '),
    })),
  ]
}

/** The local holidays of the place of work with a pay increase, each with its article. */
function localHolidayFacts({ increases, localHolidays }: PaperFacts['pay']): PaperFact[] {
  if (localHolidays.length === 0 || !increases.some(({ hourType }) => hourType === 'holidays')) {
    return []
  }
  const named = localHolidays.map((slug) =>
    fillWords(words.localHolidayText, {
      holiday: holidayName(slug, 'fr'),
      article: holidaySource(slug).article ?? '',
    }),
  )
  return [{ label: words.localHolidayName, value: formats.list(named) }]
}

/** The price of the hours of one contract, at the frozen terms. */
export function priceFacts({ pay }: PaperFacts, contract: ContractFacts): PaperFact[] {
  return [
    { label: words.coefficient, value: formats.coefficient(pay.coefficientBasisPoints) },
    { label: words.billed, value: formats.money(pay.billedRateCents) },
    { label: words.salary, value: formats.money(contract.salaryCents) },
    { label: words.totalPrice, value: formats.money(contract.priceCents) },
  ]
}
