import '../tools/node-version.ts'
import { print } from '../tools/print.ts'
import { benchApi } from './api-bench.ts'
import { benchAttendances } from './attendance-bench.ts'
import { benchBilling } from './billing-bench.ts'
import { benchCandidates } from './candidate-bench.ts'
import { benchContractPaper } from './contract-paper-bench.ts'
import { benchCreation } from './creation-bench.ts'
import { benchEvents } from './event-bench.ts'
import { benchExport } from './export-bench.ts'
import { benchGuard } from './guard-bench.ts'
import { benchImport } from './import-bench.ts'
import { benchInvoiceList } from './invoice-list-bench.ts'
import { benchInvoicePaper } from './invoice-paper-bench.ts'
import { benchLarge } from './large-bench.ts'
import { benchPaperLoad } from './paper-load-bench.ts'
import { benchPlanning } from './planning-bench.ts'
import { benchQuotation } from './quotation-bench.ts'
import { benchRecurrence } from './recurrence-bench.ts'
import { missedGates } from './report.ts'
import { benchStart } from './start-bench.ts'
import { benchSync } from './sync-bench.ts'
import { benchTelemetry } from './telemetry-bench.ts'
import { benchWall } from './wall-bench.ts'

const parts = {
  quotation: benchQuotation,
  guard: benchGuard,
  recurrence: benchRecurrence,
  api: benchApi,
  creation: benchCreation,
  wall: benchWall,
  telemetry: benchTelemetry,
  planning: benchPlanning,
  attendances: benchAttendances,
  candidates: benchCandidates,
  events: benchEvents,
  export: benchExport,
  sync: benchSync,
  import: benchImport,
  papers: benchContractPaper,
  meanwhile: benchPaperLoad,
  invoices: benchBilling,
  'invoice-papers': benchInvoicePaper,
  'invoice-list': benchInvoiceList,
  start: benchStart,
}
/** Those that take hours or a large disk. */
const onlyNamed = { large: benchLarge }
const all = { ...parts, ...onlyNamed }
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in all))

if (unknown.length > 0) {
  print(`Unknown: ${unknown.join(', ')}. Expected: ${Object.keys(all).join(', ')}`)
  process.exitCode = 2
} else {
  for (const [name, bench] of Object.entries(all)) {
    if (asked.length === 0 ? name in parts : asked.includes(name)) await bench()
  }
  print(`\n${missedGates() === 0 ? 'every ratio kept' : `${missedGates()} ratios missed`}`)
  if (missedGates() > 0) process.exitCode = 1
}
