/** The message for a connection that was closed because it did not answer. */
export const silenceMessage = 'The database did not answer in time'

/** Messages of the driver for a connection timeout, which has no code. */
const silences = [
  silenceMessage,
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
]

/** Messages of the driver for a broken connection. */
const breaks = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

/**
 * Network: refused, reset, unreachable. PostgreSQL: shut down or crashed (57P01 to 57P03),
 * statement cancelled (57014), connection failures (08), insufficient resources (53), read-only
 * (25006), deadlock and serialisation (40).
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|57014|08\w{3}|53[23]00|25006|40001|40P01)$/

/** Connection lost, refused or silent, or statement cancelled: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.test(codeOf(error)) || says(error, breaks) || isSilent(error)
}

/** No answer came in time: an immediate retry would take as long. */
export function isSilent(error: unknown): boolean {
  return error instanceof Error && says(error, silences)
}

function says({ message }: Error, texts: readonly string[]): boolean {
  return texts.some((text) => message.startsWith(text))
}

/** No room is left, in the database (53100) or on the disk (ENOSPC), as any of the causes. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error)) || isDiskFull(error.cause)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** A lock was not free within `lock_timeout`; the transaction has failed. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '55P03'
}

/** Two waited for each other, and this one was stopped; the transaction has failed. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '40P01'
}

/** An exclusion constraint refused the row; the transaction has failed. */
export function isExclusionViolation(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '23P01'
}

/** A unique constraint refused the row; the transaction has failed. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '23505'
}

/** A column that must have a value got none; the transaction has failed. */
export function isMissingValue(
  error: unknown,
  { table, column }: { readonly table: string; readonly column: string },
): boolean {
  if (!(error instanceof Error) || codeOf(error) !== '23502') return false
  return 'table' in error && error.table === table && 'column' in error && error.column === column
}
