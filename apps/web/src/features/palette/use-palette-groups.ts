import Plus from 'lucide-react/icons/plus'
import { currentLocale } from '../../platform/i18n.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { keepOpened, readOpened } from './opened-results.ts'
import { matchingEntries, type PaletteEntry, type PaletteGroup } from './palette-entry.ts'
import type { PaletteResult } from './palette-result.ts'
import { useOwnEntries } from './use-own-entries.ts'
import { useResultEntry } from './use-result-entry.ts'
import { usePaletteWords } from './words.ts'

/**
 * The groups of results, in order. Pages and actions match at once and come first, so that results of the server
 * do not move an entry that can already be chosen.
 */
export function usePaletteGroups(
  typed: string,
  results: readonly PaletteResult[],
  onNewMission: (jobDescriptionId: string) => void,
): readonly PaletteGroup[] {
  const t = usePaletteWords()
  const me = useMe()
  const own = useOwnEntries()
  const show = useResultEntry()
  const makesMissions = useCan('mission.create').allowed
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
    run: () => onNewMission(id),
  }))
  const groups: readonly PaletteGroup[] = [
    { name: 'recent', entries: typed === '' ? readOpened(owner).map(entryOf) : [] },
    { name: 'pages', entries: matchingEntries(own.pages, typed) },
    { name: 'actions', entries: matchingEntries(own.actions, typed) },
    { name: 'missions', entries: ofKind('mission') },
    { name: 'siders', entries: ofKind('sider') },
    { name: 'jobDescriptions', entries: jobs },
    { name: 'newMission', entries: makesMissions ? newMissions : [] },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
