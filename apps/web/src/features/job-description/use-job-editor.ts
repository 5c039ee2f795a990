import {
  createJobDescription,
  type JobDescription,
  type JobDescriptionPatch,
  updateJobDescription,
} from '@renfort/contract/job-description.ts'
import {
  enabledSteps,
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { z } from 'zod'
import { clearDraft, readDraft, writeDraft } from '../../form/draft-storage.ts'
import type { CallError } from '../../platform/call-error.ts'
import { issuesOf } from '../../platform/call.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { pauses } from '../../platform/pauses.ts'
import { useCommand } from '../../platform/query.ts'
import { useToast } from '../../ui/use-toast.ts'
import {
  blankValues,
  fieldsOfStep,
  isEmpty,
  type JobValues,
  patchOf,
  valuesOf,
} from './job-values.ts'
import { useJobDescriptionList } from './queries.ts'
import { riskObstacle, type StepObstacle, stepObstacle } from './step-obstacle.ts'
import { useStepFacts } from './use-unfinished.ts'
import { useJobDescriptionWords } from './words.ts'

export interface JobEditor {
  readonly values: JobValues
  readonly set: (change: Partial<JobValues>) => void
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Whether a step has changes to save. */
  readonly isChanged: (step: JobDescriptionStep) => boolean
  /** The steps that can be opened. */
  readonly enabled: readonly JobDescriptionStep[]
  readonly obstacleOf: (step: JobDescriptionStep) => StepObstacle | null
  /** The same of what is saved. */
  readonly savedObstacleOf: (step: JobDescriptionStep) => StepObstacle | null
  /** Sends every change of the steps that are complete; `null` when it was refused. */
  readonly save: () => Promise<JobDescription | null>
  readonly discard: () => void
}

interface EditorOptions {
  /** What is edited; `null` until a new one is saved for the first time. */
  job: JobDescription | null
  /** Changes when the panel starts to edit something else. */
  session: string
  step: JobDescriptionStep
}

/** The values of the panel, and the way to the server: POST first, then PATCH of what changed (JD-07). */
export function useJobEditor({ job, session, step }: EditorOptions): JobEditor {
  const initial = () => ({ session, values: job === null ? readNewJob() : valuesOf(job) })
  const [state, setState] = useState(initial)
  if (state.session !== session) setState(initial())
  const { values } = state

  const list = useJobDescriptionList()
  const facts = useStepFacts(job, values.location)
  const handles = useRefusedFields()
  const create = useCommand(createJobDescription, { handles })
  const update = useCommand(updateJobDescription, { handles })
  const isSaving = create.isPending || update.isPending
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const saved = job === null ? blankValues : valuesOf(job)
  const changes = patchOf(saved, values, jobDescriptionSteps)

  useEffect(() => {
    if (job === null && values !== blankValues) keepNewJob(values)
  }, [job, values])

  const sendNow = async (patch: JobDescriptionPatch): Promise<JobDescription | null> => {
    const jobTitleId = patch.jobTitleId ?? values.jobTitle?.id ?? ''
    const sent =
      job === null
        ? create.mutateAsync({ body: { ...patch, jobTitleId } })
        : update.mutateAsync({ params: { id: job.id }, body: patch })
    // Whoever made the call has been told why it failed; what was typed stays.
    const reply = await sent.catch(() => null)
    if (reply === null) return null
    if (job === null) forgetNewJob()
    list.keep(reply)
    return reply
  }

  // One after the other: what was typed first may not arrive last.
  const send = (patch: JobDescriptionPatch): Promise<JobDescription | null> => {
    const sent = running.current.then(() => sendNow(patch))
    running.current = sent
    return sent
  }

  const save = async () => {
    const complete = jobDescriptionSteps.filter(
      (each) => stepObstacle(each, values, facts) === null,
    )
    const patch = patchOf(saved, values, complete)
    return job !== null && isEmpty(patch) ? job : send(patch)
  }

  const conditions = conditionsPatch(saved, values)
  const autosaves = job !== null && step === 'work-conditions' && !isSaving
  useAutosave({
    patch: autosaves && !isEmpty(conditions) ? conditions : null,
    send: async () => (await send(conditions)) !== null,
  })

  return {
    values,
    set: (change) => setState((now) => ({ ...now, values: { ...now.values, ...change } })),
    isDirty: !isEmpty(changes),
    isSaving,
    isChanged: (each) => !isEmpty(patchOf(saved, values, [each])),
    enabled: enabledSteps({
      subtasksCount: values.subtasks.length,
      hasLocation: values.location !== null || !facts.hasAddresses,
    }),
    obstacleOf: (each) => stepObstacle(each, values, facts),
    savedObstacleOf: (each) => stepObstacle(each, saved, facts),
    save,
    discard: () => {
      if (job === null) forgetNewJob()
    },
  }
}

/** A « yes » without a risk yet is not sent: the rest of the step is (JD-19). */
function conditionsPatch(saved: JobValues, values: JobValues): JobDescriptionPatch {
  const patch = patchOf(saved, values, ['work-conditions'])
  if (riskObstacle(values) !== 'risks') return patch
  const { hasHighRiskPosition: _answer, riskIds: _risks, ...others } = patch
  return others
}

interface AutosaveOptions {
  /** What there is to save; `null` while there is nothing, or while it cannot be. */
  patch: object | null
  /** Answers whether it was saved. */
  send: () => Promise<boolean>
}

/** Saves once what is typed has rested for a moment; what was refused waits for the next change. */
function useAutosave({ patch, send }: AutosaveOptions): void {
  const text = patch === null ? null : JSON.stringify(patch)
  const refused = useRef<string | null>(null)
  const save = useEffectEvent(async () => {
    if (text === null || text === refused.current) return
    refused.current = (await send()) ? null : text
  })
  useEffect(() => {
    if (text === null) return
    const timer = window.setTimeout(() => void save(), pauses.autosave)
    return () => window.clearTimeout(timer)
  }, [text])
}

/** Tells which step holds a field that the server refused, and why; other failures are told centrally. */
function useRefusedFields(): (error: CallError) => boolean {
  const t = useJobDescriptionWords()
  const toast = useToast()
  return (error) => {
    const [found] = issuesOf(error)
    const step = jobDescriptionSteps.find((each) =>
      fieldsOfStep[each].some((field) => field === found?.path[0]),
    )
    if (found === undefined || step === undefined) return false
    toast.error(
      t(($) => $.panel.refused, {
        step: t(($) => $.steps[step]),
        reason: errorSentence(found.key, found.params),
      }),
    )
    return true
  }
}

const key = 'job-description'

/** Until the first step is saved, nothing else can be filled in. */
const firstStep = z.object({
  jobTitle: z.object({ id: z.string(), name: z.string() }).nullable(),
  suffix: z.string().nullable(),
  subtasks: z.array(
    z.object({ id: z.string().optional(), name: z.string(), custom: z.boolean().optional() }),
  ),
})

/** A new job description as it was before the page was left or reloaded. */
function readNewJob(): JobValues {
  const kept = firstStep.safeParse(readDraft('session', key))
  return kept.success ? { ...blankValues, ...kept.data } : blankValues
}

function keepNewJob({ jobTitle, suffix, subtasks }: JobValues): void {
  writeDraft('session', key, { jobTitle, suffix, subtasks })
}

function forgetNewJob(): void {
  clearDraft('session', key)
}
