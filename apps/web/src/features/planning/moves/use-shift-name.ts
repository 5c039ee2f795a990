import type { Mission } from '@renfort/contract/mission.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'

/** The day and the hours of a shift at its place, as the sentences about it name them. */
export function useShiftName() {
  const { locale } = useUiWords()
  return (shift: Pick<ShiftDraft, 'startsAt' | 'endsAt' | 'timeZone'>) => {
    const zone = shift.timeZone
    const { date, time: from } = localAt(shift.startsAt, zone)
    return { day: formatDay(date, locale), from, to: localAt(shift.endsAt, zone).time }
  }
}

export function missionTitle({ jobTitle, name }: Pick<Mission, 'jobTitle' | 'name'>): string {
  return missionDisplayName(jobTitle.name, name)
}
