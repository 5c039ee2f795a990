import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { JobDescriptionStep } from '@renfort/domain/job-description/job-description-steps.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { linkClass } from '../../ui/link-class.ts'
import { useUnfinished } from './use-unfinished.ts'
import { useJobDescriptionWords } from './words.ts'

interface UnfinishedNoticeProps {
  job: JobDescription
  lockedReason: string | undefined
  onEdit: (step: JobDescriptionStep) => void
}

/** What a job description still lacks, each with a link to its step. */
export function UnfinishedNotice({ job, lockedReason, onEdit }: UnfinishedNoticeProps) {
  const t = useJobDescriptionWords()
  const unfinished = useUnfinished(job)
  if (unfinished.length === 0) return null
  return (
    <div className="flex items-start gap-3 rounded-panel bg-orange-wash px-4 py-3">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-orange" />
      <div className="min-w-0">
        <p className="font-medium">{t(($) => $.summary.unfinished)}</p>
        <ul className="mt-0.5">
          {unfinished.map(({ step, obstacle }) => {
            const text = t(($) => $.obstacles[obstacle], { max: missionNameLimit })
            return (
              <li key={step}>
                {lockedReason === undefined ? (
                  <button
                    type="button"
                    className={linkClass('text', 'text-left')}
                    onClick={() => onEdit(step)}
                  >
                    {text}
                  </button>
                ) : (
                  text
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
