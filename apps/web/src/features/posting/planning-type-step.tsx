import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarRange from 'lucide-react/icons/calendar-range'
import { useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { useMission } from '../mission-record/queries.ts'
import { useFactLock } from '../mission-facts/use-fact-lock.ts'
import { usePlanningType } from './planning-type-switch.tsx'
import { StepHeading } from './step-heading.tsx'
import { usePostingWords } from './words.ts'

const icons: Record<'precise' | 'flexible', LucideIcon> = {
  precise: CalendarDays,
  flexible: CalendarRange,
}

/** Precise or flexible: the choice leads on at once (POST-21, POST-24, POST-25). */
export function PlanningTypeStep({ taskId }: { taskId: string }) {
  const t = usePostingWords()
  const mission = useMission(taskId)
  const locked = useFactLock(mission)('shifts')
  const { change, isPending } = usePlanningType(mission)
  const [chosen, setChosen] = useState<'precise' | 'flexible' | null>(null)
  const choose = (type: 'precise' | 'flexible') => {
    if (isPending || locked !== undefined) return
    setChosen(type)
    change(type === 'flexible').catch(() => setChosen(null))
  }
  return (
    <>
      <StepHeading title={t(($) => $.planningType.title)}>
        {locked ?? t(($) => $.planningType.text)}
      </StepHeading>
      <ul className="grid max-w-4xl gap-4 sm:grid-cols-2">
        {(['precise', 'flexible'] as const).map((type) => {
          const Icon = icons[type]
          return (
            <li key={type} className="flex">
              <button
                type="button"
                aria-disabled={locked === undefined ? undefined : true}
                className="flex w-full flex-col items-start gap-3 rounded-panel border border-edge bg-surface p-5 text-left transition-colors hover:border-ink hover:bg-accent-wash aria-disabled:border-line aria-disabled:bg-wash aria-disabled:text-muted"
                onClick={() => choose(type)}
              >
                <span
                  aria-hidden="true"
                  className="grid size-11 place-items-center rounded-full bg-accent-wash text-ink"
                >
                  {chosen === type ? <Spinner /> : <Icon size={22} />}
                </span>
                <span className="text-lg font-semibold">
                  {t(($) => $.planningType[type].title)}
                </span>
                <span className="text-muted">{t(($) => $.planningType[type].text)}</span>
                <span className="mt-auto pt-1 text-table text-muted">
                  {t(($) => $.planningType[type].example)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
