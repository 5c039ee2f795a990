import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStatusMessage } from '@renfort/domain/invoice/life-cycle/status-message.ts'
import { type Instant, instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { newDirectory } from '../../../testing/invoice-platform.ts'
import type { InvoicePlatform, OutgoingFlow } from '../port.ts'
import { localPlatform } from './local-platform.ts'

const sentAt = instant('2026-12-15T05:00:30Z')
const longAgo = instant('2026-09-01T00:00:00Z')

const flowOf = (referenceNumber: string, changes: Partial<OutgoingFlow> = {}): OutgoingFlow => ({
  trackingId: referenceNumber,
  fileName: `${referenceNumber}.pdf`,
  syntax: 'Factur-X',
  bytes: new Uint8Array([37]),
  about: {
    type: referenceNumber.startsWith('A') ? 'creditNote' : 'invoice',
    referenceNumber,
    issuedOn: isoDate('2026-12-15'),
    sellerSiren: '732829320',
    buyerSiren: '552100554',
  },
  ...changes,
})

function standIn(directory = newDirectory()) {
  let now: Instant = sentAt
  const platform = localPlatform(directory, () => now)
  return { platform, directory, at: (time: string) => (now = instant(`2026-12-15T${time}Z`)) }
}

/** What was said so far, each message read as those of a real platform are. */
async function said(platform: InvoicePlatform, after: Instant = longAgo) {
  const news = await platform.newsAfter(after)
  const messages = await Promise.all(
    news.flatMap(({ kind, flowId }) => (kind === 'status' ? [platform.readStatus(flowId)] : [])),
  )
  return messages.flatMap((message) => readStatusMessage(message) ?? [])
}
const statusesOf = async (platform: InvoicePlatform, after?: Instant) =>
  (await said(platform, after)).map(({ status }) => status)

describe('the stand-in for an approved platform', () => {
  it('has an invoice deposited at once, received and taken in charge later, and then approved', async () => {
    const { platform, at } = standIn()
    await platform.send(flowOf('F2026-000001'))
    expect(await statusesOf(platform)).toEqual(['deposited'])
    at('05:05:00')
    expect(await statusesOf(platform)).toEqual(['deposited', 'received', 'available'])
    at('07:00:00')
    const all = ['deposited', 'received', 'available', 'takenInCharge', 'approved']
    expect(await statusesOf(platform)).toEqual(all)
    expect(await statusesOf(platform, instant('2026-12-15T05:05:00Z'))).toEqual(all.slice(3))
  })

  it('disputes one of eight invoices and refuses another, with a reason, and no credit note', async () => {
    const last = async (number: string, issuedOn = '2026-12-15') => {
      const { platform, at } = standIn()
      const flow = flowOf(number)
      await platform.send({ ...flow, about: { ...flow.about, issuedOn: isoDate(issuedOn) } })
      at('09:00:00')
      return (await said(platform)).at(-1)
    }
    expect(await last('F2026-000003')).toMatchObject({
      status: 'disputed',
      reason: { code: 'QTE_ERR' },
    })
    expect(await last('F2026-000008')).toMatchObject({
      status: 'refused',
      reason: { code: 'CMD_ERR' },
    })
    expect((await last('F2026-000011', '2026-11-17'))?.status).toBe('disputed')
    expect((await last('A2026-000003'))?.status).toBe('approved')
    // What is older than four weeks was agreed on.
    expect((await last('F2026-000003', '2026-11-16'))?.status).toBe('approved')
  })

  it('answers the same after a restart, and keeps what is sent twice once', async () => {
    const { platform, directory, at } = standIn()
    const first = await platform.send(flowOf('F2026-000001'))
    at('05:30:00')
    expect(await platform.send(flowOf('F2026-000001'))).toEqual(first)
    const before = await platform.newsAfter(longAgo)
    // A process that dies while it writes leaves a piece of a file.
    writeFileSync(join(directory, 'F2026-000002.json'), '{"trackingId":')
    const restarted = standIn(directory)
    restarted.at('05:30:00')
    expect(await restarted.platform.newsAfter(longAgo)).toEqual(before)
    expect(await restarted.platform.send(flowOf('F2026-000001'))).toEqual(first)
    await restarted.platform.send(flowOf('F2026-000002'))
    expect(readdirSync(directory)).toHaveLength(2)
  })

  it('dates the statuses of a past invoice from its issue', async () => {
    const { platform, at } = standIn()
    const flow = flowOf('F2026-000001')
    await platform.send({ ...flow, about: { ...flow.about, issuedOn: isoDate('2026-11-03') } })
    at('05:00:31')
    expect((await said(platform)).map(({ at: since }) => since.slice(0, 10))).toEqual([
      '2026-11-03',
      '2026-11-03',
      '2026-11-03',
      '2026-11-03',
      '2026-11-03',
    ])
    // Read together, they are in their order.
    expect(await statusesOf(platform)).toEqual([
      'deposited',
      'received',
      'available',
      'takenInCharge',
      'approved',
    ])
  })

  it('accepts a status and gives no news of it', async () => {
    const { platform, at } = standIn()
    await platform.send(flowOf('F2026-000001', { trackingId: 'some-id', syntax: 'CDAR' }))
    at('09:00:00')
    expect((await platform.newsAfter(longAgo)).map(({ kind }) => kind)).toEqual(['taken'])
    await expect(platform.readStatus('local-nothing~205')).rejects.toThrow('no message')
  })
})
