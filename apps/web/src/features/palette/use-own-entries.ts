import { useNavigate } from '@tanstack/react-router'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import FilePlus2 from 'lucide-react/icons/file-plus-2'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import { useCan, useMe } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { navigationEntries } from '../frame/navigation-entries.ts'
import { useAccountActions } from '../frame/account-menu.tsx'
import { useFrameWords } from '../frame/words.ts'
import { useJobRights } from '../job-description/use-job-rights.ts'
import type { PaletteActs, PaletteEntry } from './palette-entry.ts'
import { usePaletteWords } from './words.ts'

/** The pages and actions of the user, which do not depend on the search. */
export function useOwnEntries({ planMission }: Pick<PaletteActs, 'planMission'>): {
  readonly pages: readonly PaletteEntry[]
  readonly actions: readonly PaletteEntry[]
} {
  const t = usePaletteWords()
  const frame = useFrameWords()
  const navigate = useNavigate()
  const { create } = useJobRights()
  const { switchLanguage, logOut } = useAccountActions()
  const pages = navigationEntries(useMe()).map(({ name, to, icon }) => ({
    id: to,
    label: frame(($) => $.nav[name]),
    icon,
    run: () => void navigate({ to }),
  }))
  const profile = {
    id: screenPaths.ownProfile,
    label: frame(($) => $.profile),
    icon: CircleUserRound,
    run: () => void navigate({ to: screenPaths.ownProfile }),
  }
  const makesMissions = useCan('mission.create').allowed
  const newMission = {
    id: 'newMission',
    label: t(($) => $.groups.newMission),
    icon: Plus,
    run: () => planMission({}),
  }
  const newJob = {
    id: 'newJobDescription',
    label: t(($) => $.newJobDescription),
    icon: FilePlus2,
    run: () => void navigate({ to: screenPaths.jobDescriptions, search: { mode: 'create' } }),
  }
  const language = {
    id: 'language',
    label: frame(($) => $.languageLabel),
    icon: Languages,
    run: switchLanguage,
  }
  const logout = { id: 'logout', label: frame(($) => $.logout), icon: LogOut, run: logOut }
  return {
    pages: [...pages, profile],
    actions: [
      ...(makesMissions ? [newMission] : []),
      ...(create === undefined ? [newJob] : []),
      language,
      logout,
    ],
  }
}
