import {
  attendances,
  audit,
  contestedContracts,
  contracts,
  deputies,
  evidence,
  inbox,
  notifications,
  session,
  team,
} from '@renfort/contract'
import type { NewAbsence } from '@renfort/contract/deputy.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  remindHoursInTheEvening,
  remindHoursInTheMorning,
} from '../attendance/validate/remind-hours.ts'
import { makeEvidence } from '../contract/evidence/make-evidence.ts'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { remindSignatures } from '../contract/reminders/remind-signatures.ts'
import { sealContract } from '../contract/signature/seal-contract.ts'
import { sendDigests } from '../notification/send-digests.ts'
import { nobody } from '../platform/database/db.ts'
import { actingFor, aCompany, aMember, anInsider, type TestCompany } from '../testing/companies.ts'
import { aBatch, signedFiles } from '../testing/contracts.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { workedShift } from '../testing/hours.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { wireDay } from '../testing/wire-day.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const from = wireDay('2026-12-01')
const until = wireDay('2026-12-11')
const declare = (caller: Caller, body: NewAbsence) =>
  call(app, deputies.declareAbsence, caller, { body })
const absencesOf = async (caller: Caller) => (await call(app, deputies.listAbsences, caller)).body
const cancel = (caller: Caller, id: string) =>
  call(app, deputies.cancelAbsence, caller, { params: { id } })
const setRole = (company: TestCompany, { userId }: Caller, role: string) =>
  ownerQuery(
    app.database,
    'update memberships set role = $3 where user_id = $1 and organisation_id = $2',
    [userId, company.id, role],
  )
const sectionOf = async (caller: Caller, kind: 'contract' | 'hours') => {
  const { sections } = (await call(app, inbox.readInbox, caller)).body
  return sections.find((section) => section.kind === kind)
}

/** A company whose manager Yann Roy and their colleague Xena Petit each manage missions. */
async function aTeam() {
  const company = await aCompany(app)
  const colleague = await app.services.db.transaction(nobody, (transaction) =>
    aMember(transaction, company.id, 'missionManager'),
  )
  for (const [{ userId }, first, last] of [
    [company.manager, 'Yann', 'Roy'],
    [colleague, 'Xena', 'Petit'],
  ] as const) {
    await ownerQuery(
      app.database,
      'update users set first_name = $2, last_name = $3 where id = $1',
      [userId, first, last],
    )
  }
  return { company, away: company.manager, deputy: colleague }
}

const manage = ({ userId }: Caller, missionId: string) =>
  ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [missionId, userId])
/** All that was mailed to somebody, the oldest first. */
const mailsOf = async ({ userId }: Caller) => {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [userId])
  const mails = await mailsTo(app, String(rows[0]?.['email']))
  return mails
    .toReversed()
    .map(({ text }) => text)
    .join('\n')
}
const yann = { firstName: 'Yann', lastName: 'Roy' }

describe('issue 39 §5 an absence', () => {
  it('is declared by the person or their administrator, and shown to whom it concerns', async () => {
    const { company, away, deputy } = await aTeam()
    const { status, body } = await declare(away, { from, until, deputyId: deputy.userId })
    expect(status).toBe(201)
    expect(body).toMatchObject({ person: yann, from, until, trouble: null })
    for (const caller of [away, deputy, company.admin]) {
      expect(await absencesOf(caller)).toEqual([body])
    }
    expect(await absencesOf(company.collaborator)).toEqual([])
    expect(await absencesOf((await aCompany(app)).admin)).toEqual([])
    const { standsInFor } = (await call(app, session.readMe, deputy)).body
    expect(standsInFor).toEqual([{ id: away.userId, ...yann, until }])
    const own = { userId: company.collaborator.userId, deputyId: deputy.userId }
    expect((await declare(away, { from, until, ...own })).status).toBe(403)
    expect((await declare(company.admin, { from, until, ...own })).status).toBe(201)
    expect((await cancel(deputy, body.id)).status).toBe(403)
    expect((await cancel(await actingFor(app, away), body.id)).status).toBe(409)
  })

  it('is refused at its field, and says all that is wrong', async () => {
    const { company, away, deputy } = await aTeam()
    const refused = async (body: Partial<NewAbsence>) => {
      const { error } = await declare(away, { from, until, deputyId: deputy.userId, ...body })
      const { issues = [] } = (error?.metadata ?? {}) as {
        issues?: { path: string[]; key: string }[]
      }
      return issues.map(({ path, key }) => `${path.join('.')} ${key}`)
    }
    expect(await refused({ deputyId: company.collaborator.userId })).toEqual([
      'deputyId errors.deputy.without_right',
    ])
    expect(await refused({ deputyId: away.userId })).toEqual(['deputyId errors.deputy.self'])
    expect(await refused({ deputyId: (await aCompany(app)).admin.userId })).toEqual([
      'deputyId errors.deputy.not_in_team',
    ])
    expect(await refused({ until: wireDay('2026-11-02'), from: wireDay('2026-11-01') })).toEqual([
      'until errors.absence.past',
    ])
    await declare(away, { from, until, deputyId: deputy.userId })
    expect(await refused({ from: until, until: wireDay('2026-12-20') })).toEqual([
      'from errors.absence.overlap',
    ])
    const back = await declare(deputy, { from: until, until, deputyId: away.userId })
    expect(back.error?.key).toBe('errors.deputy.away')
  })

  it('of two that overlap and come at once, one is kept', async () => {
    const { away, deputy } = await aTeam()
    const body = { from, until, deputyId: deputy.userId }
    const answers = await Promise.all([declare(away, body), declare(away, body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(await absencesOf(away)).toHaveLength(1)
  })

  it('says in place that the deputy left the team or lost the right', async () => {
    const { company, away, deputy } = await aTeam()
    await declare(away, { from, until, deputyId: deputy.userId })
    const troubles = async (caller: Caller) =>
      (await absencesOf(caller)).map(({ trouble }) => trouble)
    await setRole(company, deputy, 'collaborator')
    expect(await troubles(away)).toEqual(['withoutRight'])
    await call(app, team.removeMember, company.admin, { params: { id: deputy.userId } })
    expect(await troubles(away)).toEqual(['left'])
    expect(await troubles(company.admin)).toEqual(['left'])
  })
})

describe('issue 39 §5 the deputy', () => {
  it('validates what the absent person would, from the first day until their return', async () => {
    const { company, away, deputy } = await aTeam()
    const { ids, missionId } = await workedShift(app, company, { siders: 3 })
    await manage(away, missionId)
    const [first = '', second = '', third = ''] = ids
    const validate = async (id: string) => {
      const body = { attendanceIds: [id] }
      return (await call(app, attendances.validateHours, deputy, { body })).body
    }
    expect(await validate(first)).toEqual({ rejectedAttendanceIds: [first] })
    const { body: absence } = await declare(away, { from, until, deputyId: deputy.userId })
    expect(await sectionOf(deputy, 'hours')).toMatchObject({
      lines: [{ count: 3, inPlaceOf: [{ ...yann, count: 3 }] }],
    })
    expect(await validate(first)).toEqual({ rejectedAttendanceIds: [] })
    const { rows } = await ownerQuery(
      app.database,
      "select actions -> -1 ->> 'updatedFor' as who from attendance_versions where attendance_id = $1",
      [first],
    )
    expect(rows.at(-1)).toEqual({ who: away.userId })
    const trail = await call(app, audit.listAuditTrail, await anInsider(app), {
      query: { userId: away.userId },
    })
    expect(trail.body.entries[0]).toMatchObject({
      action: 'attendance.validate',
      actor: { name: 'Xena Petit' },
      onBehalfOf: { name: 'Yann Roy' },
    })
    // What was declared ends by the clock of the product, and what was cancelled at once.
    app.clock.set('2026-12-11T22:59:00.000Z')
    expect(await validate(second)).toEqual({ rejectedAttendanceIds: [] })
    app.clock.set('2026-12-11T23:00:00.000Z')
    expect(await validate(third)).toEqual({ rejectedAttendanceIds: [third] })
    app.clock.set('2026-12-09T08:00:00.000Z')
    expect((await cancel(away, absence.id)).status).toBe(204)
    expect(await validate(third)).toEqual({ rejectedAttendanceIds: [third] })
    expect(await sectionOf(deputy, 'hours')).toBeUndefined()
  })

  it('signs in their own name: the evidence says in whose place', async () => {
    const { company, away, deputy } = await aTeam()
    const { id: docId, missionId } = await aBatch(app, company)
    await manage(away, missionId)
    await declare(away, { from, until, deputyId: deputy.userId })
    expect(await sectionOf(deputy, 'contract')).toMatchObject({
      lines: [{ documentId: docId, inPlaceOf: yann }],
    })
    const input = { params: { id: company.id, docId } }
    expect((await call(app, contracts.readContract, deputy, input)).body.inPlaceOf).toBe('Yann Roy')
    const signed = await call(app, contracts.signContract, deputy, { ...input, body: {} })
    expect(signed.body.signature).toMatchObject({ name: 'Xena Petit', actingFor: 'Yann Roy' })
    const { rows } = await ownerQuery(
      app.database,
      'select signed_by, signed_name, acting_for_id, acting_for_name from contract_signatures where batch_id = $1',
      [docId],
    )
    expect(rows).toEqual([
      {
        signed_by: deputy.userId,
        signed_name: 'Xena Petit',
        acting_for_id: away.userId,
        acting_for_name: 'Yann Roy',
      },
    ])
  })

  it('contests in their own name: the paper, the evidence and the trail say in whose place', async () => {
    const { company, away, deputy } = await aTeam()
    const { id: docId, missionId } = await aBatch(app, company, { pages: null })
    await manage(away, missionId)
    await declare(away, { from, until, deputyId: deputy.userId })
    const job = { organisationId: company.id, batchId: docId }
    await runJob(app, makeContractDocument, { ...job, version: 1 })
    const params = { id: company.id, docId }
    const body = { description: 'Le taux est faux' }
    const contested = await call(app, contracts.contestContract, deputy, { params, body })
    expect(contested.body.contestation).toMatchObject({ name: 'Xena Petit', actingFor: 'Yann Roy' })
    const staff = await anInsider(app)
    const { documents } = (await call(app, contestedContracts.listContested, staff, { query: {} }))
      .body
    expect(documents.find(({ documentId }) => documentId === docId)?.contestation).toMatchObject({
      actingFor: 'Yann Roy',
    })
    const trail = await call(app, audit.listAuditTrail, staff, { query: { userId: away.userId } })
    expect(trail.body.entries[0]).toMatchObject({
      action: 'contract.contest',
      actor: { name: 'Xena Petit' },
      onBehalfOf: { name: 'Yann Roy' },
    })
    expect(await mailsOf(away)).toContain('Xena Petit (pour Yann Roy) conteste')
    const acting = await actingFor(app, company.admin)
    await call(app, contracts.regenerateContracts, acting, {
      params: { id: company.id },
      body: { documentIds: [docId] },
    })
    await runJob(app, makeContractDocument, { ...job, version: 2 })
    const { formerVersions } = (await call(app, contracts.readContract, deputy, { params })).body
    expect(formerVersions[0]?.contestation).toMatchObject({ actingFor: 'Yann Roy' })
    await call(app, contracts.signContract, deputy, { params, body: {} })
    await runJob(app, sealContract, job)
    await runJob(app, makeEvidence, job)
    const { sealed } = await signedFiles(app, docId)
    const lastPage = (await readPdf(sealed)).pages.at(-1)?.replaceAll(/\s+/g, ' ')
    expect(lastPage).toContain('Agit en l’absence de Yann Roy')
    const file = async (format: 'pdf' | 'json') =>
      (await call(app, evidence.downloadEvidence, deputy, { params, query: { format } })).response
    const { text } = await readPdf((await file('pdf')).rawPayload)
    const account = `Yann Roy (compte ${away.userId})`
    for (const part of [
      `Agit en l’absence de ${account}`,
      'Xena Petit, en l’absence de Yann Roy (compte',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part)
    }
    const absent = { id: away.userId, name: 'Yann Roy' }
    expect(JSON.parse((await file('json')).body)).toMatchObject({
      evidence: {
        signature: { name: 'Xena Petit', actingFor: absent },
        history: [{ contestation: { name: 'Xena Petit', actingFor: absent } }, {}],
      },
    })
  })

  it('contests for nobody where they do it in their own right', async () => {
    const { company } = await aTeam()
    const { id: docId } = await aBatch(app, company)
    const input = { params: { id: company.id, docId }, body: { description: 'Non' } }
    const { contestation } = (await call(app, contracts.contestContract, company.admin, input)).body
    expect(contestation?.actingFor).toBeNull()
  })

  it('G-28 is reminded beside who is away of what is to sign, and told for whom', async () => {
    const { company, away, deputy } = await aTeam()
    const { missionId } = await aBatch(app, company, { day: '2026-12-10' })
    await manage(away, missionId)
    const absence = { from, until: wireDay('2026-12-08'), deputyId: deputy.userId }
    await declare(away, absence)
    app.clock.set('2026-12-08T08:00:00.000Z')
    await runJob(app, remindSignatures)
    expect(await mailsOf(deputy)).toContain('un contrat, début le jeu. 10 déc.')
    expect(await mailsOf(deputy)).toContain('(pour Yann Roy)')
    expect(await mailsOf(away)).toContain('un contrat, début le jeu. 10 déc.')
    expect(await mailsOf(away)).not.toContain('(pour')
    // From their return on they are reminded alone.
    const before = await mailsOf(deputy)
    app.clock.set('2026-12-09T08:00:00.000Z')
    await runJob(app, remindSignatures)
    expect(await mailsOf(deputy)).toBe(before)
  })

  it('G-28 is reminded once of what is theirs too, and not at all without the right', async () => {
    const { company, away, deputy } = await aTeam()
    await aBatch(app, company, { day: '2026-12-10' })
    await setRole(company, deputy, 'admin')
    await declare(company.admin, { from, until, deputyId: deputy.userId })
    const { missionId } = await aBatch(app, company, { day: '2026-12-10' })
    await manage(away, missionId)
    await declare(away, { from, until, deputyId: company.admin.userId })
    await setRole(company, company.admin, 'collaborator')
    app.clock.set('2026-12-08T08:00:00.000Z')
    await runJob(app, remindSignatures)
    const told = await mailsOf(deputy)
    expect(told.match(/un contrat, début/g)).toHaveLength(1)
    expect(told).not.toContain('(pour')
    expect(await mailsOf(company.admin)).not.toContain('(pour Yann Roy)')
  })

  it('G-28 is reminded of the hours to validate, with a link to those of who is away', async () => {
    const { company, away, deputy } = await aTeam()
    const { missionId } = await workedShift(app, company, { siders: 2, day: '2026-12-06' })
    await manage(away, missionId)
    await declare(away, { from, until, deputyId: deputy.userId })
    app.clock.set('2026-12-07T08:00:00.000Z')
    await runJob(app, remindHoursInTheMorning)
    const text = await mailsOf(deputy)
    expect(text).toContain('missions de Yann Roy, en son absence\u202f: 2 lignes')
    const url = new URL(text.match(/https?:\S+timesheets\S+/)?.[0] ?? '')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      managerId: away.userId,
      managerName: 'Yann Roy',
    })
    expect(await mailsOf(away)).toContain('vos missions')
    app.clock.set(testNow)
    const own = await workedShift(app, company, { day: '2026-12-06' })
    await manage(deputy, own.missionId)
    app.clock.set('2026-12-07T17:00:00.000Z')
    await runJob(app, remindHoursInTheEvening)
    const evening = (await mailsOf(deputy)).slice(text.length)
    expect(evening).toContain('vos missions\u202f: une ligne')
    expect(evening).toContain('missions de Yann Roy')
    expect(evening).not.toContain('managerId')
  })

  it('hands nothing on: the deputy of a deputy acts for them alone', async () => {
    const { company, away, deputy } = await aTeam()
    const { ids, missionId } = await workedShift(app, company)
    await manage(away, missionId)
    const third = await app.services.db.transaction(nobody, (transaction) =>
      aMember(transaction, company.id, 'missionManager'),
    )
    await declare(away, { from, until, deputyId: deputy.userId })
    await declare(deputy, { from, until, deputyId: third.userId })
    const body = { attendanceIds: [...ids] }
    const answer = await call(app, attendances.validateHours, third, { body })
    expect(answer.body.rejectedAttendanceIds).toEqual(ids)
    expect((await absencesOf(away)).map(({ trouble }) => trouble)).toEqual(['away'])
  })

  it('stands in no longer for somebody who left the team or lost the right themselves', async () => {
    const { company, away, deputy } = await aTeam()
    const { id: docId, missionId } = await aBatch(app, company)
    await manage(away, missionId)
    await declare(away, { from, until, deputyId: deputy.userId })
    const absent = async () => {
      const input = { params: { id: company.id, docId } }
      return (await call(app, contracts.readContract, deputy, input)).body.inPlaceOf
    }
    expect(await absent()).toBe('Yann Roy')
    await setRole(company, away, 'collaborator')
    expect(await absent()).toBeNull()
    await setRole(company, away, 'missionManager')
    await call(app, team.removeMember, company.admin, { params: { id: away.userId } })
    expect(await absent()).toBeNull()
  })

  it('is told by the bell and by the mail of the morning, for whom', async () => {
    const { company, away, deputy } = await aTeam()
    const { missionId } = await aBatch(app, company)
    await manage(away, missionId)
    await declare(away, { from, until, deputyId: deputy.userId })
    const { body } = await call(app, notifications.listNotifications, deputy, { query: {} })
    expect(body.notifications.find(({ kind }) => kind === 'contract.issued')).toMatchObject({
      inPlaceOf: yann,
    })
    const topics = {
      siders: 'never',
      contracts: 'digest',
      hours: 'never',
      invoices: 'never',
    } as const
    await call(app, notifications.chooseNotifications, deputy, { body: topics })
    app.clock.set('2026-12-03T07:00:00.000Z')
    await runJob(app, sendDigests)
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      deputy.userId,
    ])
    const mails = await mailsTo(app, String(rows[0]?.['email']))
    expect(mails.at(-1)?.text).toContain('(pour Yann Roy)')
  })
})

describe('issue 39 bad input: a deputy without the right', () => {
  const digest = {
    siders: 'never',
    contracts: 'digest',
    hours: 'digest',
    invoices: 'never',
  } as const
  const digestsOf = async ({ userId }: Caller) => {
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      userId,
    ])
    return mailsTo(app, String(rows[0]?.['email']))
  }

  it('who lost it signs nothing, validates nothing, and is told nothing', async () => {
    const { company, away, deputy } = await aTeam()
    const { id: docId, missionId } = await aBatch(app, company)
    const hours = await workedShift(app, company)
    await manage(away, missionId)
    await manage(away, hours.missionId)
    await declare(away, { from, until, deputyId: deputy.userId })
    await call(app, notifications.chooseNotifications, deputy, { body: digest })
    expect(await sectionOf(deputy, 'contract')).toBeDefined()
    await setRole(company, deputy, 'collaborator')
    const signed = await call(app, contracts.signContract, deputy, {
      params: { id: company.id, docId },
      body: {},
    })
    expect(signed.status).toBe(403)
    expect(await sectionOf(deputy, 'contract')).toBeUndefined()
    const { body } = await call(app, notifications.listNotifications, deputy, { query: {} })
    expect(body.notifications.filter(({ kind }) => kind === 'contract.issued')).toEqual([])
    app.clock.set('2026-12-03T07:00:00.000Z')
    await runJob(app, sendDigests)
    for (const { text } of await digestsOf(deputy)) expect(text).not.toContain('Contrats à signer')
  })

  it('who is of another company’s team is none, whoever names them', async () => {
    const { company, away } = await aTeam()
    const other = await aCompany(app)
    for (const [caller, userId] of [
      [away, undefined],
      [company.admin, away.userId],
      [company.admin, undefined],
    ] as const) {
      const body = { from, until, deputyId: other.admin.userId, ...(userId && { userId }) }
      expect((await declare(caller, body)).error?.key).toBe('errors.deputy.not_in_team')
    }
    // Nor does an administrator send somebody of another company away.
    const stranger = { from, until, deputyId: company.admin.userId, userId: other.admin.userId }
    expect((await declare(company.admin, stranger)).status).toBe(404)
    expect(await absencesOf(other.admin)).toEqual([])
    const { standsInFor } = (await call(app, session.readMe, other.admin)).body
    expect(standsInFor).toEqual([])
  })

  it('who has only been invited to the team is none yet', async () => {
    const { company, away } = await aTeam()
    const email = `${crypto.randomUUID()}@example.test`
    const invited = await call(app, team.inviteMember, company.admin, {
      body: { email, firstName: 'Zoé', lastName: 'Blanc', role: 'admin' },
    })
    expect(invited.status).toBe(201)
    const { rows } = await ownerQuery(app.database, 'select id from users where email = $1', [
      email,
    ])
    const refused = await declare(away, { from, until, deputyId: String(rows[0]?.['id']) })
    expect(refused.error?.key).toBe('errors.deputy.not_in_team')
  })

  it('of a deputy passes nothing on, in the bell and the mail neither', async () => {
    const { company, away, deputy } = await aTeam()
    const { missionId } = await aBatch(app, company)
    await manage(away, missionId)
    const third = await app.services.db.transaction(nobody, (transaction) =>
      aMember(transaction, company.id, 'missionManager'),
    )
    await declare(away, { from, until, deputyId: deputy.userId })
    await declare(deputy, { from, until, deputyId: third.userId })
    const { standsInFor } = (await call(app, session.readMe, third)).body
    expect(standsInFor?.map(({ id }) => id)).toEqual([deputy.userId])
    const { body } = await call(app, notifications.listNotifications, third, { query: {} })
    expect(body.notifications.map(({ inPlaceOf }) => inPlaceOf)).not.toContainEqual(yann)
    await call(app, notifications.chooseNotifications, third, { body: digest })
    app.clock.set('2026-12-03T07:00:00.000Z')
    await runJob(app, sendDigests)
    for (const { text } of await digestsOf(third)) expect(text).not.toContain('Yann Roy')
  })

  it('who is away too is refused, both ways round, and said where it came later', async () => {
    const { company, away, deputy } = await aTeam()
    expect((await declare(away, { from, until, deputyId: deputy.userId })).status).toBe(201)
    const back = await declare(deputy, { from, until, deputyId: away.userId })
    expect(back.error?.key).toBe('errors.deputy.away')
    const toAdmin = { from, until, deputyId: company.admin.userId }
    expect((await declare(deputy, toAdmin)).status).toBe(201)
    const troubles = (await absencesOf(company.admin)).map(({ person, trouble }) => [
      person.id,
      trouble,
    ])
    expect(troubles).toContainEqual([away.userId, 'away'])
    expect(troubles).toContainEqual([deputy.userId, null])
  })
})
