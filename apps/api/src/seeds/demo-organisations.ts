import { createHash } from 'node:crypto'
import { insertMembership, insertUser } from '../account/account-queries.ts'
import { insertInvitedUser } from '../account/invitation-queries.ts'
import { createOrganisation } from '../organisation/create-organisation.ts'
import type { Transaction } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { demoIndemnities } from './demo-indemnities.ts'
import { completeSettings } from './complete-settings.ts'
import {
  type DemoAccount,
  demoCompanies,
  demoGroup,
  demoInsider,
  demoPassword,
} from './demo-accounts.ts'

export interface DemoOrganisations {
  readonly ids: ReadonlyMap<string, string>
  readonly userIds: ReadonlyMap<string, string>
}

/** Creates the companies, the group, their members and the insider. */
export async function addDemoOrganisations(
  services: Services,
  transaction: Transaction,
): Promise<DemoOrganisations> {
  const sent = createHash('sha256').update(demoPassword).digest('hex')
  const passwordHash = await services.passwords.hash(sent)
  const ids = new Map<string, string>()
  const userIds = new Map<string, string>()

  const addUser = async (account: Omit<DemoAccount, 'role'>, isInsider = false) => {
    const id = await insertUser(transaction.queries, {
      email: account.email,
      passwordHash,
      firstName: account.firstName,
      lastName: account.lastName,
      phoneNumber: '+33639980000',
      locale: 'fr',
      isInsider,
      now: transaction.now,
    })
    if (id === null) throw new Error(`Demo data: ${account.email} exists already.`)
    userIds.set(account.email, id)
    return id
  }
  const addMembers = async (organisationId: string, accounts: readonly DemoAccount[]) => {
    for (const account of accounts) {
      const userId = await addUser(account)
      await insertMembership(transaction.queries, {
        userId,
        organisationId,
        role: account.role,
        now: transaction.now,
      })
    }
  }
  const addCompany = async (
    key: string,
    name: string,
    industry: string,
    options: CompanyOptions,
  ) => {
    const id = await createOrganisation(transaction, {
      name,
      kind: 'other',
      parentId: options.parentId ?? null,
      industry,
      companySize: '51-200',
      need: 'less-than-7-days',
      signUp: '{}',
      attendanceConfigType: options.attendanceConfigType ?? 'app',
    })
    ids.set(key, id)
    if (options.settings !== undefined)
      await completeSettings(transaction, id, { name, ...options.settings })
    return id
  }

  for (const company of demoCompanies) {
    const { key, name, industry, attendanceConfigType, isComplete, description, siret, apeCode } =
      company
    const settings = isComplete
      ? { description, siret, apeCode, indemnities: demoIndemnities }
      : undefined
    const id = await addCompany(key, name, industry, { attendanceConfigType, settings })
    await addMembers(id, company.accounts)
    for (const { role, ...person } of company.invited ?? []) {
      const { queries, now } = transaction
      const userId = await insertInvitedUser(queries, { ...person, locale: 'fr', now })
      if (userId === null) throw new Error(`Demo data: ${person.email} exists already.`)
      await insertMembership(queries, { userId, organisationId: id, role, now })
    }
  }
  const groupId = await createOrganisation(transaction, {
    name: demoGroup.name,
    kind: 'parent',
    parentId: null,
    industry: 'retail',
    companySize: '201-1000',
    need: 'more-than-7-days',
    signUp: '{}',
    attendanceConfigType: 'app',
  })
  ids.set('groupe-bellerive', groupId)
  await addMembers(groupId, demoGroup.accounts)
  for (const { key, name } of demoGroup.companies) {
    await addCompany(key, name, 'retail', { parentId: groupId, settings: { apeCode: '4711F' } })
  }
  await addUser(demoInsider, true)
  return { ids, userIds }
}

interface CompanyOptions {
  readonly parentId?: string
  readonly attendanceConfigType?: 'app' | 'timesheet'
  readonly settings?:
    | { readonly description?: string; readonly siret?: string; readonly apeCode?: string }
    | undefined
}
