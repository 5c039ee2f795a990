import { readMission } from '@renfort/contract/mission.ts'
import { isRedirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { queryClient } from '../../platform/query-client.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { show } from '../../testing/show.tsx'
import { missionQuery } from '../mission-record/queries.ts'
import { prepareDraft } from './require-step.ts'

it('POST-02 the mission is there before the first step is shown', async () => {
  const draft = aMission({ hourlyRate: null })
  const sent = answer(readMission, () => draft)
  await show(<p />)
  await prepareDraft(queryClient, missionId)
  expect(sent).toHaveLength(1)
  expect(queryClient.getQueryData(missionQuery(missionId).queryKey)).toEqual(draft)
})

it('a mission that is posted has its recap instead of the steps', async () => {
  answer(readMission, () => aMission({ status: 'submitted' }))
  await show(<p />)
  const left = await prepareDraft(queryClient, missionId).catch((reason: unknown) => reason)
  expect(isRedirect(left) && left.options.to).toBe('/tasks/view/$taskId')
})
