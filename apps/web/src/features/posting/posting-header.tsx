import type { Mission } from '@renfort/contract/mission.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import type { PostingStep } from '@renfort/domain/mission/posting-steps.ts'
import { Link } from '@tanstack/react-router'
import ListChecks from 'lucide-react/icons/list-checks'
import X from 'lucide-react/icons/x'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useFeatures } from '../../platform/features.tsx'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { iconButtonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { MissionTypeBadge } from '../mission-record/labels/mission-badges.tsx'
import { useMissionLabelWords } from '../mission-record/labels/words.ts'
import { breadcrumb, postingFacts } from './posting-steps.ts'
import { stepPaths } from '../mission-record/facts/step-paths.ts'
import { usePostingWords } from './words.ts'

const DetailsDialog = lazy(async () => ({
  default: (await import('./summary-sections.tsx')).DetailsDialog,
}))

interface PostingHeaderProps {
  mission: Mission
  step: PostingStep
}

/** Name, type, details so far, the close button and the steps (POST-03, POST-04). */
export function PostingHeader({ mission, step }: PostingHeaderProps) {
  const t = usePostingWords()
  const labels = useMissionLabelWords()
  const features = useFeatures()
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="sticky top-(--acting-bar) z-30 border-b border-line bg-surface">
      <div className="mx-auto flex max-w-7xl items-center gap-3 px-8 pt-3 narrow:px-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <PageTitle className="truncate text-lg font-semibold">
            {missionDisplayName(mission.jobTitle.name, mission.name)}
          </PageTitle>
          <MissionTypeBadge type={mission.type} />
          {mission.isFlexiblePlanning === true && (
            <Badge tone="pink">{labels(($) => $.flexible)}</Badge>
          )}
        </div>
        <Button
          size="small"
          icon={<ListChecks aria-hidden size={16} />}
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          <span className="narrow:sr-only">{t(($) => $.frame.details)}</span>
        </Button>
        <Tooltip text={t(($) => $.frame.close)}>
          {({ 'aria-describedby': _said, ...trigger }) => (
            <Link
              {...trigger}
              to={screenPaths.jobDescriptions}
              aria-label={t(($) => $.frame.close)}
              className={iconButtonClass('quiet', 'small')}
            >
              <X aria-hidden size={18} />
            </Link>
          )}
        </Tooltip>
      </div>
      <div className="mx-auto max-w-7xl px-6 pt-1 pb-2 narrow:px-2">
        <Stepper
          steps={breadcrumb(step, postingFacts(mission, features)).map((crumb) => ({
            id: crumb.step,
            label: t(($) => $.steps[crumb.step]),
            state: crumb.state,
            blockedReason: crumb.blockedBy === null ? undefined : errorSentence(crumb.blockedBy),
          }))}
          link={({ step: { id }, ...link }) => (
            <Link {...link} to={pathOf(id)} params={{ taskId: mission.id }} />
          )}
        />
      </div>
      {isOpen && (
        <Suspense>
          <DetailsDialog mission={mission} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

function pathOf(id: string) {
  return Object.entries(stepPaths).find(([step]) => step === id)?.[1] ?? stepPaths.motive
}
