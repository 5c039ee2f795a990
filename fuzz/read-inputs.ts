import {
  administration,
  calendarFeeds,
  companyRegister,
  contracts,
  evidence,
  history,
  invoiceAccounting,
  notifications,
  organisation,
  planning,
  planningFigures,
  preselection,
  quotations,
  siderAccess,
  siderPapers,
  siders,
  sites,
  staffing,
  webhooks,
} from '@renfort/contract'
import { anApplicant } from '../apps/api/src/testing/applicants.ts'
import { actingFor, type TestCompany } from '../apps/api/src/testing/companies.ts'
import { aBatch, aProvenBatch } from '../apps/api/src/testing/contracts.ts'
import { aPostedMission } from '../apps/api/src/testing/missions.ts'
import { aDigestLink } from '../apps/api/src/testing/notifications.ts'
import { aSider } from '../apps/api/src/testing/siders.ts'
import { aNewWebhook, aWebhookWithDelivery } from '../apps/api/src/testing/webhooks.ts'
import { call, type TestApp } from '../apps/api/src/testing/test-app.ts'
import type { Accepted } from './accepted.ts'
import { nameOf } from './operations.ts'

/** Inputs of what is read with a query that has to be right, or by staff about a company. */
export async function readInputs(
  app: TestApp,
  company: TestCompany,
): Promise<[string, Accepted[]][]> {
  const { id, admin } = company
  const missionId = (await aPostedMission(app, admin)).id
  const siderId = await aSider(app)
  const applicant = await anApplicant(app, missionId, { shownBy: await actingFor(app, admin) })
  const docId = (await aBatch(app, company)).id
  const provenId = await aProvenBatch(app, company)
  const { webhookId, deliveryId } = await aWebhookWithDelivery(app, admin)
  const feed = { name: 'Agenda', of: { kind: 'mine' as const } }
  const calendar = await call(app, calendarFeeds.createCalendarFeed, admin, { body: feed })
  const secret = calendar.body.url.split('/').at(-1) ?? ''
  const locationId = await anAskingSite(app, company)
  const ofAdmin = { role: 'admin' }
  const ofStaff = { role: 'insider' }
  const ofMission = { ...ofStaff, params: { id: missionId } }
  const ofSider = { ...ofStaff, params: { id: siderId } }
  const assignments = [{ siderId }]
  return [
    [
      nameOf(companyRegister.findRegisteredCompany),
      [{ ...ofAdmin, query: { siret: '73282932000074' } }],
    ],
    [nameOf(calendarFeeds.createCalendarFeed), [{ ...ofAdmin, body: feed }]],
    [nameOf(calendarFeeds.readCalendar), [{ role: 'anonymous', params: { secret } }]],
    [
      nameOf(notifications.followDigestLink),
      [{ ...ofAdmin, params: { link: aDigestLink(app, { company, reader: admin }) } }],
    ],
    [nameOf(contracts.readContract), [{ ...ofAdmin, params: { id, docId } }]],
    [nameOf(evidence.downloadEvidence), [{ ...ofAdmin, params: { id, docId: provenId } }]],
    [nameOf(invoiceAccounting.exportAnalytic), [{ ...ofAdmin, query: { month: '2026-12' } }]],
    [nameOf(invoiceAccounting.exportSales), [{ ...ofStaff, query: { month: '2026-12' } }]],
    [nameOf(history.readHistory), [{ ...ofAdmin, params: { id }, query: { subject: 'team' } }]],
    [nameOf(organisation.listHolidays), [{ ...ofAdmin, query: { year: 2026 } }]],
    [nameOf(planning.readPlanning), [{ ...ofAdmin, query: { week: 50, year: 2026 } }]],
    [
      nameOf(planning.downloadWeek),
      [{ ...ofAdmin, query: { week: 50, year: 2026, format: 'csv' } }],
    ],
    [nameOf(planning.readPresence), [ofAdmin]],
    [nameOf(sites.downloadSitePoster), [{ ...ofAdmin, params: { locationId } }]],
    [
      nameOf(planningFigures.readFigures),
      [{ ...ofAdmin, query: { week: 50, year: 2026, weeks: 6 } }],
    ],
    [
      nameOf(preselection.readApplicant),
      [{ ...ofAdmin, params: { taskId: missionId, id: applicant.id } }],
    ],
    [nameOf(webhooks.createWebhook), [{ ...ofAdmin, body: aNewWebhook }]],
    [nameOf(webhooks.listTries), [{ ...ofAdmin, params: { id: webhookId, deliveryId } }]],
    [nameOf(quotations.listPrices), [{ ...ofAdmin, query: { ids: missionId } }]],
    [nameOf(administration.readCompany), [{ ...ofStaff, params: { id } }]],
    [nameOf(staffing.readMissionToStaff), [ofMission]],
    [nameOf(staffing.checkHires), [{ ...ofMission, body: { assignments } }]],
    [nameOf(siders.readSider), [ofSider]],
    [nameOf(siderAccess.listSiderDevices), [ofSider]],
    [nameOf(siderPapers.listPapersOfSider), [ofSider]],
  ]
}

/** A place that asks for its code, so that it has a poster. */
async function anAskingSite(app: TestApp, { admin }: TestCompany): Promise<string> {
  const [place] = (await call(app, sites.listSites, admin)).body
  const params = { locationId: place?.locationId ?? '' }
  await call(app, sites.updateSite, admin, { params, body: { asksCode: true } })
  return params.locationId
}
