import { setTimeout as wait } from 'node:timers/promises'
import { health } from '@renfort/contract/operations.ts'
import { print } from '../tools/print.ts'
import { callOver, openWorksite, startClients } from './clients.ts'
import type { Fault } from './fault.ts'
import { judge, newLedger, type Verdict } from './ledger.ts'
import { openPhones, startPhones } from './phones.ts'
import type { Product } from './product.ts'
import { newReport } from './report.ts'
import type { StoredWrites } from './stored-missions.ts'

interface Installation {
  readonly title: string
  readonly product: Product
  readonly faults: readonly Fault[]
  /** What the clients wrote, read once the product has stopped. */
  readonly stored: () => Promise<StoredWrites>
}

const healsWithinMs = 30_000

/** Makes one fault after the other while clients order and phones of Siders clock; resolves to their number, and whether all checks held. */
export async function runFaults(
  { title, product, faults, stored }: Installation,
  seconds: number,
): Promise<{ faults: number; passed: boolean }> {
  const report = newReport()
  const ledger = newLedger()
  await product.start()
  const { address } = product
  const worksite = await openWorksite(address)
  const phones = await openPhones(address, worksite)
  const pressed = newLedger()
  const clients = [
    startClients(address, worksite, ledger, report.add),
    startPhones(address, phones, pressed, report.add),
  ]
  const end = performance.now() + seconds * 1_000
  let made = 0
  for (const fault of drawn(faults)) {
    if (performance.now() > end) break
    made += 1
    report.begin(fault.kind)
    await fault.begin()
    const [truth] = await Promise.all([
      fault.isTold ? untilHealthTells(product.address, false) : null,
      wait(fault.lasts),
    ])
    await fault.end()
    const healing = await untilHealthTells(product.address, true)
    report.end(truth, healing ?? healsWithinMs)
    if (fault.isTold && truth === null) report.problems.push(`${fault.kind}: the health was wrong`)
    if (healing === null) report.problems.push(`${fault.kind}: did not heal`)
    await untilAcknowledged(ledger.acknowledged)
  }
  await Promise.all(clients.map((each) => each.stop()))
  await product.stop()
  report.problems.push(...product.crashes.map((crash) => `the process ended: ${crash}`))
  const written = await stored()
  const orders = judge(ledger, written.orders)
  const presses = judge(pressed, written.presses)
  const unsent = pressed.asked.size - pressed.acknowledged.size
  if (unsent > 0) report.problems.push(`${unsent} presses were kept on their phones to the end`)
  report.show(title)
  for (const problem of new Set(report.problems)) print(`  ${problem}`)
  print(
    `${made} faults, ${ledger.acknowledged.size} writes acknowledged: ${counted(orders)}, ${product.crashes.length} crashes`,
  )
  print(`${pressed.acknowledged.size} presses of ${phones.length} phones: ${counted(presses)}`)
  const isSound = [orders, presses].every(
    ({ lost, doubled, invented }) => lost.length + doubled.length + invented.length === 0,
  )
  return { faults: made, passed: isSound && report.problems.length === 0 }
}

function counted({ lost, doubled, invented }: Verdict): string {
  return `${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented`
}

/** Every kind once, then each by its weight. */
function* drawn(faults: readonly Fault[]): Generator<Fault> {
  yield* faults
  for (;;) for (const fault of faults) for (let n = 0; n < fault.share; n += 1) yield fault
}

/** Milliseconds until the health check reports whether all is well; null when it never does. */
async function untilHealthTells(address: string, isWell: boolean): Promise<number | null> {
  const start = performance.now()
  while (performance.now() - start < healsWithinMs) {
    const { status } = await callOver(address, health, null)
    if (status !== null && (status === 200) === isWell) return performance.now() - start
    await wait(50)
  }
  return null
}

/** Waits until some of the pending writes succeed before the next fault. */
async function untilAcknowledged({ size }: ReadonlyMap<string, string>): Promise<void> {
  await wait(300 + (size % 7) * 20)
}
