import { amendments, contracts } from '@renfort/contract'
import { actingFor } from '../companies.ts'
import { aBatch } from '../contracts.ts'
import { at } from '../missions.ts'
import { call } from '../test-app.ts'
import { named } from './valid-write.ts'

/** Valid writes of contracts: amended, read, signed, contested, regenerated. */
export const contractWrites = [
  named(amendments.makeAmendment, async (app, company) => {
    const { missionId } = await aBatch(app, company, { days: ['2026-12-07', '2026-12-08'] })
    const params = { id: missionId }
    const until = (day: string) => ({ kind: 'renewal', until: `${day}T00:00:00.000Z` })
    return {
      caller: company.admin,
      input: { params, body: until('2026-12-09') },
      other: { params, body: until('2026-12-10') },
    }
  }),
  named(amendments.correctContractHours, async (app, company) => {
    const { id, missionId } = await aBatch(app, company)
    await call(app, contracts.contestContract, company.admin, {
      params: { id: company.id, docId: id },
      body: { description: 'Il manque un service' },
    })
    const params = { id: missionId }
    const adding = (day: string) => {
      const { startDate, endDate, breakDuration } = at(day, '18:00', '23:00')
      return { documentId: id, added: [{ startDate, endDate, breakDuration }] }
    }
    return {
      caller: await actingFor(app, company.admin),
      input: { params, body: adding('2026-12-08') },
      other: { params, body: adding('2026-12-09') },
    }
  }),
  named(contracts.keepReading, async (app, company) => {
    const params = { id: company.id, docId: (await aBatch(app, company)).id }
    return {
      caller: company.admin,
      input: { params, body: { version: 1, pagesRead: 1 } },
      other: { params, body: { version: 1, pagesRead: 2 } },
    }
  }),
  named(contracts.signContract, async (app, company) => {
    const [first, second] = [await aBatch(app, company), await aBatch(app, company)]
    return {
      caller: company.admin,
      input: { params: { id: company.id, docId: first.id }, body: { version: 1 } },
      other: { params: { id: company.id, docId: second.id }, body: { version: 1 } },
    }
  }),
  named(contracts.signContracts, async (app, company) => {
    const [first, second] = [await aBatch(app, company), await aBatch(app, company)]
    const params = { id: company.id }
    const body = ({ id }: { readonly id: string }) => ({
      documents: [{ documentId: id, version: 1 }],
    })
    return {
      caller: company.admin,
      input: { params, body: body(first) },
      other: { params, body: body(second) },
    }
  }),
  named(contracts.contestContract, async (app, company) => {
    const params = { id: company.id, docId: (await aBatch(app, company)).id }
    return {
      caller: company.admin,
      input: { params, body: { description: 'Le taux horaire est faux' } },
      other: { params, body: { description: 'Le lieu est faux' } },
    }
  }),
  named(contracts.regenerateContracts, async (app, company) => {
    const [first, second] = [await aBatch(app, company), await aBatch(app, company)]
    const params = { id: company.id }
    return {
      caller: await actingFor(app, company.admin),
      input: { params, body: { documentIds: [first.id] } },
      other: { params, body: { documentIds: [first.id, second.id] } },
    }
  }),
]
