import { type ErrorBody, statusOf } from '@renfort/contract/kernel/errors.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FullLineError } from '../bounded-line.ts'
import { isDiskFull, isUnavailable } from '../database/database-failure.ts'
import { browserLocale } from './browser-locale.ts'
import { identifiedCaller } from './identified-caller.ts'
import { RefusalError } from './refusal.ts'
import { scimMediaType } from './scim/scim-body.ts'
import { scimFailure } from './scim/scim-failure.ts'
import { type FileAnswer, sendFile } from './wire-answer.ts'

/**
 * Turns whatever a handler threw into the error envelope; details of unexpected errors only go to
 * the log.
 */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error)
    logFailure(request, failure, error)
    return sendFailure(request, reply, failure)
  })
}

/** The same for an address that people open too: a browser that asks for a page gets one. */
export function failWithPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  pageOf: (key: ErrorKey, locale: Locale) => FileAnswer,
): FastifyReply {
  const { accept, 'accept-language': languages } = request.headers
  const failure = failureOf(error)
  logFailure(request, failure, error)
  if (!accept?.includes('text/html')) return sendFailure(request, reply, failure)
  const page = pageOf(failure.key, browserLocale(languages))
  return sendFile(failed(reply, failure), page)
}

/** The same in the form of SCIM, in the language that the caller asks for. */
export function failInScim(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = failureOf(error)
  logFailure(request, failure, error)
  const locale = browserLocale(request.headers['accept-language'])
  return failed(reply, failure)
    .type(`${scimMediaType}; charset=utf-8`)
    .send(JSON.stringify(scimFailure(failure, request.id, locale)))
}

/** An unknown address answers like an unknown id. */
export function installNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, { key: 'errors.not_found' }),
  )
}

/** Refusals that security monitoring counts: no session, no right, too many tries. */
function concernsSecurity(key: ErrorKey): boolean {
  return [401, 403, 429].includes(statusOf(key)) || key === 'errors.logas.forbidden'
}

/**
 * What no screen of the product sends: a body that is no JSON, of another type or length, an address that cannot be
 * decoded. Whoever looks for a way in sends much of it.
 */
function isMalformed(error: FastifyError): boolean {
  const { statusCode = 500 } = error
  return !(error instanceof RefusalError) && statusCode >= 400 && statusCode < 500
}

interface Failure {
  readonly key: ErrorKey
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
}

export function failureOf(error: FastifyError): Failure {
  if (error instanceof RefusalError) return { key: error.key, metadata: error.metadata }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { key: 'errors.file.too_large', metadata: { max: 1 } }
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return { key: 'errors.not_found' }
  if (isDiskFull(error)) return { key: 'errors.storage_full' }
  if (isUnavailable(error) || error instanceof FullLineError) return { key: 'errors.unavailable' }
  if (error.statusCode !== undefined && error.statusCode < 500)
    return { key: 'errors.input.invalid' }
  return { key: 'errors.internal' }
}

/**
 * Logs each failure in one line, under the id in its answer, so that support finds it. Ended
 * sessions are normal; other refusals are warnings (ERR-03).
 */
function logFailure(request: FastifyRequest, { key }: Failure, error: FastifyError): void {
  const status = statusOf(key)
  const { ip, method, routeOptions } = request
  const line = {
    key,
    status,
    method,
    route: routeOptions.url,
    ...identifiedCaller(request),
    ...(concernsSecurity(key) || isMalformed(error) ? { address: ip } : {}),
  }
  if (key === 'errors.internal') request.log.error({ ...line, err: error }, 'unexpected failure')
  else if (error instanceof FullLineError) request.log.warn(line, 'too many at once')
  else if (key === 'errors.unavailable') request.log.warn({ ...line, err: error }, 'unavailable')
  else if (key === 'errors.storage_full') request.log.error({ ...line, err: error }, 'disk full')
  else if (isMalformed(error)) request.log.warn({ ...line, code: error.code }, 'malformed input')
  else if (concernsSecurity(key)) request.log.info(line, 'refused')
  else request.log.warn(line, 'refused')
}

/** Seconds to wait before the same call may succeed, if known. */
function retryAfter({ key, metadata }: Failure): number | null {
  if (key === 'errors.unavailable') return 1
  if (statusOf(key) !== 429) return null
  const { minutes, seconds } = metadata ?? {}
  if (typeof seconds === 'number') return seconds
  return typeof minutes === 'number' ? minutes * 60 : null
}

export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
): FastifyReply {
  return failed(reply, failure).send(errorBodyOf(failure, request.id))
}

function failed(reply: FastifyReply, failure: Failure): FastifyReply {
  const seconds = retryAfter(failure)
  if (seconds !== null) void reply.header('retry-after', String(seconds))
  return reply.code(statusOf(failure.key))
}

/** The error envelope. */
export function errorBodyOf({ key, metadata }: Failure, requestId: string): ErrorBody {
  return { key, requestId, ...(metadata === undefined ? {} : { metadata }) }
}
