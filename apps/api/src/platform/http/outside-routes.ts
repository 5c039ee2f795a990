import { STATUS_CODES } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { errorBodyOf, failureOf, sendFailure } from './http-errors.ts'
import { newRequestId } from '../log.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Answers requests that never reach a route or a hook: an unreadable address, and bytes that are
 * not HTTP. The answers look like every other refusal.
 */
export function outsideRoutes(
  config: Config,
): Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>> {
  const headers = securityHeaders(config)
  return {
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers)
      return sendFailure(request, reply, failureOf(error))
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy()
        return
      }
      const status = statuses[error.code] ?? 400
      const body = JSON.stringify(errorBodyOf({ key: 'errors.input.invalid' }, newRequestId()))
      const lines = Object.entries({
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`)
      socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
    },
  }
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
