import { amendments, search } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor, aGroup, anInsider } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { anInvoice } from '../testing/invoices.ts'
import { aJobDescription } from '../testing/job-descriptions.ts'
import { aDraft, aPostedMission, at, patched } from '../testing/missions.ts'
import { statementsOf } from '../testing/plans.ts'
import { aSider } from '../testing/siders.ts'
import { aStoredMission } from '../testing/stored-missions.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

function ask(caller: Caller, q: string) {
  return call(app, search.searchEverything, caller, { query: { q } })
}

async function found(caller: Caller, q: string) {
  const { status, body } = await ask(caller, q)
  expect(status).toBe(200)
  return {
    missions: body.missions.map(({ name }) => name),
    jobs: body.jobDescriptions.map(({ suffix }) => suffix),
    siders: body.siders.map(({ firstName }) => firstName),
    contracts: body.contracts.map(({ number }) => number),
  }
}

const none = { missions: [], jobs: [], siders: [], contracts: [] }

describe('one search over everything', () => {
  it('NAV-05 missions by name, job title in both languages and identifier, whatever accents and order', async () => {
    const { admin } = await aCompany(app)
    const { id, uniqueIdentifier } = await aPostedMission(app, admin)
    await patched(app, admin, id, { name: 'Fête de Noël' })
    const mission = async (q: string) => (await ask(admin, q)).body.missions.map((each) => each.id)
    for (const q of [
      'noel',
      'NOËL fete',
      'serveur',
      'waiter',
      'serv noel',
      uniqueIdentifier ?? '',
    ]) {
      expect(await mission(q), q).toEqual([id])
    }
    for (const q of ['oel', 'serveur paques', 'cuisinier', '%', '__']) {
      expect(await mission(q), q).toEqual([])
    }
    const { body } = await ask(admin, 'noel')
    expect(body.missions).toEqual([
      {
        id,
        type: 'delegation',
        name: 'Fête de Noël',
        jobTitle: { id: 'waiter', name: 'Serveur / Serveuse' },
        progressStep: 'upcoming',
        startDate: '2026-12-07T08:00:00.000Z',
        timeZone: 'Europe/Paris',
        uniqueIdentifier,
        city: 'Lyon',
      },
    ])
    app.clock.set('2026-12-08T10:00:00.000Z')
    expect((await ask(admin, 'noel')).body.missions[0]?.progressStep).toBe('done')
    app.clock.set('2026-12-02T09:00:00.000Z')
  })

  it('NAV-07 two characters at least, and five of each kind at most, the newest missions first', async () => {
    const company = await aCompany(app)
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const startsAt = `2026-12-0${n + 2}T08:00:00.000Z`
      await aStoredMission(app, company, { name: `Gala ${n}`, startsAt })
      await aJobDescription(app, company.admin, { suffix: `Gala ${n}` })
      await aSider(app, { firstName: `Gala${n}`, lastName: `N${n}`, knownTo: [company] })
    }
    const { missions, jobs, siders } = await found(company.admin, 'gala')
    expect(missions).toEqual(['Gala 6', 'Gala 5', 'Gala 4', 'Gala 3', 'Gala 2'])
    expect(jobs).toEqual(['Gala 6', 'Gala 5', 'Gala 4', 'Gala 3', 'Gala 2'])
    expect(siders).toEqual(['Gala1', 'Gala2', 'Gala3', 'Gala4', 'Gala5'])
    for (const short of ['', 'g', ' g ', '-g-']) {
      expect(await found(company.admin, short), short).toEqual(none)
    }
    expect((await ask(company.admin, 'g'.repeat(101))).status).toBe(400)
  })

  it('G-35 a Sider with the start of their next shift, else of the last one, else none', async () => {
    const company = await aCompany(app)
    const [hired] = [
      await aSider(app, { firstName: 'Zoé', lastName: 'Bernard', knownTo: [company] }),
      await aSider(app, { firstName: 'Zoé', lastName: 'Colin', knownTo: [company] }),
    ]
    await aPostedMission(app, company.admin, {
      type: 'gestion',
      shifts: [at('2026-12-08', '09:00', '17:00'), at('2026-12-07', '09:00', '17:00')],
      requestedSiderIds: [hired],
    })
    const dates = async () =>
      (await ask(company.collaborator, 'zoe')).body.siders.map(({ shiftDate }) => shiftDate)
    expect(await dates()).toEqual(['2026-12-07T08:00:00.000Z', null])
    app.clock.set('2026-12-07T10:00:00.000Z')
    expect(await dates()).toEqual(['2026-12-08T08:00:00.000Z', null])
    app.clock.set('2026-12-08T20:00:00.000Z')
    expect(await dates()).toEqual(['2026-12-08T08:00:00.000Z', null])
    app.clock.set('2026-12-02T09:00:00.000Z')
  })

  it('NAV-07 a word with a slip finds what is meant, where nothing has the word itself', async () => {
    const company = await aCompany(app)
    await aStoredMission(app, company, { name: 'Fête de Noël' })
    await aJobDescription(app, company.admin, { suffix: 'Réception' })
    await aSider(app, { firstName: 'Chloé', lastName: 'Fontaine', knownTo: [company] })
    const { admin } = company
    expect(await found(admin, 'srveur')).toMatchObject({ missions: ['Fête de Noël'] })
    expect(await found(admin, 'serveuze fete')).toMatchObject({ missions: ['Fête de Noël'] })
    expect(await found(admin, 'recpetion')).toMatchObject({ jobs: ['Réception'] })
    expect(await found(admin, 'fontane')).toMatchObject({ siders: ['Chloé'] })
    expect(await found(admin, 'chloe')).toMatchObject({ siders: ['Chloé'] })
    for (const q of ['srvr', 'oel', 'nol', 'f%te', 'f_te']) {
      expect(await found(admin, q), q).toEqual(none)
    }
  })

  it('NAV-05 contracts by Sider, mission and number, for those who read them', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    const { id: documentId, siderIds } = await aBatch(app, company, { siders: 2 })
    await aBatch(app, other)
    const numbers = async (q: string, caller: Caller = company.admin) =>
      (await found(caller, q)).contracts
    const { body } = await ask(company.admin, 'serveur')
    const [newest] = body.contracts
    expect(body.contracts).toHaveLength(2)
    expect(newest).toMatchObject({ documentId, status: 'unsigned' })
    const number = newest?.number ?? ''
    expect(await numbers(number)).toEqual([number])
    expect((await numbers(number.slice(0, -3))).toSorted()).toEqual(
      body.contracts.map((contract) => contract.number).toSorted(),
    )
    expect(siderIds).toHaveLength(2)
    expect(await numbers('serveur', company.collaborator)).toEqual([])
  })

  it('NAV-05 amendments by their number, beside the contract that they change', async () => {
    const company = await aCompany(app)
    const { missionId } = await aBatch(app, company, { days: ['2026-12-07', '2026-12-08'] })
    const { body: amended } = await call(app, amendments.makeAmendment, company.admin, {
      params: { id: missionId },
      body: { kind: 'renewal', until: '2026-12-09' },
    })
    const { contracts } = (await ask(company.admin, 'serveur')).body
    expect(contracts.map(({ isAmendment }) => isAmendment)).toEqual([true, false])
    const [amendment, contract] = contracts
    expect(amendment).toMatchObject({
      number: `${contract?.number}-A1`,
      documentId: amended.documentId,
      status: 'unsigned',
    })
    const numbers = async (q: string) => (await found(company.admin, q)).contracts
    expect(await numbers(`${contract?.number}-A1`)).toEqual([`${contract?.number}-A1`])
    expect(await numbers(contract?.number ?? '')).toHaveLength(2)
  })

  it('INV-10 invoices by their number and by what they come to, for those who read them', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    const invoice = await anInvoice(app, company)
    await anInvoice(app, other)
    const ids = async (q: string, caller: Caller = company.admin) =>
      (await ask(caller, q)).body.invoices.map(({ id }) => id)
    const { body } = await ask(company.admin, '243,36')
    const [found] = body.invoices
    expect(body.invoices).toMatchObject([
      { id: invoice, type: 'invoice', amount: 243.36, paid: false },
    ])
    const number = found?.referenceNumber ?? ''
    for (const q of [number, number.toLowerCase(), number.slice(6), '243', '243.36 €']) {
      expect(await ids(q), q).toContain(invoice)
    }
    for (const q of ['243,35', '244', 'X9999-000001', '%1', '2 serveurs']) {
      expect(await ids(q), q).toEqual([])
    }
    expect(await ids(number, other.admin)).not.toContain(invoice)
    expect(await ids(number, company.collaborator)).toEqual([])
  })

  it('never holds anything of another company', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await aStoredMission(app, other, { name: 'Ailleurs' })
    await aJobDescription(app, other.admin, { suffix: 'Ailleurs' })
    await aSider(app, { firstName: 'Ailleurs', knownTo: [other] })
    expect(await found(company.admin, 'ailleurs')).toEqual(none)
    expect(await found(company.admin, 'ailleur')).toEqual(none)
    expect(await found(company.admin, 'aileurs')).toEqual(none)
    expect(await found(other.admin, 'ailleurs')).toEqual({
      missions: ['Ailleurs'],
      jobs: ['Ailleurs'],
      siders: ['Ailleurs'],
      contracts: [],
    })
  })
})

describe('what a role may not open is not found', () => {
  it('PERM-04 NAV-07 a collaborator finds no draft, no job description, and only what the planning shows', async () => {
    const company = await aCompany(app)
    await aDraft(app, company.admin)
    await aStoredMission(app, company, { name: 'Postée' })
    await aStoredMission(app, company, { name: 'Archivée', archived: true })
    await aStoredMission(app, company, { name: 'Brouillon', selection: null })
    const seen = await found(company.collaborator, 'serveur')
    expect(seen).toEqual({ missions: ['Postée'], jobs: [], siders: [], contracts: [] })
    const everything = await found(company.admin, 'serveur')
    expect(everything.missions.toSorted()).toEqual(['Brouillon', 'Postée', null])
    expect(everything.jobs).toEqual([null])
  })

  it('PERM-02 mission managers find the missions that they manage or created', async () => {
    const company = await aCompany(app)
    await aStoredMission(app, company, { name: 'À un autre', managerId: company.admin.userId })
    await aStoredMission(app, company, { name: 'Confiée', managerId: company.manager.userId })
    await aStoredMission(app, company, { name: 'Créée', createdBy: company.manager.userId })
    const { missions } = await found(company.manager, 'serveur')
    expect(missions.toSorted()).toEqual(['Confiée', 'Créée'])
  })

  it('NAV-04 a group space finds its own job descriptions alone; a company finds them as its network’s', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await aStoredMission(app, company, { name: 'Réseau' })
    await aJobDescription(app, company.admin, { suffix: 'Réseau local' })
    await aJobDescription(app, group.admin, { suffix: 'Réseau commun' })
    const expected = { missions: [], jobs: ['Réseau commun'], siders: [], contracts: [] }
    expect(await found(group.admin, 'reseau')).toEqual(expected)
    const { body } = await ask(company.admin, 'reseau')
    expect(body.jobDescriptions.map(({ suffix, origin }) => [suffix, origin])).toEqual([
      ['Réseau commun', 'network'],
      ['Réseau local', 'account'],
    ])
  })

  it('PERM-06 insiders find nothing before they act for a user, then what that user finds', async () => {
    const company = await aCompany(app)
    await aStoredMission(app, company, { name: 'Postée' })
    const insider = await anInsider(app)
    expect((await ask(insider, 'serveur')).status).toBe(403)
    const acting = await actingFor(app, company.collaborator, insider)
    expect(await found(acting, 'serveur')).toEqual({
      missions: ['Postée'],
      jobs: [],
      siders: [],
      contracts: [],
    })
  })
})

it('the search is the session and one statement for each kind, whatever it finds', async () => {
  const company = await aCompany(app)
  await aStoredMission(app, company, { name: 'Postée' })
  const count = async (q: string) =>
    (await statementsOf(app.database, () => ask(company.admin, q))).length
  expect(await count('serveur')).toBe(5)
  // Once more for words with a slip, where nothing is found.
  expect(await count('introuvable partout dans la maison')).toBe(9)
})
