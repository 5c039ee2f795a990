import { randomUUID } from 'node:crypto'
import { siderAccess, siderReminders, siderWork } from '@renfort/contract'
import { hiredSider } from '../clocking-siders.ts'
import { anInsider, type TestCompany } from '../companies.ts'
import { aPostedMission } from '../missions.ts'
import { aSider, newPhoneNumber, signedInSider } from '../siders.ts'
import type { TestApp } from '../test-app.ts'
import { aWorkedShift, hoursIn } from './attendance-writes.ts'
import { named, unknownId } from './valid-write.ts'
import { ownerQuery } from '../owner-query.ts'
import { findDevices } from '../../sider-access/device-queries.ts'
import { nobody } from '../../platform/database/db.ts'

async function aDevice(app: TestApp) {
  const id = await aSider(app)
  await signedInSider(app, id)
  const { db, clock } = app.services
  const [device] = await findDevices(db.queries(nobody), id, clock.now())
  return { id, deviceId: device?.id ?? '' }
}

/** A Sider whom a company asks for a mission. */
async function anAskedSider(app: TestApp, company: TestCompany) {
  const siderId = await aSider(app, { knownTo: [company] })
  const { id } = await aPostedMission(app, company.admin, { requestedSiderIds: [siderId] })
  return { caller: await signedInSider(app, siderId), params: { id } }
}

/** Hours that a company has changed, and the Sider who is to answer. */
async function disputedHours(app: TestApp, company: TestCompany) {
  const id = await hoursIn(app, company, 'att.disputed')
  const { rows } = await ownerQuery(
    app.database,
    'select sider_id as sider from attendances where id = $1',
    [id],
  )
  return { caller: await signedInSider(app, String(rows[0]?.['sider'])), params: { id } }
}

export const siderWrites = [
  named(siderAccess.askSiderLink, async (app) => {
    const phoneNumber = newPhoneNumber()
    await aSider(app, { phoneNumber })
    const other = newPhoneNumber()
    return {
      caller: null,
      input: { body: { phoneNumber } },
      other: { body: { phoneNumber: other } },
    }
  }),
  named(siderAccess.sendSiderLink, async (app) => {
    const params = { id: await aSider(app) }
    return {
      caller: await anInsider(app),
      input: { params, body: { through: 'sms' } },
      other: { params, body: { through: 'email' } },
    }
  }),
  named(siderAccess.endSiderDevice, async (app) => {
    const params = await aDevice(app)
    return {
      caller: await anInsider(app),
      input: { params },
      other: { params: { ...params, deviceId: unknownId } },
    }
  }),
  named(siderWork.answerSiderRequest, async (app, company) => {
    const asked = await anAskedSider(app, company)
    return {
      caller: asked.caller,
      input: { params: asked.params, body: { status: 'declined', comment: 'Trop loin' } },
      other: { params: asked.params, body: { status: 'accepted' } },
    }
  }),
  named(siderWork.withdrawFromMission, async (app, company) => {
    const { mission, caller } = await hiredSider(app, company)
    const params = { id: mission.id }
    return {
      caller,
      input: { params, body: { reason: 'withdrew', comment: 'Panne de voiture' } },
      other: { params, body: { reason: 'sick' } },
    }
  }),
  named(siderWork.clockSiderShift, async (app, company) => {
    const { shiftId, siderId } = await aWorkedShift(app, company)
    const phoneAt = '2026-12-01T08:00:00.000Z'
    const sentAt = app.clock.now()
    const body = { id: randomUUID(), shiftId, kind: 'start', phoneAt, sentAt }
    return {
      caller: await signedInSider(app, siderId),
      input: { body },
      other: { body: { ...body, kind: 'end' } },
    }
  }),
  named(siderWork.declareSiderHours, async (app, company) => {
    const { shiftId, siderId } = await aWorkedShift(app, company)
    const startDate = '2026-12-01T08:00:00.000Z'
    const time = (endDate: string) => ({ startDate, endDate, breaks: [] })
    const params = { id: shiftId }
    return {
      caller: await signedInSider(app, siderId),
      input: { params, body: time('2026-12-01T16:00:00.000Z') },
      other: { params, body: time('2026-12-01T15:00:00.000Z') },
    }
  }),
  named(siderReminders.changeSiderReminder, async (app) => {
    const body = { kind: 'shiftEve', through: 'sms', isOn: false }
    return {
      caller: await signedInSider(app, await aSider(app)),
      input: { body },
      other: { body: { ...body, kind: 'clockOut' } },
    }
  }),
  named(siderWork.answerSiderHours, async (app, company) => {
    const { caller, params } = await disputedHours(app, company)
    return {
      caller,
      input: { params, body: { accepted: true } },
      other: { params, body: { accepted: false } },
    }
  }),
]
