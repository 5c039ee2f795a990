import type { Page } from '@playwright/test'
import { activateAccount, createAccount } from '@renfort/contract/auth.ts'
import { updateLegalInformations, updateProfile } from '@renfort/contract/company-settings.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { uploadFile } from '@renfort/contract/file.ts'
import { createJobDescription } from '@renfort/contract/job-description.ts'
import { readOutbox } from '@renfort/contract/operations.ts'
import { createLocation } from '@renfort/contract/organisation.ts'
import { confirmHoursTypes, confirmIndemnities } from '@renfort/contract/remuneration.ts'
import { inviteMember } from '@renfort/contract/team.ts'
import { createWorker } from '@renfort/contract/company-sider.ts'
import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { DemoClient } from '../apps/api/src/seeds/demo-client.ts'
import { demoJobs, demoLocations } from '../apps/api/src/seeds/demo-jobs.ts'
import { addDemoDepartments, addDemoMotive } from '../apps/api/src/seeds/demo-missions.ts'
import { addDemoPayment } from '../apps/api/src/seeds/demo-payment.ts'
import { clientHash, newAccount, newEmail } from '../apps/api/src/testing/new-account.ts'
import { apiClient } from './api-client.ts'
import { onePixel } from './one-pixel.ts'
import { keepSession, type Session } from './sign-in.ts'

export const newPassword = 'Secret!2026'

/** A company that only this journey uses. */
export interface Company {
  readonly id: string
  readonly name: string
  /** The e-mail of its admin, Awa Diallo, whose password is `newPassword`. */
  readonly email: string
  readonly session: Session
  /** Calls the API as its admin. */
  readonly call: DemoClient
}

/** The company of a new account. */
function ownOf({ organisationId }: Session): string {
  if (organisationId === null) throw new Error('An account without a company.')
  return organisationId
}

/** A new company without settings; nobody is signed in on the page. */
export async function aNewAccount(page: Page, name = 'Les Halles'): Promise<Company> {
  const email = newEmail()
  const body = { ...newAccount(email, clientHash(newPassword)), companyName: name }
  const session = await apiClient(page.request, null)(createAccount, { body })
  return {
    id: ownOf(session),
    name,
    email,
    session,
    call: apiClient(page.request, session),
  }
}

/** The same company, with its admin signed in on the page. */
export async function aNewCompany(page: Page, companyName?: string): Promise<Company> {
  const company = await aNewAccount(page, companyName)
  await keepSession(page, company.session)
  return company
}

/** A company that can post a mission. */
export interface Restaurant extends Company {
  readonly locationIds: readonly string[]
  /** Waiter, bartender, kitchen assistant, host: the jobs of the demo's restaurant. */
  readonly jobIds: readonly string[]
  readonly departmentIds: readonly string[]
  readonly motiveId: string
  readonly siderIds: readonly string[]
}

/**
 * A company with complete settings, the addresses and jobs of the demo's restaurant, its departments, a motive and
 * four Siders of its own; its admin is signed in on the page.
 */
export async function aRestaurant(page: Page, companyName?: string): Promise<Restaurant> {
  const company = await aNewCompany(page, companyName)
  await completeSettings(company)
  const { call, id } = company
  const params = { id }
  const locationIds: string[] = []
  const [brasserie, reception] = demoLocations['maison-lumiere']
  for (const body of [brasserie, reception]) {
    locationIds.push((await call(createLocation, { params, body })).id)
  }
  const jobIds: string[] = []
  for (const job of demoJobs['maison-lumiere']) {
    const body = { ...job, locationId: locationIds[0] ?? null }
    jobIds.push((await call(createJobDescription, { body })).id)
  }
  const departmentIds = await addDemoDepartments(call, id, [
    ['Salle', 'SAL-10'],
    ['Cuisine', 'CUI-20'],
    ['Réceptions', 'REC-30'],
  ])
  const motiveId = await addDemoMotive(call, 'Surcroît d’activité de fin d’année.')
  const siderIds = await someSiders(company, ['Adèle', 'Bilal', 'Chloé', 'Diego'])
  return { ...company, locationIds, jobIds, departmentIds, motiveId, siderIds }
}

async function completeSettings({ call, id, name }: Company): Promise<void> {
  const params = { id }
  await call(updateProfile, { body: { name, description: `${name}, une équipe.` } })
  const logo = { params: { type: 'logo', id }, query: { name: 'logo.png' }, body: onePixel }
  await call(uploadFile, logo, { 'content-type': 'image/png' })
  const legal = { name, businessName: name, siret: '73282932000074', apeCode: '5610A' }
  await call(updateLegalInformations, { params, body: legal })
  await addDemoPayment(call, id, null)
  await call(confirmHoursTypes, { params })
  await call(confirmIndemnities, { params })
}

let phones = Date.now() % 10_000_000

/** Adds Siders to a company; resolves to their ids. */
export async function someSiders(
  { call }: Company,
  firstNames: readonly string[],
  lastName = 'Martin',
): Promise<string[]> {
  const ids: string[] = []
  for (const firstName of firstNames) {
    const body = { firstName, lastName, phoneNumber: aPhoneNumber() }
    ids.push((await call(createWorker, { body })).id)
  }
  return ids
}

/** An unused mobile number. */
export function aPhoneNumber(): string {
  phones += 1
  return `+337${String(process.env.TEST_PARALLEL_INDEX ?? 0)}${String(phones % 10_000_000).padStart(7, '0')}`
}

/** The link in the newest mail to an e-mail. */
export async function mailedLink(page: Page, email: string): Promise<URL> {
  const mails = await apiClient(page.request, null)(readOutbox, {})
  const text = mails.find(({ to }) => to === email)?.text ?? ''
  return new URL(/https?:\S+/.exec(text)?.[0] ?? `no-mail-to:${email}`)
}

/** Julien Faure, an invited member of a company with an active account. */
export async function aMember(page: Page, { call }: Company, role: TeamRole): Promise<Session> {
  const email = newEmail()
  await call(inviteMember, { body: { email, firstName: 'Julien', lastName: 'Faure', role } })
  const { searchParams } = await mailedLink(page, email)
  const [token, userId] = ['token', 'userId'].map((name) => searchParams.get(name) ?? '')
  return apiClient(page.request, null)(activateAccount, {
    params: { userId: userId ?? '' },
    body: { token: token ?? '', password: clientHash(newPassword) },
  }) as Promise<Reply<typeof activateAccount>>
}
