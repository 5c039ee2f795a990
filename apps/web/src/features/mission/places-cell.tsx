import type { MissionRow } from '@renfort/contract/mission.ts'
import { useMissionWords } from './words.ts'

/** « 1/3 »: the places that somebody holds, of those that are asked for. */
export function PlacesCell({ mission: { places, status } }: { mission: MissionRow }) {
  const t = useMissionWords()
  const { filled, asked } = places
  if (asked === 0) return <span className="text-muted">{t(($) => $.nothing)}</span>
  const isOpen = status !== 'draft' && filled < asked
  return (
    <span className={isOpen ? 'font-medium tabular-nums' : 'text-muted tabular-nums'}>
      <span aria-hidden>
        {filled}/{asked}
      </span>
      <span className="sr-only">{t(($) => $.places, { filled, asked })}</span>
    </span>
  )
}
