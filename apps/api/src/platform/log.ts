import { randomBytes } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** The log of the server: one JSON line per entry, without secrets. */
export function logOptions(config: Pick<Config, 'logLevel'>): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    redact: {
      paths: [
        'req.headers.token',
        'req.headers.authorization',
        'password',
        'token',
        '*.password',
        '*.token',
      ],
      remove: true,
    },
  }
}

const bootId = randomBytes(3).toString('base64url')
let lastRequest = 0

/** Short enough to be read out to support, and unique within the life of the logs. */
export function newRequestId(): string {
  lastRequest += 1
  return `${bootId}-${lastRequest.toString(36)}`
}
