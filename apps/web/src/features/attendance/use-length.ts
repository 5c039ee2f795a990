import { formatDuration } from '../../ui/format-duration.ts'
import { useHoursWords } from './words.ts'

/** Minutes as people say them: « 12 min », « 1h05 ». */
export function useLength(): (minutes: number) => string {
  const t = useHoursWords()
  return (minutes) =>
    Math.abs(minutes) < 60
      ? t(($) => $.minutes, { count: Math.abs(minutes) })
      : formatDuration(Math.abs(minutes))
}
