import type { amendments } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { documentNumber } from '../contract/document-number.ts'
import { zoneOfMission } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import type { ContractTerms } from '../platform/database/json-columns.ts'
import type { AmendmentPlan } from './plan-amendment.ts'
import type { PlannedAct } from './planned-act.ts'

type Effect = NonNullable<Answer<typeof amendments.checkAmendment>['effect']>

/**
 * The effect of an order on the wire: each contract before and after, and the price of the mission.
 * A correction, which `opens` no amendment, changes the last document of each contract.
 */
export function toEffect(
  mission: MissionRecord,
  plan: AmendmentPlan,
  opens: 'amendment' | 'nothing' = 'amendment',
): Effect {
  const { found, contracts, warnings, planning, from } = plan
  const timeZone = zoneOfMission(mission)
  const before = {
    timeZone,
    shifts: found.shifts,
    flexiblePlanning: found.planning.flexiblePlanning,
  }
  return {
    from: dateAt(from, timeZone),
    contracts: contracts.map(({ chain: { contract, amendments, terms }, after }) => ({
      siderId: contract.siderId,
      siderName: contract.siderName,
      number: documentNumber(mission.uniqueIdentifier ?? '', {
        position: contract.position,
        amendment: amendments.length + (opens === 'amendment' ? 1 : 0),
      }),
      before: toTerms(terms),
      after: toTerms(after),
    })),
    price: { before: priceOf(mission, before), after: priceOf(mission, planning) },
    warnings: warnings.map(({ siderId, sider, warnings: findings }) => ({
      siderId,
      siderName: sider,
      findings: findings.map(({ key, dates, measure }) => ({ key, dates: [...dates], measure })),
    })),
  }
}

/** The terms of a contract on the wire. */
export function toTerms({
  firstDay,
  lastDay,
  workedDays,
  workedMinutes: minutes,
  priceCents,
  salaryCents,
  place,
}: ContractTerms): Effect['contracts'][number]['before'] {
  return {
    firstDay,
    lastDay,
    workedDays,
    minutes,
    price: centsToEuros(cents(priceCents)),
    salary: centsToEuros(cents(salaryCents)),
    place,
  }
}

/** The price of a whole mission in euros, excluding tax, by what was frozen. */
function priceOf(
  mission: MissionRecord,
  { shifts, flexiblePlanning }: PlannedAct['planning'],
): number {
  const planning = flexiblePlanning === null ? { shifts } : { flexible: flexiblePlanning }
  const { quotation } = quote({ planning, terms: termsOf(mission) })
  return centsToEuros(quotation?.priceCents ?? cents(0))
}
