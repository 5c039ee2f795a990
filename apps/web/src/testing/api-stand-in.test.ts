import { listLocations } from '@renfort/contract/organisation.ts'
import { updateMission } from '@renfort/contract/mission.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMission, missionId } from './a-mission.ts'
import { answer, checkApi, refused, refusedFields, startApi } from './api-stand-in.ts'

beforeEach(startApi)

function patch(body: unknown): Promise<Response> {
  return fetch(`/api/tasks/${missionId}`, { method: 'PATCH', body: JSON.stringify(body) })
}

describe('a test fails', () => {
  it('for a call that it gave no answer for', async () => {
    await patch({ id: missionId })
    expect(checkApi).toThrow('No answer was given for PATCH /tasks/')
    expect(checkApi).not.toThrow()
  })

  it('for a body that the contract refuses', async () => {
    answer(updateMission, () => aMission())
    expect((await patch({ id: missionId, remote: 'yes' })).status).toBe(400)
    expect(checkApi).toThrow('PATCH /tasks/:id, body')
  })

  it('for a path parameter that the contract refuses', async () => {
    answer(listLocations, () => [])
    await fetch('/api/organisations/one/locations', { method: 'GET' })
    expect(checkApi).toThrow('GET /organisations/:id/locations, params')
  })

  it('for an answer of another shape', async () => {
    answer(updateMission, () => aMission({ hourlyRate: '13' as never }))
    await patch({ id: missionId })
    expect(checkApi).toThrow('The answer of PATCH /tasks/:id')
  })

  it('for a refusal that the operation does not know', async () => {
    answer(updateMission, () => refused('errors.motive.in_use'))
    await patch({ id: missionId })
    expect(checkApi).toThrow('PATCH /tasks/:id never answers errors.motive.in_use')
  })
})

it('keeps what was sent, as it was sent', async () => {
  const sent = answer(updateMission, () => aMission())
  await patch({ id: missionId, name: ' Terrasse ' })
  expect(sent).toEqual([{ params: { id: missionId }, body: { id: missionId, name: ' Terrasse ' } }])
  expect(checkApi).not.toThrow()
})

it('refuses with the status of the key, and fields as the API does', async () => {
  answer(updateMission, () => refused('errors.task.locked'))
  expect((await patch({ id: missionId })).status).toBe(409)
  const found = issue(['name'], 'errors.field.name_too_long')
  answer(updateMission, () => refusedFields(found))
  expect(await (await patch({ id: missionId })).json()).toEqual({
    key: 'errors.field.name_too_long',
    metadata: { issues: [found] },
  })
  expect(checkApi).not.toThrow()
})
