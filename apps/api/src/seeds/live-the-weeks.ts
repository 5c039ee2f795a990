import { makeDueHours } from '../attendance/declare/make-attendances.ts'
import { nobody } from '../platform/database/db.ts'
import { amendLastShift, contestPapers, makePapers, signPapers } from './act-on-papers.ts'
import { agreeOnAbsence, clockLate, disputeHoursOf, noteArrivals } from './act-on-hours.ts'
import { answerRequest, hireSiders } from '@renfort/contract/hiring.ts'
import { deleteMission } from '@renfort/contract/mission.ts'
import { readMissionToStaff } from '@renfort/contract/staffing.ts'
import {
  answeredBefore,
  type CompanyWeeks,
  type InCompany,
  type OnMission,
  orderedBefore,
  type WeekAct,
  type WeekMission,
} from './company-weeks.ts'
import type { Living } from './company-past.ts'
import { demoInsider } from './demo-accounts.ts'
import { addDemoMission } from './demo-missions.ts'
import { findMissionsBefore } from './past-queries.ts'
import { signIn } from './seeding.ts'

/**
 * The weeks around the present: what companies ordered some days ago, and what has happened since. Each
 * step looks at what is there first, so that it goes on where a stop cut it off.
 */
export async function liveTheWeeks(
  living: Living,
  companies: readonly CompanyWeeks[],
  signal: AbortSignal,
): Promise<void> {
  const { clock, services } = living
  clock.goBack(orderedBefore)
  await forEach(living, companies, signal, async (of, mission) => {
    if (mission.before !== null) await order(of, mission)
  })
  clock.goBack(answeredBefore)
  await forEach(living, companies, signal, async (of, mission) => {
    if (mission.before !== null) await act(of, mission, mission.before)
  })
  clock.goBack(0)
  await makeDueHours({ services, signal })
  await forEach(living, companies, signal, (of, mission) => act(of, mission, mission.now))
  for (const company of companies) {
    signal.throwIfAborted()
    await makePapers(await inCompany(living, company))
  }
}

async function forEach(
  living: Living,
  companies: readonly CompanyWeeks[],
  signal: AbortSignal,
  work: (of: InCompany, mission: WeekMission) => Promise<void>,
): Promise<void> {
  for (const company of companies) {
    const of = await inCompany(living, company)
    for (const mission of company.missions) {
      signal.throwIfAborted()
      await work(of, mission)
    }
  }
}

async function inCompany(
  living: Living,
  { admin, organisation }: CompanyWeeks,
): Promise<InCompany> {
  return {
    living,
    organisationId: living.organisations.ids.get(organisation) ?? '',
    client: await signIn(living, admin, organisation),
    insider: await signIn(living, demoInsider.email, ''),
  }
}

/** Ordered once; a draft that a stop left is thrown away. */
async function order(of: InCompany, mission: WeekMission): Promise<string> {
  const left = await findOrdered(of, mission.name)
  if (left?.isDraft === false) return left.id
  if (left !== undefined) await of.client(deleteMission, { params: { id: left.id } })
  return addDemoMission(of.client, { ...mission, isPosted: true })
}

async function act(of: InCompany, mission: WeekMission, acts: readonly WeekAct[]): Promise<void> {
  const missionId = await order(of, mission)
  for (const each of acts) await doAct({ ...of, missionId }, each)
}

async function doAct(of: OnMission, act: WeekAct): Promise<void> {
  switch (act.kind) {
    case 'hire':
      return hireAll(of, act.siderIds)
    case 'decline': {
      const params = { id: of.missionId, siderId: act.siderId }
      await of.insider(answerRequest, { params, body: { status: 'declined', through: 'phone' } })
      return
    }
    case 'sign':
      return signPapers(of)
    case 'contest':
      return contestPapers(of, act.description)
    case 'amend':
      return amendLastShift(of, act.minutes)
    case 'arrive':
      return noteArrivals(of, act)
    case 'clock':
      return clockLate(of, act)
    case 'dispute':
      return disputeHoursOf(of, act)
    case 'absent':
      return agreeOnAbsence(of, act)
  }
}

async function hireAll(of: OnMission, siderIds: readonly string[]): Promise<void> {
  const { contractsBatches } = await of.insider(readMissionToStaff, {
    params: { id: of.missionId },
  })
  if (contractsBatches.length > 0) return
  await of.insider(hireSiders, {
    params: { id: of.missionId },
    body: { assignments: siderIds.map((siderId) => ({ siderId })), reason: 'Accord de chacun.' },
  })
}

/** The missions of the first minute and of the past have other names. */
async function findOrdered({ living, organisationId }: InCompany, name: string | null) {
  const { services } = living
  const queries = services.db.queries(nobody)
  const stored = await findMissionsBefore(queries, [organisationId], services.clock.now())
  return stored.find((mission) => mission.name === name)
}
