import type { Caller, InjectedParts } from '../apps/api/src/platform/http/inject-call.ts'
import { isSiderToken } from '../apps/api/src/platform/http/sider-session.ts'

/** An input with which a caller of this role gets what they ask for. */
export interface Accepted extends InjectedParts {
  readonly role: string
  /** Content type, where the body is a file. */
  readonly mediaType?: string
}

/** Which of the fuzzer's roles has the rights of this caller. */
export function roleOf(caller: Caller | null): string {
  if (caller === null) return 'anonymous'
  if (isSiderToken(caller.token)) return `sider ${caller.userId}`
  if (caller.logasId !== undefined) return 'insider as an admin'
  return caller.organisationId === undefined ? 'insider' : 'admin'
}
