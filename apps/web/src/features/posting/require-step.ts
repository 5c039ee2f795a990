import {
  availableSteps,
  planningStep,
  type PostingStep,
} from '@renfort/domain/mission/posting-steps.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { configQuery } from '../../platform/config.ts'
import { featuresNow } from '../../platform/features.tsx'
import { missionQuery } from '../mission-record/queries.ts'
import { wantedDays } from '../mission-record/wanted-planning.ts'
import { quotationQuery } from '../quotation/queries.ts'
import { resumeStep, postingFacts } from './posting-steps.ts'
import { stepPaths } from '../mission-record/facts/step-paths.ts'

/** Loads the draft; a posted mission leads to its recap instead. */
async function requireDraft(queryClient: QueryClient, taskId: string) {
  const mission = await queryClient.ensureQueryData(missionQuery(taskId))
  if (mission.status === 'draft') return mission
  throw redirect({ to: '/tasks/view/$taskId', params: { taskId }, replace: true })
}

/** Loads what the whole wizard shows: the draft, its price and the product's clock (POST-02). */
export async function prepareDraft(queryClient: QueryClient, taskId: string): Promise<void> {
  const mission = await requireDraft(queryClient, taskId)
  if (mission.hourlyRate !== null) void queryClient.prefetchQuery(quotationQuery(mission.id))
  await queryClient.ensureQueryData(configQuery())
}

const planningSteps: ReadonlySet<PostingStep> = new Set([
  'planning-type',
  'shifts',
  'flexible-planning',
])

/**
 * Redirects from a blocked step to the first step with something missing (POST-06), and from the planning of the
 * other type to the planning of the mission (POST-23).
 */
export async function requireStep(
  queryClient: QueryClient,
  taskId: string,
  step: PostingStep,
): Promise<void> {
  const facts = postingFacts(await requireDraft(queryClient, taskId), featuresNow())
  if (availableSteps(facts).includes(step)) return
  const isOtherPlanning = planningSteps.has(step) && facts.hasMotive
  const to = stepPaths[isOtherPlanning ? planningStep(facts) : resumeStep(facts)]
  throw redirect({ to, params: { taskId }, replace: true })
}

/** Leads to the step at which the user left the draft. */
export async function resumeDraft(queryClient: QueryClient, taskId: string): Promise<never> {
  const facts = postingFacts(await requireDraft(queryClient, taskId), featuresNow())
  const step = resumeStep(facts)
  const params = { taskId }
  // Days that the user asked for are planned at once.
  if (step === 'shifts' && wantedDays(taskId).length > 0) {
    throw redirect({ to: stepPaths.shifts, params, search: { create: true }, replace: true })
  }
  throw redirect({ to: stepPaths[step], params, replace: true })
}
