import { formatDuration } from '../../../ui/format-duration.ts'
import { usePlannedWords } from './words.ts'

/** A break as text: in minutes under an hour. */
export function useBreakLabel(): (minutes: number) => string {
  const t = usePlannedWords()
  return (minutes) => {
    if (minutes === 0) return t(($) => $.breaks.none)
    return minutes < 60 ? t(($) => $.breaks.minutes, { minutes }) : formatDuration(minutes)
  }
}
