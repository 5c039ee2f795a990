import { localInParis } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useEffect, useState } from 'react'
import { currentLocale } from '../../platform/i18n.ts'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { WantedPlanning } from '../mission-record/wanted-planning.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { usePaletteWords } from './words.ts'

const loadGrammar = () => import('@renfort/domain/shift/shift-line/read-shift-line.ts')
type Grammar = Awaited<ReturnType<typeof loadGrammar>>

/** Shifts named in the help of the entry; the others are counted in its name. */
const mostNamed = 3

/** Shifts in one line of words: the way to a mission that is asked for them, where they are checked. */
export function useLineEntry(
  typed: string,
  plan: (wanted: WantedPlanning) => void,
): readonly PaletteEntry[] {
  const t = usePaletteWords()
  const { locale } = useUiWords()
  const clock = useProductClock()
  const creates = useCan('mission.create').allowed
  // Shifts have times, and words around them.
  const mayBeLine = creates && /\d/.test(typed) && typed.includes(' ')
  const grammar = useGrammar(mayBeLine)
  if (!mayBeLine || grammar === null) return []
  const { shifts, job } = grammar.readShiftLine(typed, {
    today: clock.today(),
    locale: currentLocale(),
  })
  const [first] = shifts
  if (first === undefined) return []
  const named = shifts.slice(0, mostNamed).map((shift) => whenOf(shift, locale))
  const more = shifts.length > mostNamed ? ['…'] : []
  const siders = t(($) => $.line.siders, { count: first.slots })
  return [
    {
      id: 'line',
      label: t(($) => $.line.plan, { count: shifts.length }),
      help: `${siders} · ${[...named, ...more].join(', ')}`,
      icon: CalendarPlus,
      run: () => plan({ line: typed, job }),
    },
  ]
}

/** What reads a line; it comes once one is typed. */
function useGrammar(isNeeded: boolean): Grammar | null {
  const [grammar, setGrammar] = useState<Grammar | null>(null)
  useEffect(() => {
    if (isNeeded && grammar === null) loadGrammar().then(setGrammar, () => undefined)
  }, [isNeeded, grammar])
  return grammar
}

function whenOf({ startsAt, endsAt }: ShiftDraft, locale: string): string {
  const [start, end] = [localInParis(startsAt), localInParis(endsAt)]
  return `${formatDay(start.date, locale)} ${start.time}\u202f–\u202f${end.time}`
}
