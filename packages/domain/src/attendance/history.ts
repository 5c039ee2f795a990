import type { AttendanceStatus, VersionOrigin, WorkedTime } from './attendance.ts'

interface Version extends WorkedTime {
  readonly origin: VersionOrigin
}

/** The planned version; `null` for work that no shift planned. */
export function plannedVersion<Some extends Version>(history: readonly Some[]): Some | null {
  return history.find(({ origin }) => origin === 'shift') ?? null
}

/**
 * The version that declared times must stay near to (TS-29): the plan, else the first declared one;
 * `null` for an empty history.
 */
export function originalVersion<Some extends Version>(history: readonly Some[]): Some | null {
  return plannedVersion(history) ?? history[0] ?? null
}

/** The last version of the Sider, the company or internal staff; `null` while there is none. */
export function latestDeclared<Some extends Version>(history: readonly Some[]): Some | null {
  return history.findLast(({ origin }) => origin !== 'shift') ?? null
}

/**
 * Whether hours come from a file of the company, which the Sider answers first (TS-20): they wait,
 * and the company has declared them.
 */
export function isImported(
  status: AttendanceStatus,
  history: readonly Pick<Version, 'origin'>[],
): boolean {
  return status === 'att.waiting' && history.some(({ origin }) => origin === 'company')
}
