import type { PostingStep } from '@renfort/domain/mission/posting-steps.ts'
import type { QueryClient } from '@tanstack/react-query'

// Guards are part of the first script of every screen: their code loads only with the wizard.
const loadGuards = () => import('./require-step.ts')

/** Loads what the whole wizard shows: the draft, its price and the product's clock (POST-02). */
export async function prepareDraft(queryClient: QueryClient, taskId: string): Promise<void> {
  await (await loadGuards()).prepareDraft(queryClient, taskId)
}

/** Redirects from a step that is still closed (POST-06). */
export async function requireStep(
  queryClient: QueryClient,
  taskId: string,
  step: PostingStep,
): Promise<void> {
  await (await loadGuards()).requireStep(queryClient, taskId, step)
}

/** Leads to the step at which the user left the draft. */
export async function resumeDraft(queryClient: QueryClient, taskId: string): Promise<void> {
  await (await loadGuards()).resumeDraft(queryClient, taskId)
}
