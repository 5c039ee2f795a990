import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { clock } from './clock.ts'
import { describeHours } from './describe-hours.ts'

type Clock = typeof attendances.clockHours

/** The feed of the Siders’ clockings (G-17). */
export async function clockHours(
  call: CommandCall,
  { body: { siderId, shiftId, taskId, ...time } }: Parsed<Clock>,
): Promise<Answer<Clock>> {
  const id = await clock(call.transaction, {
    siderId,
    shiftId,
    missionId: taskId,
    time,
    agent: sessionOf(call).actor,
  })
  return describeHours(call.queries, id)
}
