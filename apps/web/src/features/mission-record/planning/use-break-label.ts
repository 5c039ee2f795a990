import { formatDuration } from '../../../ui/format-duration.ts'
import { usePlannedWords } from './words.ts'

/** How a break is read: in minutes under an hour. */
export function useBreakLabel(): (minutes: number) => string {
  const t = usePlannedWords()
  return (minutes) => {
    if (minutes === 0) return t(($) => $.breaks.none)
    return minutes < 60 ? t(($) => $.breaks.minutes, { minutes }) : formatDuration(minutes)
  }
}
