import { useCan } from '../../platform/me.ts'
import { classNames } from '../../ui/class-names.ts'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePlanningWords } from './words.ts'

const missions = [0, 1, 2]
const days = [0, 1, 2, 3, 4, 5, 6]

/** The missions while they load, in their layout: rows of a sheet, or cards on a phone. */
export function WeekSkeleton() {
  const t = usePlanningWords()
  return (
    <output className="block">
      <span className="sr-only">{t(($) => $.loading)}</span>
      {missions.map((mission) => (
        <div key={mission} className="not-first:border-t not-first:border-line narrow:hidden">
          <div className="flex h-10 items-center gap-3 bg-paper px-3">
            <Skeleton className="h-4 w-56" />
            <Skeleton className="h-4 w-20" />
          </div>
          <div className="grid grid-cols-7">
            {days.map((day) => (
              <div key={day} className="h-17 border-l border-line p-1.5 first:border-l-0">
                {(day + mission) % 3 !== 2 && <Skeleton className="h-14" />}
              </div>
            ))}
          </div>
        </div>
      ))}
      <div className="flex flex-col gap-3 md:hidden">
        {days.map((day) => (
          <div key={day} className="rounded-panel border border-line bg-surface p-3">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="mt-3 h-20" />
          </div>
        ))}
      </div>
    </output>
  )
}

/** The room of the tools, until their code has come: about their width, so that nothing wraps when they show. */
export function ToolsRoom({ hasCopy = false }: { hasCopy?: boolean }) {
  const mayCopy = useCan('mission.edit').allowed
  return (
    <span
      className={classNames(
        'h-10 max-w-full narrow:h-11 narrow:w-full',
        hasCopy && mayCopy ? 'w-158' : 'w-109',
      )}
    />
  )
}

export function PlanningFailure({ onRetry }: { onRetry: () => void }) {
  const t = usePlanningWords()
  return <FailedLoad title={t(($) => $.failure)} onRetry={onRetry} />
}
