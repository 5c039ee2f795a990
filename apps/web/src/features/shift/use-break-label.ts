import { formatDuration } from '../../ui/format-duration.ts'
import { useShiftWords } from './words.ts'

/** How a break is read: in minutes under an hour. */
export function useBreakLabel(): (minutes: number) => string {
  const t = useShiftWords()
  return (minutes) => {
    if (minutes === 0) return t(($) => $.form.none)
    return minutes < 60 ? t(($) => $.form.minutes, { minutes }) : formatDuration(minutes)
  }
}
