import { randomBytes } from 'node:crypto'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** Logs of the server: one JSON line each, secrets left out. */
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

/** Short enough to be read out to support, long enough not to repeat within the logs' life. */
export function newRequestId(): string {
  return randomBytes(6).toString('base64url')
}
