import { Link } from '@tanstack/react-router'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { LegalValues } from './legal-values.tsx'
import { useOperationsWords } from './words.ts'

/** What internal staff look after: jobs that wait for somebody, values of the law (N-06). */
export function OperationsPage() {
  const t = useOperationsWords()
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        back={
          <Link to={staffPaths.home} className={linkClass()}>
            {t(($) => $.home)}
          </Link>
        }
      />
      <div className="flex flex-col gap-10">
        <FailedJobs />
        <LegalValues />
      </div>
    </div>
  )
}
