import { startImpersonation } from '@renfort/contract/administration.ts'
import { createJobDescription } from '@renfort/contract/job-description.ts'
import { createLocation } from '@renfort/contract/organisation.ts'
import {
  type Instant,
  isoWeekOf,
  type IsoDate,
  dateInParis,
  mondayOfWeek,
} from '@renfort/domain/kernel/calendar.ts'
import type { FastifyInstance } from 'fastify'
import { findAccountById } from '../account/account-queries.ts'
import { openSession } from '../account/sessions/open-session.ts'
import { type Clock, toInstant } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import type { Caller } from '../platform/http/inject-call.ts'
import type { Services } from '../platform/services.ts'
import { demoGroup, demoInsider } from './demo-accounts.ts'
import { type DemoClient, demoClient } from './demo-client.ts'
import { demoJobs, demoLocations } from './demo-jobs.ts'
import type { DemoOrganisations } from './demo-organisations.ts'

const day = 86_400_000

/** The product, and the people and companies of the demo. */
export interface DemoPlace {
  readonly app: FastifyInstance
  readonly services: Services
  readonly organisations: DemoOrganisations
}

/** What the demo is built with: also the people made so far, and a clock that can be moved. */
export interface Seeding extends DemoPlace {
  readonly clock: MovableClock
  readonly siders: ReadonlyMap<string, readonly string[]>
  /** Monday of the week in which the demo is made. */
  readonly monday: IsoDate
}

export interface MovableClock extends Clock {
  /** Sets the clock some days before the real one: a mission is posted before it starts. */
  goBack(days: number): void
}

export function movableClock(clock: Pick<Clock, 'epochMilliseconds' | 'isMoving'>): MovableClock {
  let back = 0
  const epochMilliseconds = () => clock.epochMilliseconds() - back * day
  return {
    epochMilliseconds,
    now: () => toInstant(epochMilliseconds()),
    isMoving: clock.isMoving,
    goBack: (days) => {
      back = days
    },
  }
}

export function mondayOf(now: Instant): IsoDate {
  const { year, week } = isoWeekOf(dateInParis(now))
  return mondayOfWeek(year, week)
}

/** A client signed in as this user, in this company or group. */
export async function signIn(
  seeding: DemoPlace,
  email: string,
  organisation: string,
): Promise<DemoClient> {
  return demoClient(seeding.app, {
    ...(await signedIn(seeding, email)),
    organisationId: seeding.organisations.ids.get(organisation) ?? '',
  })
}

async function signedIn(seeding: DemoPlace, email: string): Promise<Caller> {
  const { services } = seeding
  const userId = userOf(seeding, email)
  const account = await findAccountById(services.db.queries(nobody), userId)
  if (account === undefined) throw new Error(`Demo data: no user ${email}`)
  const { token } = await services.db.transaction(nobody, (transaction) =>
    openSession(transaction, account),
  )
  return { token, userId }
}

/** A client of internal staff who act for this user, in this company. */
export async function actFor(
  seeding: DemoPlace,
  email: string,
  organisation: string,
): Promise<DemoClient> {
  const userId = userOf(seeding, email)
  const staff = await signedIn(seeding, demoInsider.email)
  await demoClient(seeding.app, staff)(startImpersonation, {
    body: { userId, reason: 'Préparation de la démonstration' },
  })
  return demoClient(seeding.app, {
    ...staff,
    logasId: userId,
    organisationId: seeding.organisations.ids.get(organisation) ?? '',
  })
}

export const networkKeys = demoGroup.companies.map(({ key }) => key)

/** The Siders whom some companies knew at first, in order. */
export function sidersOf(siders: Seeding['siders'], ...companies: readonly string[]): string[] {
  return companies.flatMap((company) => siders.get(company) ?? [])
}

export function userOf({ organisations }: DemoPlace, email: string): string {
  return organisations.userIds.get(email) ?? ''
}

/** Adds the favourite addresses and the job descriptions of a company; answers their ids, in order. */
export async function addJobs(
  seeding: Seeding,
  client: DemoClient,
  company: keyof typeof demoJobs,
): Promise<{ locations: readonly string[]; jobs: readonly string[] }> {
  const locations = hasLocations(company) ? await addLocations(seeding, client, company) : []
  const jobs: string[] = []
  for (const body of demoJobs[company]) {
    const { id } = await client(createJobDescription, {
      body: { ...body, locationId: locations[0] ?? null },
    })
    jobs.push(id)
  }
  return { locations, jobs }
}

/** Adds the favourite addresses of a company; answers their ids, in order. */
export async function addLocations(
  { organisations }: Seeding,
  client: DemoClient,
  company: keyof typeof demoLocations,
): Promise<readonly string[]> {
  const organisationId = organisations.ids.get(company) ?? ''
  const locations: string[] = []
  for (const body of demoLocations[company]) {
    const { id } = await client(createLocation, { params: { id: organisationId }, body })
    locations.push(id)
  }
  return locations
}

function hasLocations(company: string): company is keyof typeof demoLocations {
  return company in demoLocations
}
