import { type IsoDate, isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { readDraft, writeDraft } from '../../form/draft-storage.ts'

const keyOf = (missionId: string) => `days:${missionId}`

/** Keeps the days that a new mission was asked for, until its first shift is typed. */
export function keepWantedDays(missionId: string, days: readonly IsoDate[]): void {
  if (days.length > 0) writeDraft('session', keyOf(missionId), { days })
}

export function wantedDays(missionId: string): readonly IsoDate[] {
  const days: unknown = readDraft('session', keyOf(missionId))?.['days']
  return Array.isArray(days) ? days.filter((day): day is IsoDate => isIsoDate(day)) : []
}
