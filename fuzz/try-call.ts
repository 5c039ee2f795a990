import { isUnavailable } from '../apps/api/src/platform/database/database-failure.ts'
import { forbiddenWords } from './reach.ts'
import { judge } from './judge.ts'
import { makeDraft, type Plan } from './plan-call.ts'
import { randomOf } from './random.ts'
import { type Answer, type Request, requestOf } from './request.ts'
import { sendInside, sendOverSocket } from './send-request.ts'
import { restoreCallers, type World } from './world.ts'

export interface Tried {
  readonly request: Request
  readonly answer: Answer
  readonly problems: readonly string[]
}

/** Makes, sends and judges one call; `null` when no client can send it. */
export async function tryCall(world: World, plan: Plan): Promise<Tried | null> {
  const { app } = world.app
  const draft = makeDraft(world, plan)
  const request = requestOf(draft)
  const answer = plan.overSocket
    ? await sendOverSocket(app, request, randomOf(plan.seed, plan.number, 9))
    : await sendInside(app, request)
  if (answer === null) return null
  const problems = judge({
    request,
    answer,
    operation: draft.declared && !plan.overSocket ? draft.operation : null,
    forbidden: forbiddenWords(world, request.headers),
    overSocket: plan.overSocket,
    mayBeUnavailable: world.app.drops,
  })
  if (lostSession(world, plan, request, answer)) await restored(world)
  return { request, answer, problems }
}

/** Again when a connection was ended meanwhile. */
async function restored(world: World, tries = 5): Promise<void> {
  try {
    await restoreCallers(world)
  } catch (error) {
    if (tries === 1 || !isUnavailable(error)) throw error
    await restored(world, tries - 1)
  }
}

/** Whether the caller's own session is refused, because an earlier call ended it. */
function lostSession(
  { callers }: World,
  { role, operation }: Plan,
  { headers }: Request,
  { status }: Answer,
): boolean {
  const caller = callers.get(role)
  if (status !== 401 || operation.endpoint.access === 'public' || !caller) return false
  return (
    role !== 'removed member' &&
    headers['token'] === caller.token &&
    headers['userid'] === caller.userId
  )
}

/** Leaves out every step without which the failure stays the same. */
export async function smallest(world: World, plan: Plan, found: Tried): Promise<[Plan, Tried]> {
  let best: [Plan, Tried] = [plan, found]
  for (const { place } of plan.steps) {
    const [current] = best
    const fewer = { ...current, steps: current.steps.filter((step) => step.place !== place) }
    const tried = await tryCall(world, fewer)
    if (tried !== null && tried.problems[0] === found.problems[0]) best = [fewer, tried]
  }
  return best
}
