import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type InvoiceStatus,
  statusOf,
  lifeCycle,
} from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import {
  type ReferencedInvoice,
  statusMessage,
} from '@renfort/domain/invoice/life-cycle/status-message.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { type FlowNews, FlowRefused, type InvoicePlatform, type OutgoingFlow } from '../port.ts'
import { playedStatuses } from './played-answers.ts'

/** A document that was sent, as a file of its own. */
interface KeptFlow extends Pick<OutgoingFlow, 'trackingId' | 'fileName' | 'syntax'> {
  readonly about: ReferencedInvoice
  readonly sentAt: Instant
}

/**
 * Stands in for an approved platform where none is configured: it keeps what is sent in a directory and
 * answers after a while, the same before and after a restart. Nothing leaves the machine.
 */
export function localPlatform(directory: string, now: () => Instant): InvoicePlatform {
  let kept: Promise<Map<string, KeptFlow>> | null = null
  const flows = () => (kept ??= readFlows(directory))
  return {
    name: 'local',
    send: async ({ trackingId, fileName, syntax, about }) => {
      const known = await flows()
      if (!known.has(trackingId)) {
        const flow: KeptFlow = { trackingId, fileName, syntax, about, sentAt: now() }
        await mkdir(directory, { recursive: true })
        await writeFile(
          join(directory, `${encodeURIComponent(trackingId)}.json`),
          JSON.stringify(flow),
        )
        known.set(trackingId, flow)
      }
      return { flowId: flowIdOf(trackingId) }
    },
    newsAfter: async (after) => {
      const present = now()
      return [...(await flows()).values()]
        .flatMap(newsOf)
        .filter(({ updatedAt }) => compareInstants(updatedAt, after) > 0)
        .filter(({ updatedAt }) => compareInstants(updatedAt, present) <= 0)
        .toSorted((a, b) => compareInstants(a.updatedAt, b.updatedAt))
    },
    readStatus: async (flowId) => {
      const [trackingId = '', code] = flowId.split(statusMark)
      const flow = (await flows()).get(decodeURIComponent(trackingId.slice(prefix.length)))
      const status = statusOf(Number(code))
      if (flow === undefined || status === null) throw new FlowRefused(`no message ${flowId}`)
      const said = playedStatuses(flow.about, flow.sentAt).find((each) => each.status === status)
      if (said === undefined) throw new FlowRefused(`no message ${flowId}`)
      return statusMessage(flowId, flow.about, said)
    },
  }
}

const prefix = 'local-'
const statusMark = '~'

function flowIdOf(trackingId: string, status?: InvoiceStatus): string {
  const id = `${prefix}${encodeURIComponent(trackingId)}`
  return status === undefined ? id : `${id}${statusMark}${lifeCycle[status].code}`
}

function newsOf({ trackingId, syntax, about, sentAt }: KeptFlow): FlowNews[] {
  const taken: FlowNews = {
    kind: 'taken',
    flowId: flowIdOf(trackingId),
    trackingId,
    reason: null,
    updatedAt: sentAt,
  }
  if (syntax === 'CDAR') return [taken]
  return [
    taken,
    ...playedStatuses(about, sentAt).map(({ status, readableAt }): FlowNews => ({
      kind: 'status',
      flowId: flowIdOf(trackingId, status),
      updatedAt: readableAt,
    })),
  ]
}

/** The documents sent before the process started; a file whose writing was cut off is ignored. */
async function readFlows(directory: string): Promise<Map<string, KeptFlow>> {
  const names = await readdir(directory).catch(() => [])
  const flows = await Promise.all(
    names.map(async (name) => {
      try {
        return JSON.parse(await readFile(join(directory, name), 'utf8')) as KeptFlow
      } catch {
        return null
      }
    }),
  )
  return new Map(flows.flatMap((flow) => (flow === null ? [] : [[flow.trackingId, flow] as const])))
}
