import type { JobDescription } from '@renfort/contract/job-description.ts'
import FilePenLine from 'lucide-react/icons/file-pen-line'
import Laptop from 'lucide-react/icons/laptop'
import Network from 'lucide-react/icons/network'
import { Badge } from '../../ui/badge.tsx'
import { useJobRights } from './use-job-rights.ts'
import { useJobDescriptionWords } from './words.ts'

interface JobMarksProps {
  job: Pick<JobDescription, 'draft' | 'origin' | 'remote'>
  /** Hides the origin: in the list, the group of the row already names it. */
  hidesOrigin?: boolean
}

/** The badges of a job description: draft (JD-21), network, remote. */
export function JobMarks({ job, hidesOrigin = false }: JobMarksProps) {
  const t = useJobDescriptionWords()
  const { inGroupSpace } = useJobRights()
  return (
    <>
      {job.draft && (
        <Badge tone="orange" icon={<FilePenLine aria-hidden />}>
          {t(($) => $.draft)}
        </Badge>
      )}
      {job.origin === 'network' && !hidesOrigin && !inGroupSpace && (
        <Badge tone="grey" icon={<Network aria-hidden />}>
          {t(($) => $.summary.network)}
        </Badge>
      )}
      {job.remote && (
        <Badge tone="grey" icon={<Laptop aria-hidden />}>
          {t(($) => $.remote)}
        </Badge>
      )}
    </>
  )
}

/** The job title, a dash, then the company's own suffix (TASK-34). */
export function jobName({ jobTitle, suffix }: Pick<JobDescription, 'jobTitle' | 'suffix'>): string {
  return [jobTitle?.name, suffix].filter((part) => part !== null && part !== undefined).join(' – ')
}
