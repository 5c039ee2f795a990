import { useSuspenseQuery } from '@tanstack/react-query'
import { useSwitchCompany } from '../../platform/company-switch.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { companiesQuery } from '../frame/companies-query.ts'
import { SettingsPage } from '../settings/settings-frame.tsx'
import { useWebhookWords } from './words.ts'

/** In the space of a group: each company has addresses of its own, and is entered first. */
export function GroupWebhooksPage() {
  const t = useWebhookWords()
  const companies = useSuspenseQuery(companiesQuery('')).data
  const enter = useSwitchCompany()
  return (
    <SettingsPage
      selected="webhooks"
      title={t(($) => $.page.title)}
      context={t(($) => $.group.context)}
    >
      {companies.length === 0 ? (
        <EmptyState title={t(($) => $.group.empty)}>{t(($) => $.group.emptyHelp)}</EmptyState>
      ) : (
        <ul
          aria-label={t(($) => $.group.companies)}
          className="divide-y divide-line rounded-panel border border-line bg-surface"
        >
          {companies.map(({ id, name, pictureURL }) => (
            <li key={id} className="flex items-center gap-3 px-4 py-2.5">
              <Avatar name={name} src={pictureURL} size="small" shape="square" />
              <span className="min-w-0 flex-1 font-medium wrap-break-word">{name}</span>
              <Button
                size="small"
                aria-label={t(($) => $.group.enterOne, { name })}
                onPress={() => enter({ id, name, href: screenPaths.webhooks })}
              >
                {t(($) => $.group.enter)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingsPage>
  )
}
