import type { MotiveReply } from '@renfort/contract/motive.ts'
import { useQuery } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useSaveMission } from '../mission-fields/queries.ts'
import { AsLastTimeNote } from '../mission-record/facts/as-last-time-note.tsx'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import { useMission } from '../mission-record/queries.ts'
import { MotiveChoice } from '../motive/motive-choice.tsx'
import { motivesQuery } from '../motive/queries.ts'
import { useMotiveWords } from '../motive/words.ts'
import { StepHeading } from './step-heading.tsx'
import { usePostingWords } from './words.ts'

const MotiveDialog = lazy(async () => ({
  default: (await import('../motive/motive-dialog.tsx')).MotiveDialog,
}))

/** Why the company calls on Siders: one of its saved motives, or a new one. */
export function MotiveStep({ taskId }: { taskId: string }) {
  const t = usePostingWords()
  const words = useMotiveWords()
  const mission = useMission(taskId)
  const save = useSaveMission(taskId)
  const locked = useFactLock(mission)('motive')
  const { data: saved } = useQuery(motivesQuery())
  const [wanted, setWanted] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const motives = withCurrent(saved ?? [], mission.motive)
  const choose = (id: string) => {
    setWanted(id)
    save({ motiveId: id }).then(
      () => setWanted(null),
      () => setWanted(null),
    )
  }
  return (
    <div className="max-w-3xl">
      <StepHeading title={t(($) => $.motive.title)}>{t(($) => $.motive.text)}</StepHeading>
      {saved === undefined ? (
        <SkeletonRows rows={3} rowHeight={72} />
      ) : motives.length === 0 ? (
        <div className="rounded-panel border border-line bg-surface">
          <EmptyState
            level={3}
            icon={<FileText aria-hidden />}
            title={words(($) => $.list.empty)}
            action={
              <Button variant="primary" disabledReason={locked} onPress={() => setChoosing(true)}>
                {words(($) => $.list.create)}
              </Button>
            }
          >
            {words(($) => $.list.emptyText)}
          </EmptyState>
        </div>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <AsLastTimeNote mission={mission} fact="motive" />
          <div className="w-full">
            <MotiveChoice
              label={words(($) => $.list.label)}
              motives={motives}
              value={wanted ?? mission.motiveId}
              kept={mission.motiveId}
              onChange={choose}
              disabledReason={locked}
            />
          </div>
          <Button
            icon={<Plus aria-hidden size={17} />}
            aria-haspopup="dialog"
            disabledReason={locked}
            onPress={() => setChoosing(true)}
          >
            {words(($) => $.list.createOther)}
          </Button>
        </div>
      )}
      {isChoosing && (
        <Suspense>
          <MotiveDialog
            isOpen
            onClose={() => setChoosing(false)}
            current={mission.motive}
            choose={({ id }) => save({ motiveId: id })}
            disabledReason={locked}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The motive of the mission comes first, also when it was deleted from the list. */
function withCurrent(saved: readonly MotiveReply[], current: MotiveReply | null): MotiveReply[] {
  if (current === null) return [...saved]
  return [current, ...saved.filter(({ id }) => id !== current.id)]
}
