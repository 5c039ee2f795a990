import { sendEvents } from '@renfort/contract/analytics.ts'
import { reportFailure } from '@renfort/contract/operations.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aConfig } from '../testing/a-config.ts'
import { answer } from '../testing/api-stand-in.ts'
import { show } from '../testing/show.tsx'
import { note } from './analytics.ts'
import { currentEnvironment } from './environment.ts'
import { sendReport } from './send-report.ts'

/** Puts the configuration into the page, as the server does. */
function write(staging: readonly string[]) {
  const script = document.createElement('script')
  Object.assign(script, { type: 'application/json', id: 'config' })
  script.textContent = JSON.stringify(
    aConfig({ origins: { staging: [...staging], development: [] } }),
  )
  document.head.append(script)
}
afterEach(() => document.querySelector('#config')?.remove())

describe('GEN-09 where a page runs', () => {
  it('follows from the origin and the settings of the installation', () => {
    expect(currentEnvironment()).toBe('local')
    write([location.origin])
    expect(currentEnvironment()).toBe('staging')
  })

  it('is part of what it reports', async () => {
    write([location.origin])
    const failures = answer(reportFailure, () => undefined)
    const events = answer(sendEvents, () => undefined)
    await show(<p>Renfort</p>, { config: { analytics: true } })
    await sendReport({ reference: 'a1-b2', kind: 'screen', where: '/', detail: 'TypeError' })
    expect(failures[0]?.body.environment).toBe('staging')
    const viewed = { name: 'screen_viewed', properties: { screen: '/' } } as const
    note(viewed)
    // The first event loads the code that sends events; this many are sent without a pause.
    await vi.dynamicImportSettled()
    for (let n = 0; n < 49; n += 1) note(viewed)
    await waitFor(() => expect(events[0]?.body.environment).toBe('staging'))
  })
})
