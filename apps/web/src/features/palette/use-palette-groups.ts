import { localInParis } from '@renfort/domain/kernel/calendar.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import CircleHelp from 'lucide-react/icons/circle-help'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { currentLocale } from '../../platform/i18n.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { storage } from '../../platform/storage.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useHelp } from '../help/help-provider.tsx'
import { useHelpAnswers } from '../help/use-help-answers.ts'
import type { WantedPlanning } from '../mission-record/wanted-planning.ts'
import {
  matchingEntries,
  type PaletteActs,
  type PaletteEntry,
  type PaletteGroup,
} from './palette-entry.ts'
import { type PaletteResult, paletteResult } from './use-palette-search.ts'
import { useOwnEntries, useResultEntry } from './use-entries.ts'
import { usePaletteWords } from './words.ts'

/** The maximum of found missions that are offered to order again. */
const mostAgain = 3

/**
 * The groups of results, in order. Pages and actions match at once and come first, so that results of the server
 * do not move an entry that can already be chosen.
 */
export function usePaletteGroups(
  typed: string,
  results: readonly PaletteResult[],
  acts: PaletteActs,
): readonly PaletteGroup[] {
  const t = usePaletteWords()
  const me = useMe()
  const own = useOwnEntries(acts)
  const show = useResultEntry()
  const makesMissions = useCan('mission.create').allowed
  const copiesMissions = useCan('mission.duplicate').allowed
  const line = useLineEntry(typed, acts.planMission)
  const help = useHelpEntries(typed)
  const owner = [me.id, me.organisation?.id ?? me.group?.id ?? '', currentLocale()].join(' ')

  const entryOf = (result: PaletteResult): PaletteEntry => {
    const entry = show(result)
    return {
      ...entry,
      run: () => {
        keepOpened(owner, result)
        entry.run()
      },
    }
  }
  const ofKind = (kind: PaletteResult['kind']) =>
    results.filter((result) => result.kind === kind).map(entryOf)
  const jobs = ofKind('jobDescription')
  const newMissions = jobs.map(({ id, label }) => ({
    id: `newMission ${id}`,
    label: t(($) => $.newMission, { job: label }),
    icon: Plus,
    run: () => acts.newMission(id),
  }))
  const orders = results.flatMap((result) => (isOrderedAgain(result) ? [result] : []))
  const again = orders.slice(0, mostAgain).map((mission) => ({
    id: `orderAgain ${mission.id}`,
    label: t(($) => $.orderAgain, { mission: show(mission).label }),
    icon: CalendarSync,
    run: () => acts.orderAgain(mission.id),
  }))
  const groups: readonly PaletteGroup[] = [
    { name: 'line', entries: line },
    { name: 'recent', entries: typed === '' ? readOpened(owner).map(entryOf) : [] },
    { name: 'pages', entries: matchingEntries(own.pages, typed) },
    { name: 'actions', entries: matchingEntries(own.actions, typed) },
    { name: 'missions', entries: ofKind('mission') },
    { name: 'siders', entries: ofKind('sider') },
    { name: 'contracts', entries: ofKind('contract') },
    { name: 'invoices', entries: ofKind('invoice') },
    { name: 'jobDescriptions', entries: jobs },
    { name: 'newMission', entries: makesMissions ? newMissions : [] },
    { name: 'orderAgain', entries: copiesMissions ? again : [] },
    { name: 'help', entries: help },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/**
 * Whether a mission can be ordered again: a draft was never ordered, and a mission without planning has nothing to
 * move.
 */
function isOrderedAgain(result: PaletteResult): result is PaletteResult & { kind: 'mission' } {
  return result.kind === 'mission' && result.progressStep !== 'draft' && result.startDate !== null
}

/** The most answers of the help that a search shows; the help itself finds them all. */
const mostAnswers = 4

/** Questions of the help that match, each opened over the page. */
function useHelpEntries(typed: string): readonly PaletteEntry[] {
  const openHelp = useHelp()
  const { answers } = useHelpAnswers(typed !== '')
  if (typed === '') return []
  const entries = answers.map(({ topic, question }) => ({
    id: `help ${topic} ${question}`,
    label: question,
    icon: CircleHelp,
    run: () => openHelp({ topic, question }),
  }))
  return matchingEntries(entries, typed).slice(0, mostAnswers)
}

const loadGrammar = () => import('@renfort/domain/shift/shift-line/read-shift-line.ts')
type Grammar = Awaited<ReturnType<typeof loadGrammar>>

/** The help of the entry names this many shifts; its name counts the others. */
const mostNamed = 3

/** Shifts in one line of text: the entry leads to a new mission with these shifts, where the user checks them. */
function useLineEntry(
  typed: string,
  plan: (wanted: WantedPlanning) => void,
): readonly PaletteEntry[] {
  const t = usePaletteWords()
  const { locale } = useUiWords()
  const clock = useProductClock()
  const creates = useCan('mission.create').allowed
  // A line of shifts has numbers and several words.
  const mayBeLine = creates && /\d/.test(typed) && typed.includes(' ')
  const grammar = useGrammar(mayBeLine)
  if (!mayBeLine || grammar === null) return []
  const { shifts, job } = grammar.readShiftLine(typed, {
    // The line names no mission yet: its times are of the place of the one that is chosen next.
    timeZone: parisZone,
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

/** The parser of a line; it loads once a line is typed. */
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

const most = 5
const kept = z.object({ owner: z.string(), results: z.array(paletteResult) })

/** The results that an owner (a person in a company, in a language) opened in this tab, the last one first. */
function readOpened(owner: string): readonly PaletteResult[] {
  const parsed = kept.safeParse(fromJson(storage.readOpened()))
  return parsed.success && parsed.data.owner === owner ? parsed.data.results : []
}

function keepOpened(owner: string, opened: PaletteResult): void {
  // Nothing is kept while staff act for a user.
  if (storage.read('logasId') !== null) return
  const others = readOpened(owner).filter(({ id }) => id !== opened.id)
  storage.keepOpened(JSON.stringify({ owner, results: [opened, ...others].slice(0, most) }))
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
