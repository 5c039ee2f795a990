import type { Config } from './config.ts'
import { ExplainedError } from './explained-error.ts'
import { isDiskFull, isUnavailable } from './database/database-failure.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory' | 'port' | 'host'>

/** Ends the process with a sentence where there is one, else with the stack. */
export function failStart(error: unknown, place: Place | null = null): never {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const sentence = error instanceof ExplainedError ? message : place && startFailure(error, place)
  process.stderr.write(`${sentence ?? stack}\n`)
  process.exit(1)
}

/**
 * A sentence about a failure that the operator can correct, and how; null for any other. It never
 * contains the password of the database.
 */
export function startFailure(error: unknown, place: Place): string | null {
  const { databaseUrl, dataDirectory, port, host } = place
  const code = codeOf(error)
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is in use. Stop the program that uses it, or set PORT to another one.`
  }
  if (code === 'EACCES' && isListening(error)) {
    return `Port ${port} of ${host} may not be used by this account. Set PORT to one above 1023.`
  }
  if (isDiskFull(error)) {
    return 'No room is left for the data. Free some, then start again: what was saved is kept.'
  }
  if (concernsFolder(error, dataDirectory)) {
    return `The data directory ${dataDirectory} cannot be written (${code}). Give this account the right to, or set DATA_DIR to another directory.`
  }
  return databaseUrl === null ? null : databaseFailure(error, new URL(databaseUrl))
}

function databaseFailure(error: unknown, { host, username, pathname }: URL): string | null {
  const reason = error instanceof Error ? error.message : ''
  const database = pathname.slice(1)
  switch (rootCode(error)) {
    case '28P01':
    case '28000':
      return `The database at ${host} refuses the user ${username}. Check the name and the password in DATABASE_URL.`
    case '3D000':
      return `The database ${database} does not exist at ${host}. Create it, or set DATABASE_URL to another one.`
    case '42501':
      return `The user ${username} of DATABASE_URL may not prepare the database ${database}. Make them its owner, with the right to create roles: alter role ${username} createrole; alter database ${database} owner to ${username};`
    default:
      return isUnavailable(error)
        ? `The database at ${host} does not answer (${codeOf(error) || reason}). Start it, or check DATABASE_URL.`
        : null
  }
}

/** Whether a folder, or a file in it, cannot be created. */
function concernsFolder(error: unknown, folder: string): boolean {
  return error instanceof Error && 'path' in error && String(error.path).startsWith(folder)
}

function isListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}

/** The code of the innermost cause: the error of a migration wraps the real one. */
function rootCode(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? rootCode(error.cause) : codeOf(error)
}
