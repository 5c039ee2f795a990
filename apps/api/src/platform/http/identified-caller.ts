import type { FastifyRequest } from 'fastify'

/** Who calls, by the ids that the trail has: the log has neither names nor addresses of mail. */
export interface IdentifiedCaller {
  readonly user?: string
  readonly session?: string
  /** The user in whose name internal staff call. */
  readonly actingFor?: string
  /** The key of other software, whose maker is the user. */
  readonly key?: string
  /** The token with which a directory calls. */
  readonly directory?: string
  readonly sider?: string
}

export type Identify = (caller: IdentifiedCaller) => void

const callers = new WeakMap<FastifyRequest, IdentifiedCaller>()

/** Notes who calls as soon as it is proved, so that a refusal that follows can name them. */
export function identify(request: FastifyRequest): Identify {
  return (caller) => void callers.set(request, caller)
}

/** Nothing for somebody who did not prove who they are. */
export function identifiedCaller(request: FastifyRequest): IdentifiedCaller {
  return callers.get(request) ?? {}
}
