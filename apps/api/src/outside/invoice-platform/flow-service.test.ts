import { instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { playedFlowService } from '../../testing/flow-service.ts'
import { flowService } from './flow-service.ts'
import { FlowRefused, InvoicePlatformUnavailable, type OutgoingFlow } from './port.ts'

const service = playedFlowService()
const start = instant('2026-12-15T00:00:00Z')
const flow: OutgoingFlow = {
  trackingId: 'F2026-000001',
  fileName: 'F2026-000001.pdf',
  syntax: 'Factur-X',
  bytes: new TextEncoder().encode('%PDF-1.7 é'),
  about: {
    type: 'invoice',
    referenceNumber: 'F2026-000001',
    issuedOn: isoDate('2026-12-15'),
    sellerSiren: '732829320',
    buyerSiren: '552100554',
  },
}

let now = 0
const platform = (changes: { clientSecret?: string; timeout?: number } = {}) =>
  flowService(
    {
      // An address may end with a slash.
      url: `${service.url()}/`,
      tokenUrl: service.tokenUrl(),
      clientId: 'client',
      clientSecret: changes.clientSecret ?? 'secret',
    },
    () => now,
    changes.timeout,
  )

describe('an approved platform by the published interface', () => {
  it('takes an invoice as a flow with its sum, and a status as another', async () => {
    const sender = platform()
    expect(await sender.send(flow)).toEqual({ flowId: 'flow-F2026-000001' })
    await sender.send({ ...flow, trackingId: 'a-status', fileName: 's.xml', syntax: 'CDAR' })
    expect(service.sent).toMatchObject([
      {
        type: 'application/pdf',
        text: '%PDF-1.7 é',
        info: {
          trackingId: 'F2026-000001',
          name: 'F2026-000001.pdf',
          flowSyntax: 'Factur-X',
          flowProfile: 'CIUS',
          processingRule: 'B2B',
        },
      },
      { type: 'application/xml', info: { flowSyntax: 'CDAR', name: 's.xml' } },
    ])
    expect(service.sent[1]?.info).not.toHaveProperty('flowProfile')
  })

  it('a flow that the platform already has counts as sent', async () => {
    const first = await platform().send(flow)
    expect(await platform().send(flow)).toEqual(first)
    expect(service.sent).toHaveLength(1)
    // One that was refused is not where it should be.
    Object.assign(service.flows[0] ?? {}, { acknowledgement: { status: 'Error' } })
    await expect(platform().send(flow)).rejects.toThrow(FlowRefused)
  })

  it('a token serves until it expires, and is renewed when the platform refuses it', async () => {
    const sender = platform()
    await sender.newsAfter(start)
    await sender.newsAfter(start)
    expect(service.tokensGiven()).toBe(1)
    now += 271_000
    await sender.newsAfter(start)
    expect(service.tokensGiven()).toBe(2)
    service.valid = 'token-3'
    await sender.newsAfter(start)
    expect(service.tokensGiven()).toBe(3)
    service.valid = 'another'
    await expect(sender.newsAfter(start)).rejects.toThrow(InvoicePlatformUnavailable)
  })

  it.each([400, 413, 422])(
    'a status that blames the document refuses it for good: %i',
    async (status) => {
      service.failing = { status, body: { errorCode: 'InvalidSchema', errorMessage: 'BT-49' } }
      const refusal = platform().send(flow)
      await expect(refusal).rejects.toThrow(FlowRefused)
      await expect(refusal).rejects.toThrow('InvalidSchema BT-49')
    },
  )

  it.each([401, 403, 404, 429, 500, 503])(
    'any other status may succeed later: %i',
    async (status) => {
      service.failing = { status, body: 'not what the interface says' }
      await expect(platform().send(flow)).rejects.toThrow(InvoicePlatformUnavailable)
      await expect(platform().newsAfter(start)).rejects.toThrow(InvoicePlatformUnavailable)
    },
  )

  it('a platform that is silent, away, or gives no token is asked again later', async () => {
    service.failing = 'silent'
    await expect(platform({ timeout: 50 }).send(flow)).rejects.toThrow(InvoicePlatformUnavailable)
    await expect(platform({ clientSecret: 'wrong' }).send(flow)).rejects.toThrow('no token')
    const away = flowService(
      {
        url: 'http://127.0.0.1:1',
        tokenUrl: 'http://127.0.0.1:1',
        clientId: 'c',
        clientSecret: 's',
      },
      () => now,
    )
    await expect(away.send(flow)).rejects.toThrow(InvoicePlatformUnavailable)
  })

  it('reads the news of all pages, the oldest first, in UTC, and none of other products', async () => {
    const of = (flowId: string, updatedAt: string, rest: Record<string, unknown> = {}) => ({
      flowId,
      flowType: 'CustomerInvoice',
      flowDirection: 'Out',
      updatedAt,
      acknowledgement: { status: 'Ok' },
      ...rest,
    })
    const details = (reasonCode: string) => ({
      acknowledgement: {
        status: 'Error',
        details: [{ level: 'Error', item: 'f', reasonCode, reasonMessage: 'Non' }],
      },
    })
    service.pageSize = 2
    service.flows.push(
      of('lc', '2026-12-15T09:00:00Z', { flowType: 'CustomerInvoiceLC', flowDirection: 'In' }),
      of('ok', '2026-12-15T08:00:00+01:00', { trackingId: 'F1' }),
      of('bad', '2026-12-15T08:30:00Z', { trackingId: 'F2', ...details('VirusFound') }),
      of('twice', '2026-12-15T05:10:00.5-03:30', {
        trackingId: 'F3',
        ...details('AlreadyExistingFlow'),
      }),
      of('pending', '2026-12-15T08:50:00Z', { acknowledgement: { status: 'Pending' } }),
      of('broken', '2026-12-15T08:55:00Z', {
        flowDirection: 'In',
        flowType: 'CustomerInvoiceLC',
        ...details('InvalidSchema'),
      }),
      of('theirs', '2026-12-15T08:56:00Z', { flowDirection: 'In' }),
      { flowId: 'of another form' },
    )
    expect(await platform().newsAfter(start)).toEqual([
      {
        kind: 'taken',
        flowId: 'ok',
        trackingId: 'F1',
        reason: null,
        updatedAt: '2026-12-15T07:00:00Z',
      },
      {
        kind: 'refused',
        flowId: 'bad',
        trackingId: 'F2',
        reason: 'VirusFound Non',
        updatedAt: '2026-12-15T08:30:00Z',
      },
      {
        kind: 'taken',
        flowId: 'twice',
        trackingId: 'F3',
        reason: 'AlreadyExistingFlow Non',
        updatedAt: '2026-12-15T08:40:00.5Z',
      },
      { kind: 'status', flowId: 'lc', updatedAt: '2026-12-15T09:00:00Z' },
    ])
    expect(service.searches[0]).toEqual({
      limit: 100,
      where: { updatedAfter: start, flowType: ['CustomerInvoice', 'CustomerInvoiceLC'] },
    })
    expect(service.searches).toHaveLength(4)
  })

  it('catches up with later news, and ends a search that repeats itself', async () => {
    service.pageSize = 1
    const some = Array.from({ length: 120 }, (_, index) => ({
      flowId: `flow-${index}`,
      flowType: 'CustomerInvoice',
      flowDirection: 'Out',
      updatedAt: '2026-12-15T08:00:00Z',
      acknowledgement: { status: 'Ok' },
    }))
    service.flows.push(...some)
    expect(await platform().newsAfter(start)).toHaveLength(120)
    service.failing = { status: 200, body: { results: some, nextCursor: 'again' } }
    await expect(platform().newsAfter(start)).rejects.toThrow('has no end')
  })

  it('reads the message of a status as it was sent', async () => {
    service.messages.set('a/b', '<x/>')
    expect(await platform().readStatus('a/b')).toBe('<x/>')
    // It will not be there later either.
    await expect(platform().readStatus('none')).rejects.toThrow(FlowRefused)
  })
})
