import type { siderWork } from '@renfort/contract'
import type { Endpoint, Method } from '@renfort/contract/kernel/endpoint.ts'

/** The address of an operation, with its type: its schemas stay on the server, they weigh too much. */
export interface Operation<E extends Endpoint = Endpoint> {
  readonly method: Method
  readonly path: string
  /** Whether a repeated call gets the first answer again. */
  readonly isReplayed: boolean
  /** Only a type. */
  readonly of?: E
}

export function at<E extends Endpoint>(
  method: Method,
  path: string,
  isReplayed = false,
): Operation<E> {
  return { method, path, isReplayed }
}

type Work = typeof siderWork

/**
 * What the first page of a Sider calls, by the names of the contract; a test compares these and those
 * of the later pages with it.
 */
export const operations = {
  listSiderShifts: at<Work['listSiderShifts']>('GET', '/sider/shifts'),
  readSiderCalendar: at<Work['readSiderCalendar']>('GET', '/sider/calendar'),
  clockSiderShift: at<Work['clockSiderShift']>('POST', '/sider/clockings', true),
} as const
