import type { Refusal } from '../kernel/issue.ts'
import type { PricingOrigin } from '../remuneration/pricing-rows.ts'
import type { JobDescriptionOrigin } from './job-description.ts'

export interface JobDescriptionEditor {
  /** Whether the policy allows `jobDescription.editDetachedPricing`. */
  readonly editsDetachedPricing: boolean
  /** Whether the editor works in the group space, where network job descriptions are edited (JD-30). */
  readonly inGroupSpace: boolean
  /** The organisation has a custom configuration under which job descriptions do not change (JD-33). */
  readonly jobDescriptionsLocked: boolean
}

/** Why this editor may not change or delete a job description: the first obstacle, or `null` (JD-30, JD-33, JD-34). */
export function editionRefusal(
  jobDescription: {
    readonly origin: JobDescriptionOrigin
    readonly pricingOrigin: PricingOrigin
  },
  editor: JobDescriptionEditor,
): Refusal | null {
  if (jobDescription.origin === 'network' && !editor.inGroupSpace) {
    return { key: 'errors.job_description.read_only' }
  }
  if (editor.jobDescriptionsLocked) return { key: 'errors.job_description.locked' }
  if (jobDescription.pricingOrigin === 'detached' && !editor.editsDetachedPricing) {
    return { key: 'errors.job_description.detached_pricing' }
  }
  return null
}
