import type { attendances } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { arrive } from './arrive.ts'

type Note = typeof attendances.noteArrival

/** The feed of the Siders’ arrivals. */
export async function noteArrival(
  call: CommandCall,
  { body }: Parsed<Note>,
): Promise<Answer<Note>> {
  await arrive(call.transaction, body)
  return body
}
