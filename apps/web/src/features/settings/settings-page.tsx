import { completionItems, missingItems } from '@renfort/domain/organisation/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useConfig } from '../../platform/config.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { completeness, completionQuery } from './queries.ts'
import { SettingsTabs } from './settings-tabs.tsx'
import { useSettingsWords } from './words.ts'

/** What a company has settled and what it still lacks before it posts a mission (SET-06, TASK-54). */
export function SettingsPage() {
  const t = useSettingsWords()
  const { productName } = useConfig()
  const state = completeness(useSuspenseQuery(completionQuery()).data)
  const missing = missingItems(state)
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader title={t(($) => $.title)} context={t(($) => $.context)} />
      <SettingsTabs selected="company" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-surface px-5 py-4">
        <div className="min-w-0">
          <p className="font-medium">
            {missing.length === 0
              ? t(($) => $.allComplete)
              : t(($) => $.someMissing, { count: missing.length })}
          </p>
          {missing.length > 0 && (
            <p className="text-muted">{t(($) => $.byProvider, { product: productName })}</p>
          )}
        </div>
        <Link to="/job-descriptions" className={buttonClass('secondary')}>
          {t(($) => $.prepare)}
        </Link>
      </div>
      <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
        {completionItems.map((item) => (
          <li key={item} id={item} className="flex items-start gap-4 px-5 py-4">
            <div className="min-w-0 flex-1">
              <h2 className="font-medium">{t(($) => $.items[item].title)}</h2>
              <p className="text-muted">{t(($) => $.items[item].text)}</p>
            </div>
            {state[item] ? (
              <Badge tone="green" icon={<CircleCheck aria-hidden size={14} />}>
                {t(($) => $.complete)}
              </Badge>
            ) : (
              <Badge tone="orange" icon={<CircleAlert aria-hidden size={14} />}>
                {t(($) => $.missing)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
