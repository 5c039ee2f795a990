import type { AttendanceStatus, VersionOrigin, WorkedTime } from './attendance.ts'

interface Version extends WorkedTime {
  readonly origin: VersionOrigin
}

/** What was planned; `null` of work that no shift planned. */
export function plannedVersion<Some extends Version>(history: readonly Some[]): Some | null {
  return history.find(({ origin }) => origin === 'shift') ?? null
}

/** What other hours stay near to (TS-29): the plan, else what was declared first; `null` of no history. */
export function originalVersion<Some extends Version>(history: readonly Some[]): Some | null {
  return plannedVersion(history) ?? history[0] ?? null
}

/** The last that a Sider, the company or internal staff have said; `null` where nobody has. */
export function latestDeclared<Some extends Version>(history: readonly Some[]): Some | null {
  return history.findLast(({ origin }) => origin !== 'shift') ?? null
}

/**
 * Whether hours come from a file of the company, which the Sider answers first (TS-20): they wait, and
 * the company has spoken already.
 */
export function isImported(
  status: AttendanceStatus,
  history: readonly Pick<Version, 'origin'>[],
): boolean {
  return status === 'att.waiting' && history.some(({ origin }) => origin === 'company')
}
