import { randomUUID } from 'node:crypto'
import { singleSignOn } from '@renfort/contract'
import type { NewConnection, SignOnDomain } from '@renfort/contract/single-sign-on.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

export const aConnection: NewConnection = {
  issuer: 'https://login.example.test',
  clientId: 'renfort',
  clientSecret: 'secret-of-the-client',
  defaultRole: 'collaborator',
  rolesClaim: null,
  roleMapping: [],
  isRequired: false,
  emergencyAdminId: null,
}

interface Of {
  readonly id: string
  readonly admin: Caller
}

/** Sets the provider of a company. */
export async function withConnection(
  app: TestApp,
  { id, admin }: Of,
  changes: Partial<NewConnection> = {},
): Promise<void> {
  const { status } = await call(app, singleSignOn.saveConnection, admin, {
    params: { id },
    body: { ...aConnection, ...changes },
  })
  if (status !== 200) throw new Error('The connection was not saved.')
}

/** A domain of a company that its zone does not prove yet. */
export async function aDomain(
  app: TestApp,
  { id, admin }: Of,
  domain = `${randomUUID()}.test`,
): Promise<SignOnDomain> {
  const { body } = await call(app, singleSignOn.addDomain, admin, {
    params: { id },
    body: { domain },
  })
  return body
}

/** A domain of a company whose zone proves it. */
export async function aVerifiedDomain(
  app: TestApp,
  company: Of,
  domain?: string,
): Promise<SignOnDomain> {
  const added = await aDomain(app, company, domain)
  app.zone.publish(added.record.name, added.record.text)
  const { body } = await call(app, singleSignOn.checkDomain, company.admin, {
    params: { id: company.id, domainId: added.id },
  })
  return body
}
