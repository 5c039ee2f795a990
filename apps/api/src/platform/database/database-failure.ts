/** What is said of a connection that was given up for its silence. */
export const silenceMessage = 'The database did not answer in time'

/** Besides, what the driver says when it could not connect in time; it has no codes for these. */
const silences = [
  silenceMessage,
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'timeout expired',
]

/** What it says when a connection broke. */
const breaks = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

/**
 * Network: refused, reset, unreachable. PostgreSQL: ended by its administrator or by a crash (57P01 to
 * 57P03), statement given up (57014), connection failures (08), resources short (53), not to be
 * written just now (25006), deadlock and serialisation (40).
 */
const codes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[1-3]|57014|08\w{3}|53[23]00|25006|40001|40P01)$/

/** Connection lost, refused or silent, or a statement given up: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.test(codeOf(error)) || says(error, breaks) || isSilent(error)
}

/** No answer came in time: asking again at once would take as long again. */
export function isSilent(error: unknown): boolean {
  return error instanceof Error && says(error, silences)
}

function says({ message }: Error, texts: readonly string[]): boolean {
  return texts.some((text) => message.startsWith(text))
}

/** Nothing more can be written, in the database (53100) or beside it (ENOSPC), at any of its causes. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /^(53100|ENOSPC|EDQUOT)$/.test(codeOf(error)) || isDiskFull(error.cause)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Another row lies where only one may; the transaction has then failed. */
export function isExclusionViolation(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '23P01'
}

/** Another row holds a value that only one may hold; the transaction has then failed. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '23505'
}
