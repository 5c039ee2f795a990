import fc from 'fast-check'
import { isUnavailable } from '../apps/api/src/platform/database/database-failure.ts'
import { forbiddenWords } from './reach.ts'
import { judge } from './judge.ts'
import { makeDraft } from './make-draft.ts'
import { callsAt, drawnBy, type Plan } from './plan-call.ts'
import { type Answer, type Draft, type Request, requestOf } from './request.ts'
import { sendInside, sendOverSocket } from './send-request.ts'
import type { Step } from './step.ts'
import { restoreCallers, type World } from './world.ts'

/** The shrinker stops after so many milliseconds. */
const shrinksFor = 2_000

export interface Tried {
  readonly role: string
  readonly steps: readonly Step[]
  readonly request: Request
  readonly answer: Answer
  readonly problems: readonly string[]
}

/** Makes, sends and judges one call; `null` when no client can send it. */
export async function tryCall(world: World, plan: Plan): Promise<Tried | null> {
  const { app } = world.app
  const draft = makeDraft(world, plan)
  const request = requestOf(draft)
  const overSocket = plan.overSocket !== null
  const answer = plan.overSocket
    ? await sendOverSocket(app, request, plan.overSocket)
    : await sendInside(app, request)
  if (answer === null) return null
  const problems = judge({
    request,
    answer,
    operation: draft.declared && !overSocket ? draft.operation : null,
    forbidden: forbiddenWords(world, request.headers),
    overSocket,
    mayBeUnavailable: world.app.drops,
  })
  if (lostSession(world, draft, request, answer)) await restored(world)
  return { role: draft.role, steps: plan.steps, request, answer, problems }
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
  { role, operation }: Draft,
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

/** The least call that fails as this one did. */
export async function smallest(
  world: World,
  seed: number,
  number: number,
  found: Tried,
): Promise<Tried> {
  const failed: Tried[] = []
  const passes = async (plan: Plan): Promise<boolean> => {
    // The first plan is the one of the call that was made.
    const tried = failed.length === 0 ? found : await tryCall(world, plan)
    if (tried === null || tried.problems[0] !== found.problems[0]) return true
    failed.push(tried)
    return false
  }
  await fc.check(fc.asyncProperty(callsAt(number), passes), {
    ...drawnBy(seed, number),
    plugins: [fc.interruptAfterTimeLimit(shrinksFor)],
  })
  return failed.at(-1) ?? found
}
