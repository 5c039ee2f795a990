import type { Caller, InjectedParts } from '../apps/api/src/platform/inject-call.ts'

/** An input that somebody would be granted. */
export interface Accepted extends InjectedParts {
  /** Who would be. */
  readonly role: string
  /** Of a body that is a file. */
  readonly mediaType?: string
}

/** The role of the world that may do what this caller may. */
export function roleOf(caller: Caller | null): string {
  if (caller === null) return 'anonymous'
  if (caller.logasId !== undefined) return 'insider as an admin'
  return caller.organisationId === undefined ? 'insider' : 'admin'
}
