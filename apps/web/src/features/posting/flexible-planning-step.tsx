import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { FlexibleFields } from '../flexible-planning/flexible-fields.tsx'
import {
  firstValues,
  type FlexibleValues,
  formIssues,
  isAnswered,
  isFlexibleValues,
  planningOf,
  valuesOf,
} from '../flexible-planning/flexible-form.ts'
import { FlexiblePreview, FlexiblePrice } from '../flexible-planning/flexible-preview.tsx'
import { useFlexibleRules, useSaveFlexiblePlanning } from '../flexible-planning/queries.ts'
import { LegalGuard } from '../legal-guard/legal-guard.tsx'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import { useMission } from '../mission-record/queries.ts'
import { ShiftPlace } from '../shift/use-shift-calendar.ts'
import { PlanningTypeSwitch } from './planning-type.tsx'
import { PriceSide } from './price-side.tsx'
import { StepHeading } from './step-heading.tsx'
import { SaveStateNote, useAutosave, useLeaveGate } from './use-autosave.tsx'
import { usePostingWords } from './words.ts'

const EstimateDialog = lazy(async () => ({
  default: (await import('../quotation/estimate-dialog.tsx')).EstimateDialog,
}))

/** The flexible planning: when Siders are needed. It is saved automatically once it is complete. */
export function FlexiblePlanningStep({ taskId }: { taskId: string }) {
  const t = usePostingWords()
  const mission = useMission(taskId)
  const rulesNow = useFlexibleRules(mission)
  const savePlanning = useSaveFlexiblePlanning(taskId)
  const locked = useFactLock(mission)('flexiblePlanning')
  const [isExplaining, setExplaining] = useState(false)
  const { value, change, state, flush, giveUp } = useAutosave<FlexibleValues>({
    draftKey: `mission:${taskId}:flexible-planning`,
    saved: mission.flexiblePlanning === null ? firstValues : valuesOf(mission.flexiblePlanning),
    isValue: isFlexibleValues,
    save: (values) => {
      const whole = planningOf(values, rulesNow())
      // An incomplete form stays in this tab, also over a reload, and is sent once it is complete.
      return whole === null ? Promise.reject(new Error('Not whole yet.')) : savePlanning(whole)
    },
  })
  const rules = rulesNow()
  const issues = formIssues(value, rules)
  const planning = planningOf(value, rules)
  const { form, errorOf } = useProblems(value, issues)
  return (
    <div className="flex items-start gap-8 max-lg:flex-col">
      <div className="w-full min-w-0 flex-1">
        <StepHeading title={t(($) => $.flexible.title)}>{t(($) => $.flexible.text)}</StepHeading>
        <div ref={form} className="flex flex-col gap-6">
          <ShiftPlace value={mission}>
            <FlexibleFields
              values={value}
              onChange={change}
              onBlur={() => void (planning !== null && flush())}
              errorOf={errorOf}
              disabledReason={locked}
            />
          </ShiftPlace>
          {planning !== null && (
            <>
              <FlexiblePreview planning={planning} calendar={rules.calendar} />
              <LegalGuard
                mission={mission}
                planning={{ flexible: planning }}
                disabledReason={locked}
              />
            </>
          )}
          <div className="flex max-w-2xl flex-wrap items-center justify-between gap-3">
            {planning === null ? (
              <p className="flex min-h-8 items-center text-table text-muted">
                {t(($) => $.flexible.notWhole)}
              </p>
            ) : (
              (mission.flexiblePlanning !== null || state !== 'saved') && (
                <SaveStateNote state={state} onRetry={() => void flush()} />
              )
            )}
            <PlanningTypeSwitch
              mission={mission}
              hasUnsaved={state !== 'saved'}
              giveUp={giveUp}
              disabledReason={locked}
            />
          </div>
        </div>
      </div>
      <PriceSide>
        <FlexiblePrice
          mission={mission}
          planning={planning}
          onDetails={() => setExplaining(true)}
        />
      </PriceSide>
      {isExplaining && (
        <Suspense>
          <EstimateDialog mission={mission} isOpen onClose={() => setExplaining(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Shows the problem of a field once it has an answer, and all problems when the user wants to go on. */
function useProblems(values: FlexibleValues, issues: ReturnType<typeof formIssues>) {
  const form = useRef<HTMLDivElement>(null)
  const [askedFor, setAskedFor] = useState(0)
  useLeaveGate(() => {
    if (issues.length > 0) setAskedFor((times) => times + 1)
    return Promise.resolve(issues.length === 0)
  })
  useEffect(() => {
    if (askedFor === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [askedFor])
  const errorOf = (field: string): string | undefined => {
    const found = issues.find(({ path }) => path.join('.') === field)
    if (found === undefined) return undefined
    const name = Object.keys(firstValues).find((each) => each === found.path[0])
    const isShown = askedFor > 0 || isAnswered(values, name as keyof FlexibleValues)
    return isShown ? errorSentence(found.key, found.params) : undefined
  }
  return { form, errorOf }
}
