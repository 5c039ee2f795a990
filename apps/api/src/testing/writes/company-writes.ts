import { randomUUID } from 'node:crypto'
import {
  apiKeys,
  departments,
  deputies,
  companySettings,
  motives,
  notifications,
  organisation,
  payment,
  permanent,
  remuneration,
  singleSignOn,
  sites,
  webhooks,
  workers,
} from '@renfort/contract'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { aKey } from '../api-keys.ts'
import { aCompany, actingFor, type TestCompany } from '../companies.ts'
import { aMotive, anAddress } from '../missions.ts'
import { refusedPayments } from '../notifications.ts'
import { aPermanentRequest } from '../permanent-requests.ts'
import { aDepartment } from '../flexible-missions.ts'
import { aSider, newPhoneNumber } from '../siders.ts'
import { call, type TestApp } from '../test-app.ts'
import { aConnection, aDomain, aVerifiedDomain, withConnection } from '../single-sign-on.ts'
import { aNewWebhook, aWebhookWithDelivery } from '../webhooks.ts'
import { wireDay } from '../wire-day.ts'
import { named, unknownId } from './valid-write.ts'

const someLegal = {
  name: 'Atelier Neuf',
  businessName: 'Atelier',
  siret: '732 829 320 00074',
  apeCode: '5610 A',
}

async function aLocation(app: TestApp, { id, admin }: TestCompany): Promise<string> {
  const { body } = await call(app, organisation.createLocation, admin, {
    params: { id },
    body: anAddress,
  })
  return body.id
}

const aLunch = { type: 'indemnity' as const, amount: 7.4 }

async function anIndemnity(app: TestApp, { id, admin }: TestCompany): Promise<string> {
  const { body } = await call(app, remuneration.changeIndemnities, admin, {
    params: { id },
    body: { lunch: aLunch },
  })
  const [lunch] = body.indemnities.lunch
  if (lunch === undefined) throw new Error('No indemnity was added.')
  // Without a confirmed pay policy a company creates no missions.
  await call(app, remuneration.confirmIndemnities, admin, { params: { id } })
  return lunch.id
}

let daysAway = 0
/** A day of its own on which an administrator is away, and the manager acts in their place. */
const absent = ({ manager }: TestCompany) => {
  daysAway += 2
  const day = wireDay(addDays(isoDate('2026-12-01'), daysAway))
  return { body: { from: day, until: day, deputyId: manager.userId } }
}

/** Valid writes of a company and its settings. */
export const companyWrites = [
  named(deputies.declareAbsence, async (_app, company) => ({
    caller: company.admin,
    input: absent(company),
    other: absent(company),
  })),
  named(deputies.cancelAbsence, async (app, company) => {
    const declared = async () =>
      (await call(app, deputies.declareAbsence, company.admin, absent(company))).body.id
    return {
      caller: company.admin,
      input: { params: { id: await declared() } },
      other: { params: { id: await declared() } },
    }
  }),
  named(notifications.chooseNotifications, async (_app, { admin }) => {
    const body = {
      siders: 'digest',
      contracts: 'atOnce',
      hours: 'never',
      invoices: 'digest',
    } as const
    return { caller: admin, input: { body }, other: { body: { ...body, hours: 'digest' } } }
  }),
  named(notifications.markRead, async (app, company) => {
    await refusedPayments(app, company, 2)
    return {
      caller: company.admin,
      input: { body: { sequence: 1, andOlder: false } },
      other: { body: { sequence: 2, andOlder: false } },
    }
  }),
  named(singleSignOn.saveConnection, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: aConnection },
    other: { params: { id }, body: { ...aConnection, clientId: 'another' } },
  })),
  named(singleSignOn.removeConnection, async (app, company) => {
    const other = await aCompany(app)
    await withConnection(app, company)
    return {
      caller: company.admin,
      input: { params: { id: company.id } },
      other: { params: { id: other.id } },
    }
  }),
  named(singleSignOn.addDomain, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { domain: `${randomUUID()}.test` } },
    other: { params: { id }, body: { domain: `${randomUUID()}.test` } },
  })),
  named(singleSignOn.checkDomain, async (app, company) => {
    const [one, another] = [await aVerifiedDomain(app, company), await aDomain(app, company)]
    const paramsOf = (domainId: string) => ({ params: { id: company.id, domainId } })
    return { caller: company.admin, input: paramsOf(one.id), other: paramsOf(another.id) }
  }),
  named(singleSignOn.removeDomain, async (app, company) => {
    const [one, another] = [await aDomain(app, company), await aDomain(app, company)]
    const paramsOf = (domainId: string) => ({ params: { id: company.id, domainId } })
    return { caller: company.admin, input: paramsOf(one.id), other: paramsOf(another.id) }
  }),
  named(webhooks.changeWebhook, async (app, { admin }) => {
    const { webhookId } = await aWebhookWithDelivery(app, admin)
    const params = { id: webhookId }
    return {
      caller: admin,
      input: { params, body: { ...aNewWebhook, disabled: true } },
      other: { params, body: { ...aNewWebhook, disabled: false } },
    }
  }),
  named(webhooks.deleteWebhook, async (app, { admin }) => ({
    caller: admin,
    input: { params: { id: (await aWebhookWithDelivery(app, admin)).webhookId } },
    other: { params: { id: (await aWebhookWithDelivery(app, admin)).webhookId } },
  })),
  named(webhooks.testWebhook, async (app, { admin }) => ({
    caller: admin,
    input: { params: { id: (await aWebhookWithDelivery(app, admin)).webhookId } },
    other: { params: { id: (await aWebhookWithDelivery(app, admin)).webhookId } },
  })),
  named(webhooks.replayDelivery, async (app, { admin }) => {
    const paramsOf = async () => {
      const { webhookId, deliveryId } = await aWebhookWithDelivery(app, admin)
      return { params: { id: webhookId, deliveryId } }
    }
    return { caller: admin, input: await paramsOf(), other: await paramsOf() }
  }),
  named(webhooks.replayPeriod, async (app, { admin }) => {
    const params = { id: (await aWebhookWithDelivery(app, admin)).webhookId }
    const from = '2026-12-01T00:00:00.000Z'
    return {
      caller: admin,
      input: { params, body: { from, to: '2026-12-02T00:00:00.000Z' } },
      other: { params, body: { from, to: '2026-12-03T00:00:00.000Z' } },
    }
  }),
  named(departments.createDepartment, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { name: 'Salle' } },
    other: { params: { id }, body: { name: 'Bar' } },
  })),
  named(departments.updateDepartment, async (app, { id, admin }) => {
    const params = { id, departmentId: await aDepartment(app, admin, id, 'Étages') }
    return {
      caller: admin,
      input: { params, body: { code: 'A1' } },
      other: { params, body: { code: 'A2' } },
    }
  }),
  named(apiKeys.revokeApiKey, async (app, company) => {
    const { id, admin } = company
    const [one, other] = [await aKey(app, company), await aKey(app, company)]
    return {
      caller: admin,
      input: { params: { id, keyId: one.id } },
      other: { params: { id, keyId: other.id } },
    }
  }),
  named(departments.deleteDepartment, async (app, { id, admin }) => {
    const departmentId = await aDepartment(app, admin, id, 'Cave')
    const another = await aDepartment(app, admin, id, 'Cuisine')
    return {
      caller: admin,
      input: { params: { id, departmentId } },
      other: { params: { id, departmentId: another } },
    }
  }),
  named(companySettings.updateProfile, async (_app, { admin }) => ({
    caller: admin,
    input: { body: { description: 'Une équipe' } },
    other: { body: { description: 'Une autre équipe' } },
  })),
  named(companySettings.updateLegalInformations, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: someLegal },
    other: { params: { id }, body: { ...someLegal, businessName: 'Autre' } },
  })),
  named(organisation.createLocation, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: anAddress },
    other: { params: { id }, body: { ...anAddress, title: 'Annexe' } },
  })),
  named(sites.updateSite, async (app, company) => {
    const params = { locationId: await aLocation(app, company) }
    return {
      caller: company.admin,
      input: { params, body: { asksCode: true } },
      other: { params, body: { asksCode: false } },
    }
  }),
  named(sites.renewSiteCode, async (app, company) => {
    const params = { locationId: await aLocation(app, company) }
    await call(app, sites.updateSite, company.admin, { params, body: { asksCode: true } })
    return {
      caller: company.admin,
      input: { params },
      other: { params: { locationId: unknownId } },
    }
  }),
  named(organisation.updateLocation, async (app, company) => {
    const params = { id: company.id, locationId: await aLocation(app, company) }
    return {
      caller: company.admin,
      input: { params, body: { ...anAddress, title: 'Siège' } },
      other: { params, body: { ...anAddress, title: 'Annexe' } },
    }
  }),
  named(organisation.deleteLocation, async (app, company) => {
    const { id, admin } = company
    const locationId = await aLocation(app, company)
    const another = await aLocation(app, company)
    return {
      caller: admin,
      input: { params: { id, locationId } },
      other: { params: { id, locationId: another } },
    }
  }),
  named(remuneration.changeHoursTypes, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { sundays: { increase: 50 } } },
    other: { params: { id }, body: { sundays: { increase: 60 } } },
  })),
  named(remuneration.changeIndemnities, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { lunch: aLunch } },
    other: { params: { id }, body: { transportation: { publicCoverRate: 50 } } },
  })),
  named(remuneration.deleteIndemnity, async (app, company) => {
    const { id, admin } = company
    const indemnityId = await anIndemnity(app, company)
    return {
      caller: admin,
      input: { params: { id, indemnityId } },
      other: { params: { id, indemnityId: unknownId } },
    }
  }),
  named(remuneration.changeBonuses, async (app, { id, admin }) => {
    const bonuses = (amount: number) => [{ name: 'Habillage', amount, frequency: 'day' as const }]
    return {
      caller: await actingFor(app, admin),
      input: { params: { id }, body: { bonuses: bonuses(2) } },
      other: { params: { id }, body: { bonuses: bonuses(3) } },
    }
  }),
  named(remuneration.confirmHoursTypes, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id } },
    other: { params: { id }, query: { again: 'true' } },
  })),
  named(remuneration.confirmIndemnities, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id } },
    other: { params: { id }, query: { again: 'true' } },
  })),
  named(motives.createMotive, async (_app, { admin }) => ({
    caller: admin,
    input: { body: aMotive },
    other: { body: { ...aMotive, justification: 'Fêtes de fin d’année' } },
  })),
  named(motives.deleteMotive, async (app, { admin }) => {
    const { body } = await call(app, motives.createMotive, admin, { body: aMotive })
    return {
      caller: admin,
      input: { params: { id: body.id } },
      other: { params: { id: unknownId } },
    }
  }),
  named(payment.updatePaymentInformations, async (app, { id, admin }) => ({
    caller: await actingFor(app, admin),
    input: { params: { id }, body: { data: { wantOrderForm: true } } },
    other: { params: { id }, body: { data: { wantOrderForm: false } } },
  })),
  named(permanent.requestPermanentContract, async (_app, { admin }) => ({
    caller: admin,
    input: { body: aPermanentRequest },
    other: { body: { ...aPermanentRequest, jobName: 'Cuisinier' } },
  })),
  named(workers.createWorker, async (_app, { admin }) => {
    const body = { firstName: 'Léa', lastName: 'Roux', phoneNumber: newPhoneNumber() }
    return { caller: admin, input: { body }, other: { body: { ...body, lastName: 'Blanc' } } }
  }),
  named(workers.setOwnNumber, async (app, company) => {
    const params = { id: await aSider(app, { knownTo: [company] }) }
    return {
      caller: company.admin,
      input: { params, body: { ownNumber: '00123' } },
      other: { params, body: { ownNumber: '00124' } },
    }
  }),
]
