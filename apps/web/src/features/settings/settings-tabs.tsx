import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/me.ts'
import { TabLinks } from '../../ui/tab-links.tsx'
import { useSettingsWords } from './words.ts'

const paths = {
  legal: '/settings/legal',
  payment: '/settings/payment',
  profile: '/settings/profile',
  remuneration: '/settings/remuneration',
  addresses: '/settings/addresses',
  team: '/settings/team',
} as const
export type SettingsTab = keyof typeof paths
const tabs = Object.keys(paths) as readonly SettingsTab[]

/** The pages of the settings; in a group space there is the team alone, and no tabs (C-22). */
export function SettingsTabs({ selected }: { selected: SettingsTab }) {
  const t = useSettingsWords()
  if (!useCan('settings.read').allowed) return null
  return (
    <TabLinks
      className="pb-5"
      label={t(($) => $.tabs.label)}
      selected={selected}
      tabs={tabs.map((id) => ({ id, label: t(($) => $.tabs[id]) }))}
      link={({ id, ...link }) => <Link to={paths[id as SettingsTab]} {...link} />}
    />
  )
}
