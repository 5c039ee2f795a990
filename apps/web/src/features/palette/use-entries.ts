import type { FoundMission, FoundSider } from '@renfort/contract/search.ts'
import { instant, isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { dateAt, parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useNavigate } from '@tanstack/react-router'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FilePlus2 from 'lucide-react/icons/file-plus-2'
import FileSignature from 'lucide-react/icons/file-signature'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import Route from 'lucide-react/icons/route'
import ReceiptText from 'lucide-react/icons/receipt-text'
import UserRound from 'lucide-react/icons/user-round'
import { useCan, useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { formatDay } from '../../ui/format-day.ts'
import { formatMoney } from '../../ui/format-money.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useAccountActions } from '../frame/account-menu.tsx'
import { navigationEntries } from '../frame/navigation-entries.ts'
import { useAnywhereWords } from '../frame/anywhere/words.ts'
import { useFrameWords } from '../frame/words.ts'
import { jobName } from '../job-description/job-marks.tsx'
import { useJobRights } from '../job-description/use-job-rights.ts'
import { useMissionRecordWords } from '../mission-record/words.ts'
import { useTourToTake } from '../tour/use-tour.ts'
import type { PaletteActs, PaletteEntry } from './palette-entry.ts'
import type { PaletteResult } from './use-palette-search.ts'
import { usePaletteWords } from './words.ts'

/** The entry of a search result, and where it leads this user. */
export function useResultEntry(): (result: PaletteResult) => PaletteEntry {
  const t = usePaletteWords()
  const labels = useMissionRecordWords()
  const { locale } = useUiWords()
  const navigate = useNavigate()
  const opensRecaps = useCan('mission.readPrice').allowed

  const localDay = (at: string, zone: TimeZone | null) => dateAt(instant(at), zone ?? parisZone)
  const dayOf = (at: string, zone: TimeZone | null) =>
    formatDay(localDay(at, zone), locale, 'medium')
  const openWeek = (at: string | null, zone: TimeZone | null) => {
    const search = at === null ? {} : isoWeekOf(localDay(at, zone))
    void navigate({ to: screenPaths.planning, search })
  }
  const missionHelp = (mission: FoundMission) => {
    const { uniqueIdentifier, progressStep, startDate, timeZone, city } = mission
    const date = startDate === null ? t(($) => $.noPlanning) : dayOf(startDate, timeZone)
    const parts = [labels(($) => $.labels.progress[progressStep]), date, city, uniqueIdentifier]
    return parts.filter((part) => part !== null).join(' · ')
  }
  const siderHelp = ({ shiftDate, timeZone }: FoundSider) =>
    shiftDate === null ? t(($) => $.noShift) : t(($) => $.week, { day: dayOf(shiftDate, timeZone) })

  return (result) => {
    const { id } = result
    if (result.kind === 'sider') {
      const run = () => openWeek(result.shiftDate, result.timeZone)
      return { id, label: fullName(result), help: siderHelp(result), icon: UserRound, run }
    }
    if (result.kind === 'contract') {
      const { number, isAmendment, documentId, status, jobTitle, missionName } = result
      const help = [
        missionDisplayName(jobTitle.name, missionName),
        t(($) => $.contractStatus[status]),
      ]
      return {
        id: `${id}-${documentId}`,
        label: t(($) => (isAmendment ? $.amendment : $.contract), {
          number,
          sider: fullName(result),
        }),
        help: help.join(' · '),
        icon: FileSignature,
        run: () => void navigate({ to: screenPaths.contract, params: { documentId } }),
      }
    }
    if (result.kind === 'invoice') {
      const { referenceNumber: number, type, weekStartDate, amount, settlement } = result
      const help = [
        formatMoney(eurosToCents(amount), locale),
        t(($) => $.invoiceWeek, { day: formatDay(isoDate(weekStartDate), locale, 'medium') }),
        ...(type === 'invoice' ? [t(($) => $.invoiceStatus[settlement])] : []),
      ]
      return {
        id,
        label: t(($) => $[type], { number }),
        help: help.join(' · '),
        icon: ReceiptText,
        run: () => void navigate({ to: screenPaths.invoices, search: { invoice: id } }),
      }
    }
    if (result.kind === 'jobDescription') {
      const run = () =>
        void navigate({ to: screenPaths.jobDescriptions, search: { jdid: id, mode: 'summary' } })
      const network = result.origin === 'network' ? { help: labels(($) => $.labels.network) } : {}
      return { id, label: jobName(result), icon: BriefcaseBusiness, run, ...network }
    }
    const label = missionDisplayName(result.jobTitle.name, result.name)
    const run = () => {
      if (!opensRecaps) return openWeek(result.startDate, result.timeZone)
      return void navigate({ to: screenPaths.mission, params: { taskId: id } })
    }
    return { id, label, help: missionHelp(result), icon: ClipboardList, run }
  }
}

/** The pages and actions of the user, which do not depend on the search. */
export function useOwnEntries({ planMission }: Pick<PaletteActs, 'planMission'>): {
  readonly pages: readonly PaletteEntry[]
  readonly actions: readonly PaletteEntry[]
} {
  const t = usePaletteWords()
  const frame = useFrameWords()
  const anywhere = useAnywhereWords()
  const navigate = useNavigate()
  const { create, inGroupSpace } = useJobRights()
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
  const ofAllCompanies = {
    id: 'jobsOfAllCompanies',
    label: t(($) => $.jobsOfAllCompanies),
    icon: BriefcaseBusiness,
    run: () => void navigate({ to: screenPaths.jobDescriptions, search: { jobsOf: 'companies' } }),
  }
  const readsJobs = useCan('jobDescription.read').allowed && inGroupSpace
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
    label: anywhere(($) => $.languageLabel),
    icon: Languages,
    run: switchLanguage,
  }
  const takeTour = useTourToTake()
  const tour = takeTour && { id: 'tour', label: t(($) => $.tour), icon: Route, run: takeTour }
  const logout = { id: 'logout', label: frame(($) => $.logout), icon: LogOut, run: logOut }
  return {
    pages: [...pages, ...(readsJobs ? [ofAllCompanies] : []), profile],
    actions: [
      ...(makesMissions ? [newMission] : []),
      ...(create === undefined ? [newJob] : []),
      ...(tour === null ? [] : [tour]),
      language,
      logout,
    ],
  }
}
