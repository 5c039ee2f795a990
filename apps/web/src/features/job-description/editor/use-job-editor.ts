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
import { clearDraft, readDraft, writeDraft } from '../../../form/draft-storage.ts'
import type { CallError } from '../../../platform/call-error.ts'
import { issuesOf } from '../../../platform/call.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { pauses } from '../../../platform/pauses.ts'
import { useCommand } from '../../../platform/query.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useJobDescriptionList } from '../queries.ts'
import { useJobDescriptionWords } from '../words.ts'
import {
  blankValues,
  fieldsOfStep,
  isEmpty,
  type JobValues,
  patchOf,
  valuesOf,
} from './job-values.ts'
import { riskObstacle, type StepObstacle, stepObstacle } from './step-obstacle.ts'
import { useStepFacts } from './unfinished-notice.tsx'

export interface JobEditor {
  readonly values: JobValues
  readonly set: (change: Partial<JobValues>) => void
  readonly isDirty: boolean
  readonly isSaving: boolean
  /** Whether a step has unsaved changes. */
  readonly isChanged: (step: JobDescriptionStep) => boolean
  /** The steps that can be opened. */
  readonly enabled: readonly JobDescriptionStep[]
  readonly obstacleOf: (step: JobDescriptionStep) => StepObstacle | null
  /** Why the saved version of a step is incomplete, or `null`. */
  readonly savedObstacleOf: (step: JobDescriptionStep) => StepObstacle | null
  /** Sends every change of the complete steps; `null` when the server refused it. */
  readonly save: () => Promise<JobDescription | null>
  readonly discard: () => void
}

interface EditorOptions {
  /** The edited job description; `null` until a new one is saved for the first time. */
  job: JobDescription | null
  /** A key that changes when the panel starts to edit another job description. */
  session: string
  step: JobDescriptionStep
}

/** The values of the panel, and their saving: POST first, then PATCH of the changes (JD-07). */
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
    // The call itself has reported its failure; the typed values stay.
    const reply = await sent.catch(() => null)
    if (reply === null) return null
    if (job === null) forgetNewJob()
    list.keep(reply)
    return reply
  }

  // Requests go one after the other: otherwise the first typed value might arrive last.
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

interface AutosaveOptions {
  /** The changes to save; `null` while there are none or they cannot be saved. */
  patch: object | null
  /** Resolves to whether the changes were saved. */
  send: () => Promise<boolean>
}

/** Saves once the typing pauses; refused values wait for the next change. */
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

/** Says which step holds a refused field, and why; other failures are reported centrally. */
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

/** Nothing else can be filled in until the first step is saved. */
const firstStep = z.object({
  jobTitle: z.object({ id: z.string(), name: z.string() }).nullable(),
  suffix: z.string().nullable(),
  subtasks: z.array(
    z.object({ id: z.string().optional(), name: z.string(), custom: z.boolean().optional() }),
  ),
})

/** A new job description as it was before the user left or reloaded the page. */
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

/** A « yes » without a risk is not sent yet; the rest of the step is (JD-19). */
function conditionsPatch(saved: JobValues, values: JobValues): JobDescriptionPatch {
  const patch = patchOf(saved, values, ['work-conditions'])
  if (riskObstacle(values) !== 'risks') return patch
  const { hasHighRiskPosition: _answer, riskIds: _risks, ...others } = patch
  return others
}
