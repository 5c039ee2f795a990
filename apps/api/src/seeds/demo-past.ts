import { listContracts, signContracts } from '@renfort/contract/contract.ts'
import { hireSiders } from '@renfort/contract/hiring.ts'
import { cloneMission, confirmMission, deleteMission } from '@renfort/contract/mission.ts'
import { addApplicant, updateApplicant } from '@renfort/contract/preselection.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { nobody } from '../platform/database/db.ts'
import { demoInsider } from './demo-accounts.ts'
import type { DemoClient } from './demo-client.ts'
import {
  type CompanyPast,
  firstWeekOfPast,
  lastWeekOfPast,
  type Living,
  postedBefore,
  type Series,
  weeksOf,
} from './company-past.ts'
import { addDemoMission } from './demo-missions.ts'
import { findMadePast, type MadePast } from './made-past.ts'
import { findDemoApplicant } from './past-queries.ts'
import { actFor, signIn } from './seeding.ts'

export interface LivingOptions {
  readonly signal: AbortSignal
  /** Told of the share of the past that is there, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * The life of companies, week after week and each at its own time: they post missions, which the
 * provider staffs a week later. It goes on where a stop cut it off.
 */
export async function liveThePast(
  living: Living,
  companies: readonly CompanyPast[],
  { signal, onProgress }: LivingOptions,
): Promise<void> {
  const past = await findMadePast(living, companies)
  const last = lastWeekOfPast - 1
  for (let week = past.week; week >= last; week -= 1) {
    onProgress((firstWeekOfPast - week) / (firstWeekOfPast - last))
    living.clock.goBack(7 * (week + postedBefore))
    const due = companies.map((company) => ({ company, series: seriesOf(company, week) }))
    for (const company of companies) {
      signal.throwIfAborted()
      await staffAll(living, past, { company, week: week + 1 })
      await signContractsOf(living, past, company)
    }
    for (const { company, series } of due) {
      if (series.length === 0) continue
      const client = await signIn(living, company.admin, company.organisation)
      for (const each of series) {
        signal.throwIfAborted()
        await postOnce(client, past, { company, series: each, week })
      }
    }
  }
}

interface Turn {
  readonly company: CompanyPast
  readonly series: Series
  readonly week: number
}

function seriesOf({ series }: CompanyPast, week: number): readonly Series[] {
  return series.filter((each) => weeksOf(each).includes(week))
}

/** Ordered step by step the first time, and again as it was after that; a draft that a stop left is thrown away. */
async function postOnce(client: DemoClient, past: MadePast, turn: Turn): Promise<void> {
  const { company, series, week } = turn
  const left = past.find(company, series, week)
  if (left?.isDraft === false) return
  if (left !== undefined) await client(deleteMission, { params: { id: left.id } })
  const [firstWeek = week] = weeksOf(series)
  const first = week === firstWeek ? undefined : past.find(company, series, firstWeek)
  past.add(
    company,
    series,
    week,
    await post(
      client,
      series,
      past.mondayOf(week),
      first && {
        id: first.id,
        monday: past.mondayOf(firstWeek),
      },
    ),
  )
}

async function post(
  client: DemoClient,
  series: Series,
  monday: IsoDate,
  first: { readonly id: string; readonly monday: IsoDate } | undefined,
): Promise<string> {
  if (first === undefined) return addDemoMission(client, { ...series, monday, isPosted: true })
  const { id } = await client(cloneMission, {
    params: { id: first.id },
    body: { renew: true, planning: { weeks: [{ from: first.monday, to: monday }] } },
  })
  await client(confirmMission, { params: { id }, body: {} })
  return id
}

/** The provider hires for what a company posted for a week. */
async function staffAll(
  living: Living,
  past: MadePast,
  { company, week }: Omit<Turn, 'series'>,
): Promise<void> {
  const waiting = seriesOf(company, week).flatMap((series) => {
    const mission = past.find(company, series, week)
    return series.hired === undefined || mission === undefined || mission.isStaffed
      ? []
      : [{ ...series, missionId: mission.id }]
  })
  if (waiting.length === 0) return
  const insider = await signIn(living, demoInsider.email, '')
  for (const { missionId: id, refused, hired = [] } of waiting) {
    if (refused !== undefined) await refuse(living, insider, { company, id, siderId: refused })
    const assignments = hired.map((siderId) => ({ siderId }))
    await insider(hireSiders, { params: { id }, body: { assignments } })
  }
}

/** Somebody applies, and the company refuses them. */
async function refuse(
  living: Living,
  insider: DemoClient,
  applied: { readonly company: CompanyPast; readonly id: string; readonly siderId: string },
): Promise<void> {
  const { company, id, siderId } = applied
  const params = { id }
  const known = await findDemoApplicant(living.services.db.queries(nobody), id, siderId)
  if (known?.status === 'refused') return
  const applicant =
    known ?? (await insider(addApplicant, { params, body: { siderId, availabilities: [] } }))
  const acting = await actFor(living, company.admin, company.organisation)
  const update = (
    change: { visible: true } | { preSelectionStatus: 'refused'; refusalReason: string },
  ) => acting(updateApplicant, { params, body: { id: applicant.id, update: change } })
  if (known?.visible !== true) await update({ visible: true })
  await update({ preSelectionStatus: 'refused', refusalReason: 'Équipe déjà au complet.' })
}

/** A company signs what waits for it of its past, once its paper is there. */
async function signContractsOf(
  living: Living,
  past: MadePast,
  { admin, organisation }: CompanyPast,
): Promise<void> {
  const { services, organisations } = living
  const id = organisations.ids.get(organisation) ?? ''
  const client = await signIn(living, admin, organisation)
  const listed = await client(listContracts, { params: { id }, query: { fetchAll: 'true' } })
  const documents = listed.documents.filter(({ taskId }) => past.has(taskId))
  if (documents.length === 0) return
  const { signal } = new AbortController()
  for (const { documentId: batchId, version } of documents) {
    const data = { organisationId: id, batchId, version }
    await makeContractDocument.run({ services, data, signal })
  }
  await client(signContracts, {
    params: { id },
    body: { documents: documents.map(({ documentId, version }) => ({ documentId, version })) },
  })
}
