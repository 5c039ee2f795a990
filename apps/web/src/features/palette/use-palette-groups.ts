import CalendarSync from 'lucide-react/icons/calendar-sync'
import Plus from 'lucide-react/icons/plus'
import { currentLocale } from '../../platform/i18n.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { keepOpened, readOpened } from './opened-results.ts'
import type { PaletteActs } from './palette-acts.ts'
import { matchingEntries, type PaletteEntry, type PaletteGroup } from './palette-entry.ts'
import type { PaletteResult } from './palette-result.ts'
import { useLineEntry } from './use-line-entry.ts'
import { useOwnEntries } from './use-own-entries.ts'
import { useResultEntry } from './use-result-entry.ts'
import { usePaletteWords } from './words.ts'

/** The missions that are offered to be ordered again, of those that were found. */
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
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

/** A draft was not ordered yet, and a mission without planning has nothing to move. */
function isOrderedAgain(result: PaletteResult): result is PaletteResult & { kind: 'mission' } {
  return result.kind === 'mission' && result.progressStep !== 'draft' && result.startDate !== null
}
