import { jobDescriptionSteps } from '@renfort/domain/job-description/job-description-steps.ts'
import type { CallError } from '../../platform/call-error.ts'
import { issuesOf } from '../../platform/call.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { useToast } from '../../ui/use-toast.ts'
import { fieldsOfStep } from './job-values.ts'
import { useJobDescriptionWords } from './words.ts'

/** Tells which step holds a field that the server refused, and why; other failures are told centrally. */
export function useRefusedFields(): (error: CallError) => boolean {
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
