import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { FlagPanel } from './flag-panel.tsx'
import { flagsQuery } from './queries.ts'
import { useFeatureFlagWords } from './words.ts'
import { staffPaths } from '../../platform/screen-paths.ts'

/** Where internal staff say which company has which feature (G-20). */
export function FeatureFlagsPage() {
  const t = useFeatureFlagWords()
  const flags = useSuspenseQuery(flagsQuery()).data
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        back={
          <Link to={staffPaths.home} className={linkClass()}>
            {t(($) => $.back)}
          </Link>
        }
      />
      <div className="flex flex-col gap-6">
        {flags.map((flag) => (
          <FlagPanel key={flag.key} flag={flag} />
        ))}
      </div>
    </div>
  )
}
