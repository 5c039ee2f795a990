import type { MovedProcess } from './moved-process.ts'

export const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const shortlyBeforeMs = 3_000

/** One Monday at 22:00 and two processes over which it comes. */
export interface Monday {
  readonly deadline: number
  readonly one: MovedProcess
  readonly other: MovedProcess
  /** Writes undecided hours of the week before. */
  hours(): Promise<readonly string[]>
  /** Waits until they are validated, and promises from when on they had to be. */
  areValidated(ids: readonly string[], from?: number): Promise<void>
  /** Waits until the run of this Monday is done. */
  isRun(): Promise<void>
  /** Waits until a process has seen that its clock is back before an instant. */
  isSeenBefore(instant: number): Promise<void>
}

type Story = readonly [name: string, play: (monday: Monday) => Promise<void>]

export const stories: readonly Story[] = [
  ['both come over it', overIt],
  ['one is ahead by a second', aLittleAhead],
  ['one stands still over it', oneStandsStill],
  ['both stand still for ten minutes over it', bothStandStill],
  ['one is ahead by an hour, and back', (monday) => aheadAndBack(monday, hourMs)],
  ['one is ahead by a day, and back', (monday) => aheadAndBack(monday, dayMs)],
  ['both go back by an hour after it', (monday) => backAfterIt(monday, hourMs)],
  ['both go back by a day after it', (monday) => backAfterIt(monday, dayMs)],
  ['both are away for a day over it', bothAreAway],
]

async function overIt(monday: Monday): Promise<void> {
  const ids = await monday.hours()
  shortlyBefore(monday)
  await monday.areValidated(ids)
}

/** What one of them queues at its 22:00, the other may take before its own. */
async function aLittleAhead(monday: Monday): Promise<void> {
  const ids = await monday.hours()
  shortlyBefore(monday)
  monday.one.moveBy(1_000)
  await monday.areValidated(ids)
}

async function oneStandsStill(monday: Monday): Promise<void> {
  const { one, other } = monday
  const ids = await monday.hours()
  shortlyBefore(monday)
  one.product.pause()
  await monday.areValidated(ids)
  for (const each of [one, other]) each.moveBy(10 * minuteMs)
  one.product.resume()
}

async function bothStandStill(monday: Monday): Promise<void> {
  const { one, other, deadline } = monday
  const ids = await monday.hours()
  for (const each of [one, other]) each.setTo(deadline - 5 * minuteMs)
  for (const each of [one, other]) each.product.pause()
  for (const each of [one, other]) each.moveBy(10 * minuteMs)
  const from = one.now()
  for (const each of [one, other]) each.product.resume()
  await monday.areValidated(ids, from)
}

async function aheadAndBack(monday: Monday, milliseconds: number): Promise<void> {
  const { one, other, deadline } = monday
  const first = await monday.hours()
  for (const each of [one, other]) each.setTo(deadline - milliseconds / 2)
  one.moveBy(milliseconds)
  await monday.areValidated(first, one.now())
  await monday.isRun()
  const second = await monday.hours()
  one.moveBy(-milliseconds)
  await monday.isSeenBefore(deadline)
  shortlyBefore(monday)
  await monday.areValidated(second)
}

async function backAfterIt(monday: Monday, milliseconds: number): Promise<void> {
  const { one, other, deadline } = monday
  const first = await monday.hours()
  shortlyBefore(monday)
  await monday.areValidated(first)
  await monday.isRun()
  for (const each of [one, other]) each.moveBy(-milliseconds)
  await monday.isSeenBefore(deadline)
  const second = await monday.hours()
  shortlyBefore(monday)
  await monday.areValidated(second)
}

async function bothAreAway(monday: Monday): Promise<void> {
  const { one, other, deadline } = monday
  const ids = await monday.hours()
  await Promise.all([one.product.kill(), other.product.stop()])
  for (const each of [one, other]) each.setTo(deadline + dayMs)
  await one.product.start()
  const from = one.now()
  await other.product.start()
  await monday.areValidated(ids, from)
}

function shortlyBefore({ one, other, deadline }: Monday): void {
  for (const each of [one, other]) each.setTo(deadline - shortlyBeforeMs)
}
