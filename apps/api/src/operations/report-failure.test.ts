import { operations } from '@renfort/contract'
import { describe, expect, it, vi } from 'vitest'
import type { Call } from '../platform/http/route.ts'
import { nobodysCall, call, sharedApp } from '../testing/test-app.ts'
import { failureNotes } from './report-failure.ts'

const report = {
  reference: 'k3x9-1f',
  kind: 'screen',
  where: '/planning',
  detail: 'TypeError',
} as const

describe('reportFailure', () => {
  it('takes a report from anybody, and only a short one', async () => {
    const app = await sharedApp()
    expect((await call(app, operations.reportFailure, null, { body: report })).status).toBe(204)
    for (const wrong of [
      { reference: 'two words' },
      { kind: 'other' },
      { where: 'x'.repeat(201) },
      { detail: 'x'.repeat(501) },
    ]) {
      const body = { ...report, ...wrong }
      expect((await call(app, operations.reportFailure, null, { body })).status).toBe(400)
    }
  })

  it('logs the reports of browsers, up to a limit for each minute', async () => {
    const app = await sharedApp()
    const warn = vi.fn<(details: object, message: string) => void>()
    let now = 1_000_000
    const clock = { ...app.clock, epochMilliseconds: () => now }
    const caller: Call = {
      services: { ...app.services, clock },
      ...nobodysCall,
      log: { warn },
      keep: async () => {},
    }
    const note = failureNotes()
    for (let sent = 0; sent < 61; sent += 1) await note(caller, { body: report })
    expect(warn).toHaveBeenCalledTimes(60)
    expect(warn).toHaveBeenLastCalledWith({ reported: report }, 'failure in a browser')
    now += 60_000
    await note(caller, { body: report })
    expect(warn).toHaveBeenCalledTimes(61)
  })
})
