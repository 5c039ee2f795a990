import { Link } from '@tanstack/react-router'
import { FeaturesProvider, useFeatures } from '../../platform/features.tsx'
import { useCan } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import { useSettingsWords } from './words.ts'

export const settingsPaths = {
  legal: screenPaths.legalInformations,
  payment: screenPaths.payment,
  profile: screenPaths.companyProfile,
  remuneration: screenPaths.remuneration,
  addresses: screenPaths.favouriteAddresses,
  departments: screenPaths.departments,
  team: screenPaths.team,
} as const
export type SettingsTab = keyof typeof settingsPaths
const tabs = Object.keys(settingsPaths) as readonly SettingsTab[]

/** The pages of the settings; the space of a group has only the team, and no tabs (C-22). */
export function SettingsTabs({ selected }: { selected: SettingsTab }) {
  if (!useCan('settings.read').allowed) return null
  return (
    <FeaturesProvider>
      <OpenTabs selected={selected} />
    </FeaturesProvider>
  )
}

function OpenTabs({ selected }: { selected: SettingsTab }) {
  const t = useSettingsWords()
  const { departments } = useFeatures()
  // Departments are a feature of some companies only (SET-05).
  const open = tabs.filter((id) => id !== 'departments' || departments)
  return (
    <TabLinks
      className="pb-5"
      label={t(($) => $.tabs.label)}
      selected={selected}
      tabs={open.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}
      link={({ id, ...link }) => <Link to={settingsPaths[id as SettingsTab]} {...link} />}
    />
  )
}
