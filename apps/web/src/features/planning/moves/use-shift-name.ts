import type { Mission } from '@renfort/contract/mission.ts'
import { localInParis } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'

/** The day and the hours of a shift, as the sentences about it name them. */
export function useShiftName() {
  const { locale } = useUiWords()
  return ({ startsAt, endsAt }: Pick<ShiftDraft, 'startsAt' | 'endsAt'>) => {
    const { date, time: from } = localInParis(startsAt)
    return { day: formatDay(date, locale), from, to: localInParis(endsAt).time }
  }
}

export function missionTitle({ jobTitle, name }: Pick<Mission, 'jobTitle' | 'name'>): string {
  return missionDisplayName(jobTitle.name, name)
}
