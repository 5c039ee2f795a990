import { createHash } from 'node:crypto'
import {
  epochMinuteOf,
  type Instant,
  instant,
  instantOfMinute,
} from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import {
  type CallFlowService,
  type FlowServiceSettings,
  flowServiceCalls,
} from './flow-service-calls.ts'
import {
  type FlowNews,
  FlowRefused,
  type InvoicePlatform,
  InvoicePlatformUnavailable,
  type OutgoingFlow,
} from './port.ts'

/** The most flows that the interface gives at once. */
const pageSize = 100
/**
 * Enough pages for more than a year of invoices and statuses, so that an installation that was off
 * for long catches up.
 */
const mostPages = 2_000

const flow = z.object({
  flowId: z.string(),
  trackingId: z.string().nullish(),
  flowType: z.string(),
  flowDirection: z.enum(['In', 'Out']),
  updatedAt: z.iso.datetime({ offset: true }),
  acknowledgement: z.object({
    status: z.enum(['Pending', 'Ok', 'Error']),
    details: z
      .array(z.object({ reasonCode: z.string(), reasonMessage: z.string().nullish() }))
      .nullish(),
  }),
})
type Flow = z.infer<typeof flow>
const page = z.object({ nextCursor: z.string().nullish(), results: z.array(z.unknown()).nullish() })
const sent = z.object({ flowId: z.string().min(1) })

/** The error code of a document that was sent before, which counts as sent. */
const alreadyThere = 'AlreadyExistingFlow'

/**
 * An approved platform by the interface that all of them offer (AFNOR XP Z12-013, Flow Service 1.3):
 * documents go out as flows, statuses come back as flows. `now` is in milliseconds.
 */
export function flowService(
  settings: FlowServiceSettings,
  now: () => number,
  timeout?: number,
): InvoicePlatform {
  const call = flowServiceCalls(settings, now, timeout)
  return {
    name: 'flow-service',
    send: async (outgoing) => {
      try {
        return sent.parse(await call.json({ path: 'flows', form: () => formOf(outgoing) }))
      } catch (error) {
        if (!(error instanceof FlowRefused) || !isDuplicate(error.message)) throw error
        const same = await search(call, { trackingId: outgoing.trackingId })
        const known = same.find(({ acknowledgement }) => acknowledgement.status !== 'Error')
        if (known === undefined) throw error
        return { flowId: known.flowId }
      }
    },
    newsAfter: async (after) => {
      const flows = await search(call, {
        updatedAfter: after,
        flowType: ['CustomerInvoice', 'CustomerInvoiceLC'],
      })
      return flows
        .flatMap((each) => newsIn(each) ?? [])
        .toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1))
    },
    readStatus: (flowId) =>
      call.text({ path: `flows/${encodeURIComponent(flowId)}?docType=Original` }),
  }
}

function formOf({ trackingId, fileName, syntax, bytes }: OutgoingFlow): FormData {
  const info = {
    trackingId,
    name: fileName,
    flowSyntax: syntax,
    processingRule: 'B2B',
    ...(syntax === 'Factur-X' && { flowProfile: 'CIUS' }),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  const type = syntax === 'Factur-X' ? 'application/pdf' : 'application/xml'
  const form = new FormData()
  form.set('flowInfo', new Blob([JSON.stringify(info)], { type: 'application/json' }))
  form.set('file', new Blob([Uint8Array.from(bytes)], { type }), fileName)
  return form
}

async function search(call: CallFlowService, where: object): Promise<readonly Flow[]> {
  const found: Flow[] = []
  const cursors = new Set<string>()
  let cursor: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const body = { limit: pageSize, where, ...(cursor && { cursor }) }
    const { results, nextCursor } = page.parse(await call.json({ path: 'flows/search', body }))
    // A flow of an unknown form is skipped, so that the others are read.
    found.push(...(results ?? []).flatMap((each) => flow.safeParse(each).data ?? []))
    if (!nextCursor) return found
    if (cursors.has(nextCursor)) break
    cursors.add(nextCursor)
    cursor = nextCursor
  }
  throw new InvoicePlatformUnavailable('the search of flows has no end')
}

function newsIn({ flowId, trackingId = null, ...rest }: Flow): FlowNews | null {
  const { flowType, flowDirection, acknowledgement } = rest
  const updatedAt = inUtc(rest.updatedAt)
  if (flowDirection === 'In') {
    const isStatus = flowType === 'CustomerInvoiceLC' && acknowledgement.status !== 'Error'
    return isStatus ? { kind: 'status', flowId, updatedAt } : null
  }
  if (acknowledgement.status === 'Pending') return null
  const details = acknowledgement.details ?? []
  const isTaken =
    acknowledgement.status === 'Ok' || details.some(({ reasonCode }) => isDuplicate(reasonCode))
  const reason = details.map((each) => `${each.reasonCode} ${each.reasonMessage ?? ''}`.trim())
  return {
    kind: isTaken ? 'taken' : 'refused',
    flowId,
    trackingId,
    reason: reason.length === 0 ? null : reason.join('\n'),
    updatedAt,
  }
}

function isDuplicate(code: string): boolean {
  return code.startsWith(alreadyThere)
}

/** Converts an instant that may have an offset to UTC. */
function inUtc(time: string): Instant {
  const [, date = '', hour = '', minute = '', seconds = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d(?:\.\d{1,9})?))?/.exec(time) ?? []
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)$/.exec(time) ?? []
  const there = epochMinuteOf(instant(`${date}T${hour}:${minute}:00Z`))
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  const { length } = 'YYYY-MM-DDTHH:mm:'
  return instant(`${instantOfMinute(there - ahead).slice(0, length)}${seconds || '00'}Z`)
}
