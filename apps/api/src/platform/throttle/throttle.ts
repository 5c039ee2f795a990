import { allowances, pauseMinutes, type ThrottleKind } from '@renfort/domain/account/throttle.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { instantAfter, millisecondsBetween } from '../clock.ts'
import { nobody, type Queries } from '../database/db.ts'
import { refuse } from '../http/refusal.ts'
import type { Call, CommandCall } from '../http/route.ts'
import { isOwnMachine, networkOf } from './network.ts'
import {
  countTry,
  findPauseEnd,
  forgetTries,
  giveTryBack,
  startPause,
  throttleKey,
} from './throttle-queries.ts'

export interface Throttle {
  /** Takes the try back, so that it does not count. */
  giveBack(): Promise<void>
  /** Resets the counter. */
  clear(): Promise<void>
}

const minute = 60_000
/** Milliseconds without a try after which the next pause is as short as the first. */
const pausesRemembered = 24 * 60 * minute

/**
 * Counts a try of the caller, and refuses it after too many. Counters are per network and, if there
 * is one, per account, so that nobody can lock somebody else out.
 */
export async function throttle(call: Call, kind: ThrottleKind, account: string): Promise<Throttle> {
  return counted(call, kind, throttleKey(kind, account, networkOf(call.address)))
}

/**
 * Counts a try for an account (identified by one or several ids) or for all accounts, from any
 * network.
 */
export async function throttleFromAnywhere(
  call: Call,
  kind: ThrottleKind,
  ...account: readonly string[]
): Promise<Throttle> {
  return counted(call, kind, throttleKey(kind, ...account))
}

/**
 * Counts the tries of a network, whatever the account. The product's own machine is not counted:
 * behind a proxy that is missing in `TRUSTED_PROXIES` everybody has its address, and so have the
 * journeys, which create more companies than any office.
 */
export async function throttleNetwork(call: Call, kind: ThrottleKind): Promise<Throttle> {
  return isOwnMachine(call.address) ? uncounted : throttle(call, kind, '')
}

/** Counts several tries; if one is refused, the others do not count. */
export async function takeTries(
  takers: readonly (() => Promise<Throttle>)[],
): Promise<readonly Throttle[]> {
  const taken: Throttle[] = []
  try {
    for (const take of takers) taken.push(await take())
    return taken
  } catch (error) {
    await giveAllBack(taken)
    throw error
  }
}

export async function giveAllBack(tries: readonly Throttle[]): Promise<void> {
  for (const taken of tries) await taken.giveBack()
}

const uncounted: Throttle = { giveBack: async () => {}, clear: async () => {} }

async function counted(call: Call, kind: ThrottleKind, key: string): Promise<Throttle> {
  const queries = call.services.db.queries(nobody)
  await takeTry(queries, kind, key, call.services.clock.now())
  return {
    giveBack: () => giveTryBack(queries, key),
    clear: () => forgetTries(queries, key),
  }
}

/** Counts an invitation, a mail that its recipient did not request. */
export async function throttleInvitations(call: CommandCall, userId: string): Promise<void> {
  const { queries, now } = call.transaction
  const counted = await countTry(
    queries,
    throttleKey('invitation', userId),
    momentsOf('invitation', now),
  )
  // The rollback of a refused invitation also removes its count, so the wait ends with the window.
  if (counted === null || counted.failures > allowances.invitation.tries) {
    throw throttled(allowances.invitation.minutes)
  }
}

async function takeTry(
  queries: Queries,
  kind: ThrottleKind,
  key: string,
  now: Instant,
): Promise<void> {
  const allowance = allowances[kind]
  const counted = await countTry(queries, key, momentsOf(kind, now))
  if (counted !== null && counted.failures <= allowance.tries) return
  if (counted !== null) {
    const pause = pauseMinutes(allowance, counted.pauses) * minute
    await startPause(queries, key, { now, until: instantAfter(now, pause) })
  }
  const end = (await findPauseEnd(queries, key)) ?? now
  throw throttled(Math.max(1, Math.ceil(-millisecondsBetween(end, now) / minute)))
}

function momentsOf(kind: ThrottleKind, now: Instant) {
  return {
    now,
    windowStart: instantAfter(now, -allowances[kind].minutes * minute),
    forgottenAt: instantAfter(now, -pausesRemembered),
  }
}

function throttled(minutes: number) {
  return refuse('errors.auth.throttled', { minutes })
}
