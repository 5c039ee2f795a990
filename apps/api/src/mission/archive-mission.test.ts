import {
  administration,
  flexiblePlanning,
  legalGuard,
  missions,
  planning,
  preselection,
  quotations,
  shifts,
} from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { anApplicant } from '../testing/applicants.ts'
import { actingFor, aCompany, aGroup, anInsider } from '../testing/companies.ts'
import { aFlexiblePlanning } from '../testing/flexible-missions.ts'
import { aDraftMission } from '../testing/job-descriptions.ts'
import { aPostedMission, at, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { sendFile } from '../testing/files/send-file.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp } from '../testing/test-app.ts'

const app = await sharedApp()
const insider = await anInsider(app)
const company = await aCompany(app)

const planned = at('2026-12-07', '09:00', '17:00')
const archive = (id: string, archived = true, caller = insider) =>
  call(app, administration.archiveMission, caller, { params: { id }, body: { archived } })
const refusal = async (answer: Promise<{ status: number; error: { key: string } | undefined }>) => {
  const { status, error } = await answer
  return [status, error?.key]
}

describe('PATCH /provider/tasks/{id}', () => {
  it('N-13 an archived mission can only be read', async () => {
    const acting = await actingFor(app, company.admin)
    const mission = await aPostedMission(app, company.admin, { shifts: [planned] })
    const applicant = await anApplicant(app, mission.id, { shownBy: acting })
    expect((await archive(mission.id)).body).toEqual({ id: mission.id, archived: true })

    const byId = { params: { id: mission.id } }
    const ofTask = { params: { taskId: mission.id } }
    const shiftId = mission.shifts[0]?.id ?? ''
    const ofShift = { params: { id: shiftId } }
    const finding = { key: 'missing_break' as const, dates: ['2026-12-07'] }
    const writes = (caller: Caller) => [
      call(app, missions.updateMission, caller, { ...byId, body: { name: 'Noël' } }),
      call(app, missions.deleteMission, caller, byId),
      call(app, missions.confirmMission, caller, { ...byId, body: {} }),
      call(app, shifts.createShifts, caller, { ...ofTask, body: { shifts: [planned] } }),
      call(app, shifts.updateShifts, caller, {
        ...ofTask,
        body: { shifts: [{ ...planned, id: shiftId }] },
      }),
      call(app, shifts.updateShift, caller, { ...ofShift, body: { slots: 2 } }),
      call(app, shifts.deleteShift, caller, ofShift),
      call(app, shifts.deleteShifts, caller, { body: { ids: [shiftId] } }),
      call(app, flexiblePlanning.saveFlexiblePlanning, caller, {
        ...ofTask,
        body: aFlexiblePlanning,
      }),
      call(app, legalGuard.acknowledgeFindings, caller, {
        ...ofTask,
        body: { findings: [finding], reason: 'Pause prise à la relève' },
      }),
      call(app, preselection.updateApplicant, caller, {
        ...byId,
        body: { id: applicant.id, update: { preSelectionStatus: 'approved' } },
      }),
    ]
    const archived = [409, 'errors.task.archived']
    for (const caller of [company.admin, acting]) {
      for (const write of writes(caller)) expect(await refusal(write)).toEqual(archived)
    }
    const siderId = await aSider(app)
    const added = call(app, preselection.addApplicant, insider, {
      ...byId,
      body: { siderId, availabilities: [] },
    })
    expect(await refusal(added)).toEqual(archived)
    const pdf = { bytes: Buffer.from('%PDF-1.7'), mediaType: 'application/pdf' }
    const sent = await sendFile(app, acting, `cv/${applicant.id}`, pdf)
    expect([sent.status, sent.body.key]).toEqual(archived)
    const copy = call(app, missions.cloneMission, company.admin, { ...byId, body: {} })
    expect(await refusal(copy)).toEqual([409, 'errors.task.duplication_impossible'])

    const reads = [
      call(app, missions.readMission, company.admin, byId),
      call(app, quotations.readQuotation, company.admin, byId),
      call(app, legalGuard.readLegalFindings, company.admin, ofTask),
      call(app, preselection.listApplicants, company.admin, ofTask),
      call(app, missions.listMissions, company.admin, { query: { status: ['new'] } }),
      call(app, planning.readPlanning, company.admin, { query: { week: 50, year: 2026 } }),
    ]
    for (const read of reads) expect((await read).status).toBe(200)
    expect(await theMission(app, company.admin, mission.id)).toMatchObject({
      archived: true,
      status: 'submitted',
      name: mission.name,
    })
  })

  it('N-13 a restored mission can be changed as before', async () => {
    const id = await aDraftMission(app, company.admin)
    await archive(id)
    expect((await archive(id, false)).body).toEqual({ id, archived: false })
    const { status } = await call(app, missions.updateMission, company.admin, {
      params: { id },
      body: { name: 'Noël' },
    })
    expect(status).toBe(200)
  })

  it('PERM-09 is for internal staff who act for nobody, and leaves an audit row', async () => {
    const id = await aDraftMission(app, company.admin)
    const group = await aGroup(app)
    for (const caller of [company.admin, company.manager, company.collaborator, group.admin]) {
      expect(await refusal(archive(id, true, caller))).toEqual([403, 'errors.user.forbidden'])
    }
    const acting = await actingFor(app, company.admin)
    expect(await refusal(archive(id, true, acting))).toEqual([409, 'errors.logas.forbidden'])
    const nowhere = '00000000-0000-4000-8000-000000000009'
    expect(await refusal(archive(nowhere))).toEqual([404, 'errors.not_found'])
    await archive(id)
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, organisation_id, before, after from audit_log
        where action = 'mission.archive' and entity_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        actor_id: insider.userId,
        organisation_id: company.id,
        before: { archived: false },
        after: { archived: true },
      },
    ])
  })
})
