import type { missions } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { readMissionRecord } from '../mission-record/read-mission-record.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { describeMission } from './describe-mission.ts'

type Read = typeof missions.readMission

export async function readMission(call: ReadCall, { params }: Parsed<Read>): Promise<Answer<Read>> {
  return describeMission(call, await readMissionRecord(call, params.id))
}
