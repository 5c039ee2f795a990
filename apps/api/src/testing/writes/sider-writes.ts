import { siderAccess } from '@renfort/contract'
import { anInsider } from '../companies.ts'
import { aSider, newPhoneNumber, signedInSider } from '../siders.ts'
import type { TestApp } from '../test-app.ts'
import { named, unknownId } from './valid-write.ts'
import { findDevices } from '../../sider-access/device-queries.ts'
import { nobody } from '../../platform/database/db.ts'

async function aDevice(app: TestApp) {
  const id = await aSider(app)
  await signedInSider(app, id)
  const { db, clock } = app.services
  const [device] = await findDevices(db.queries(nobody), id, clock.now())
  return { id, deviceId: device?.id ?? '' }
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
]
