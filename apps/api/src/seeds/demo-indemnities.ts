import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { dayOf } from '@renfort/domain/invoice/billable-hours.ts'
import {
  type IndemnityEntry,
  indemnityTerms,
  suggestedBonus,
} from '@renfort/domain/invoice/indemnities/entered-indemnity.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { centsToEuros, eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { Indemnities } from '@renfort/domain/remuneration/policy.ts'
import {
  findIndemnitiesOfWeek,
  findWorkedHours,
  insertIndemnity,
} from '../invoice/indemnities/entered-indemnity-queries.ts'
import { findIndemnities } from '../organisation/settings-queries.ts'
import type { Transaction } from '../platform/database/db.ts'

/** What the pay policies of the demo give beside hours. */
export const demoIndemnities: Indemnities = {
  lunch: [],
  transportation: [
    {
      id: 'a3f1c3f0-52b4-4a53-9a51-0b8a4f7f6a01',
      publicCoverRate: 50,
      otherParameters: { seniority: null, hoursPerDay: null, zti: null, taskType: null },
    },
  ],
  other: [
    {
      id: 'a3f1c3f0-52b4-4a53-9a51-0b8a4f7f6a02',
      name: 'Habillage',
      amount: 2.5,
      frequency: 'day',
      conditions: 'Tenue entretenue par le Sider.',
    },
  ],
}

/** Euros of a week of public transport. */
const weeklyPass = 18.5
/** How many Siders of a week have their transport entered. */
const withTransport = 2

type Hours = Awaited<ReturnType<typeof findWorkedHours>>

/** What internal staff enter for a week of a company before its run: once, whatever is made again. */
export async function enterDemoIndemnities(
  { queries, now, record }: Transaction,
  { organisationId, weekStart }: { readonly organisationId: string; readonly weekStart: IsoDate },
): Promise<void> {
  const of = { organisationId, weekStart }
  if ((await findIndemnitiesOfWeek(queries, of)).length > 0) return
  const policy = await findIndemnities(queries, organisationId)
  const hours = await findWorkedHours(queries, of)
  const siders = [...Map.groupBy(hours, ({ siderId }) => siderId).values()]
  for (const [i, own] of siders.slice(0, withTransport).entries()) {
    const [first] = own
    if (first === undefined) continue
    const entries = [
      { kind: 'transport', amount: weeklyPass } as const,
      ...(i === 0 ? bonusOf(policy, own) : []),
    ]
    for (const entry of entries) {
      const terms = indemnityTerms(entry, policy)
      if (terms === null) continue
      const { siderId, missionId } = first
      const { kind } = entry
      const enteredCents = eurosToCents(entry.amount)
      const named = { ...of, ...terms, kind, siderId, missionId, enteredCents }
      const id = await insertIndemnity(queries, { ...named, enteredBy: null }, now)
      if (id === null) continue
      await record({
        action: 'invoice.enterIndemnity',
        entity: 'mission',
        entityId: missionId,
        organisationId,
        before: null,
        after: { indemnityId: id, kind, siderId, amountCents: terms.priceCents },
      })
    }
  }
}

/** The first bonus of a policy, as it is suggested for the mission of the first of some hours. */
function bonusOf({ other: [bonus] }: Indemnities, own: Hours): readonly IndemnityEntry[] {
  const work = own.filter(({ missionId }) => missionId === own[0]?.missionId)
  const minutes = work.reduce((sum, { time }) => sum + workedMinutes(time), 0)
  const days = new Set(work.map(dayOf)).size
  const suggested = bonus === undefined ? null : suggestedBonus(bonus, { minutes, days })
  if (bonus === undefined || suggested === null || suggested === 0) return []
  return [{ kind: 'bonus', bonusId: bonus.id, amount: centsToEuros(suggested) }]
}
