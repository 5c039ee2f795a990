import { type IsoDate, isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { readDraft, writeDraft } from '../../form/draft-storage.ts'

/** What the user asked for before the mission was created: days, or shifts in one line of text. */
export interface WantedPlanning {
  readonly days?: readonly IsoDate[] | undefined
  readonly line?: string | undefined
  /** The job, as the line names it. */
  readonly job?: string | null
}

const keyOf = (missionId: string) => `planning:${missionId}`

/** Keeps the wanted planning of a new mission until its first shift is typed. */
export function keepWantedPlanning(missionId: string, { days = [], line }: WantedPlanning): void {
  if (days.length > 0 || line !== undefined) writeDraft('session', keyOf(missionId), { days, line })
}

export function wantedDays(missionId: string): readonly IsoDate[] {
  const days: unknown = readDraft('session', keyOf(missionId))?.['days']
  return Array.isArray(days) ? days.filter((day): day is IsoDate => isIsoDate(day)) : []
}

export function wantedLine(missionId: string): string {
  const line: unknown = readDraft('session', keyOf(missionId))?.['line']
  return typeof line === 'string' ? line : ''
}
