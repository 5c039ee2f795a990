import type { Action } from '@renfort/domain/access/policy.ts'
import { Link } from '@tanstack/react-router'
import { FeaturesProvider, useFeatures } from '../../platform/features.tsx'
import { mayDo, useCan, useMe } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { SectionLinks } from '../../ui/section-links.tsx'
import { useSettingsWords } from './words.ts'

export const settingsPaths = {
  legal: screenPaths.legalInformations,
  profile: screenPaths.companyProfile,
  addresses: screenPaths.favouriteAddresses,
  sites: screenPaths.sites,
  departments: screenPaths.departments,
  payment: screenPaths.payment,
  remuneration: screenPaths.remuneration,
  team: screenPaths.team,
  trail: screenPaths.trail,
  keys: screenPaths.apiKeys,
  singleSignOn: screenPaths.singleSignOn,
  webhooks: screenPaths.webhooks,
} as const
export type SettingsPart = keyof typeof settingsPaths

/** The pages of the settings in their order, by what they are about. */
const sections = {
  company: ['legal', 'profile', 'addresses', 'sites', 'departments'],
  money: ['payment', 'remuneration'],
  people: ['team', 'singleSignOn', 'trail'],
  software: ['keys', 'webhooks'],
} as const satisfies Readonly<Record<string, readonly SettingsPart[]>>

/** Pages that only some members see, of a group too. */
const rights: Partial<Record<SettingsPart, Action>> = {
  trail: 'settings.readHistory',
  keys: 'key.manage',
  singleSignOn: 'singleSignOn.manage',
  webhooks: 'webhook.manage',
  sites: 'site.manage',
}

/** The pages of the settings; the space of a group has only the team (C-22), and what its admin opens. */
export function SettingsLinks({ selected }: { selected: SettingsPart }) {
  const isOfCompany = useMe().organisation !== null
  const mayRead = useCan('settings.read').allowed
  if (isOfCompany && !mayRead) return null
  return (
    <FeaturesProvider>
      <OpenLinks selected={selected} />
    </FeaturesProvider>
  )
}

function OpenLinks({ selected }: { selected: SettingsPart }) {
  const t = useSettingsWords()
  const { departments } = useFeatures()
  const me = useMe()
  const isOpen = (id: SettingsPart) => {
    const right = rights[id]
    if (right !== undefined) return mayDo(me, right)
    if (me.organisation === null) return id === 'team'
    // Departments are a feature of some companies only (SET-05).
    return id !== 'departments' || departments
  }
  const ids = Object.keys(sections) as (keyof typeof sections)[]
  const open = ids.map((section) => ({
    title: t(($) => $.sections[section]),
    links: sections[section]
      .filter((id) => isOpen(id))
      .map((id) => ({ id, label: t(($) => $.pages[id]) })),
  }))
  if (open.flatMap(({ links }) => links).length < 2) return null
  return (
    <SectionLinks
      className="pb-5 xl:w-48 xl:shrink-0"
      label={t(($) => $.pages.label)}
      selected={selected}
      sections={open.filter(({ links }) => links.length > 0)}
      link={({ id, ...link }) => <Link to={settingsPaths[id as SettingsPart]} {...link} />}
    />
  )
}
