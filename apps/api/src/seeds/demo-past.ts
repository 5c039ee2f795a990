import { listContracts, signContracts } from '@renfort/contract/contract.ts'
import { hireSiders } from '@renfort/contract/hiring.ts'
import { cloneMission, confirmMission } from '@renfort/contract/mission.ts'
import { addApplicant, updateApplicant } from '@renfort/contract/preselection.ts'
import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { makeContractDocument } from '../contract/make-contract-document.ts'
import { demoInsider } from './demo-accounts.ts'
import type { DemoClient } from './demo-client.ts'
import { addDemoMission, type DemoMission } from './demo-missions.ts'
import { actFor, type Seeding, signIn } from './seeding.ts'

/** Sixteen months of work; the weeks after `lastWeekOfPast` are told one by one. */
export const firstWeekOfPast = 70
export const lastWeekOfPast = 3
/** A mission is posted two weeks before its own, and staffed one week later. */
const postedBefore = 2
/** Weeks before the present in which the companies of the demo came. */
export const demoBegan = firstWeekOfPast + postedBefore + 1

/** A mission that comes back: the same job, hours and people every few weeks. */
export interface Series extends Omit<DemoMission, 'monday' | 'isPosted'> {
  readonly every: number
  /** Weeks after the beginning of the past. */
  readonly from: number
  /** Whom the provider hires; those asked for are hired by the confirmation of a payroll mission. */
  readonly hired?: readonly string[]
  /** Who applies each time, and is refused by the company. */
  readonly refused?: string
}

export interface CompanyPast {
  readonly organisation: string
  readonly admin: string
  readonly series: readonly Series[]
}

interface Posted {
  readonly id: string
  readonly company: CompanyPast
  readonly series: Series
}

/**
 * The life of companies, week after week and each at its own time: they post missions, which the
 * provider staffs a week later. The clock is then back at the present.
 */
export async function liveThePast(
  seeding: Seeding,
  companies: readonly CompanyPast[],
): Promise<void> {
  const first = new Map<Series, { readonly id: string; readonly monday: IsoDate }>()
  let toStaff: readonly Posted[] = []
  for (let week = firstWeekOfPast; week >= lastWeekOfPast - 1; week -= 1) {
    seeding.clock.goBack(7 * (week + postedBefore))
    await staff(seeding, toStaff)
    for (const company of companies) await signContractsOf(seeding, company)
    const posted: Posted[] = []
    const monday = addDays(seeding.monday, -7 * week)
    for (const company of companies) {
      const due = company.series.filter((series) => weeksOf(series).includes(week))
      if (due.length === 0) continue
      const client = await signIn(seeding, company.admin, company.organisation)
      for (const series of due) {
        const id = await post(client, series, monday, first.get(series))
        if (!first.has(series)) first.set(series, { id, monday })
        if (series.hired !== undefined) posted.push({ id, company, series })
      }
    }
    toStaff = posted
  }
  seeding.clock.goBack(0)
}

/** The weeks of a mission that comes back, counted back from the present. */
export function weeksOf({ every, from }: Pick<Series, 'every' | 'from'>): number[] {
  const weeks: number[] = []
  for (let week = firstWeekOfPast - from; week >= lastWeekOfPast; week -= every) weeks.push(week)
  return weeks
}

/** Ordered step by step the first time, and again as it was after that. */
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

async function staff(seeding: Seeding, posted: readonly Posted[]): Promise<void> {
  if (posted.length === 0) return
  const insider = await signIn(seeding, demoInsider.email, '')
  for (const { id, company, series } of posted) {
    const params = { id }
    if (series.refused !== undefined) {
      const applicant = await insider(addApplicant, {
        params,
        body: { siderId: series.refused, availabilities: [] },
      })
      const acting = await actFor(seeding, company.admin, company.organisation)
      const update = (
        change: { visible: true } | { preSelectionStatus: 'refused'; refusalReason: string },
      ) => acting(updateApplicant, { params, body: { id: applicant.id, update: change } })
      await update({ visible: true })
      await update({ preSelectionStatus: 'refused', refusalReason: 'Équipe déjà au complet.' })
    }
    const assignments = (series.hired ?? []).map((siderId) => ({ siderId }))
    await insider(hireSiders, { params, body: { assignments } })
  }
}

/** A company signs what waits for it, once its paper is there. */
async function signContractsOf(
  seeding: Seeding,
  { admin, organisation }: CompanyPast,
): Promise<void> {
  const { services, organisations } = seeding
  const id = organisations.ids.get(organisation) ?? ''
  const client = await signIn(seeding, admin, organisation)
  const { documents } = await client(listContracts, { params: { id }, query: { fetchAll: 'true' } })
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
