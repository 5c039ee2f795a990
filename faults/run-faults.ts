import { setTimeout as wait } from 'node:timers/promises'
import { health } from '@renfort/contract/operations.ts'
import { print } from '../tools/print.ts'
import { callOver, openWorksite, startClients } from './clients.ts'
import type { Fault } from './fault.ts'
import { judge, newLedger, type StoredMission } from './ledger.ts'
import type { Product } from './product.ts'
import { newReport } from './report.ts'

interface Installation {
  readonly title: string
  readonly product: Product
  readonly faults: readonly Fault[]
  /** The missions of the clients, read once the product has stopped. */
  readonly stored: () => Promise<readonly StoredMission[]>
}

const healsWithinMs = 30_000

/** Makes one fault after the other while clients order; resolves to their number, and whether all checks held. */
export async function runFaults(
  { title, product, faults, stored }: Installation,
  seconds: number,
): Promise<{ faults: number; passed: boolean }> {
  const report = newReport()
  const ledger = newLedger()
  await product.start()
  const clients = startClients(
    product.address,
    await openWorksite(product.address),
    ledger,
    report.add,
  )
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
  await clients.stop()
  await product.stop()
  report.problems.push(...product.crashes.map((crash) => `the process ended: ${crash}`))
  const verdict = judge(ledger, await stored())
  report.show(title)
  for (const problem of new Set(report.problems)) print(`  ${problem}`)
  const { lost, doubled, invented } = verdict
  print(
    `${made} faults, ${ledger.acknowledged.size} writes acknowledged: ${lost.length} lost, ${doubled.length} doubled, ${invented.length} invented, ${product.crashes.length} crashes`,
  )
  const isSound = lost.length + doubled.length + invented.length === 0
  return { faults: made, passed: isSound && report.problems.length === 0 }
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
