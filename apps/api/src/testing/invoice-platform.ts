import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ReferencedInvoice,
  type StatusFacts,
  statusMessage,
} from '@renfort/domain/invoice/life-cycle/status-message.ts'
import { type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import type { FlowNews, InvoicePlatform, OutgoingFlow } from '../outside/invoice-platform/port.ts'

/** A platform whose answers a test makes. */
export interface TestPlatform extends InvoicePlatform {
  /** What was handed over, each document as often as it came. */
  readonly sent: OutgoingFlow[]
  /** Thrown at the next document instead of taking it. */
  failing: Error | null
  /** Says something of an invoice. */
  say(about: ReferencedInvoice, facts: Partial<StatusFacts> & Pick<StatusFacts, 'status'>): void
  /** Adds news of any kind; a status has a message that nobody can read unless it was said. */
  add(news: FlowNews): void
}

export function testPlatform(): TestPlatform {
  const news: FlowNews[] = []
  const messages = new Map<string, string>()
  const platform: TestPlatform = {
    name: 'flow-service',
    sent: [],
    failing: null,
    send: async (flow) => {
      if (platform.failing !== null) throw platform.failing
      platform.sent.push(flow)
      return { flowId: `flow-${flow.trackingId}` }
    },
    newsAfter: async (after) => news.filter(({ updatedAt }) => updatedAt > after),
    readStatus: async (flowId) => messages.get(flowId) ?? '',
    say: (about, facts) => {
      const flowId = `status-${messages.size + 1}`
      const at = facts.at ?? nextMinute(messages.size)
      const said = { at, reason: null, paidIn: null, ...facts }
      messages.set(flowId, statusMessage(flowId, about, said))
      news.push({ kind: 'status', flowId, updatedAt: at })
    },
    add: (each) => news.push(each),
  }
  return platform
}

function nextMinute(minutes: number): Instant {
  return instant(`2026-12-15T06:${String(minutes).padStart(2, '0')}:00Z`)
}

export function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'renfort-platform-'))
}
