import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import type { Features } from '@renfort/domain/feature-flag/feature-flag.ts'
import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { featuresQuery } from './feature-query.ts'
import { FlagProvider } from './flag-provider.ts'
import { meQuery } from './me.ts'

// Globals that the modules below use while they load.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

let told: Features
let asked: number
let status: number
let client: QueryClient
const domain = 'test'

beforeEach(() => {
  vi.useFakeTimers()
  environmentManager.setIsServer(() => false)
  told = { flexiblePlanning: false, departments: false }
  asked = 0
  status = 200
  client = new QueryClient()
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return Response.json(status === 200 ? told : { key: 'errors.internal' }, { status })
  })
  OpenFeature.setProvider(domain, new FlagProvider(client))
})
afterEach(async () => {
  client.clear()
  await OpenFeature.clearProviders()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

const isOn = () => OpenFeature.getClient(domain).getBooleanValue('flexiblePlanning', false)

/** A frame on the screen: it refreshes the features until it leaves. */
function open(): () => void {
  return new QueryObserver(client, featuresQuery(client)).subscribe(() => undefined)
}

/** The features that came with the user at the first answer. */
function signedIn(features: Features): void {
  client.setQueryData(meQuery().queryKey, { features } as never)
}

describe('flags in the browser', () => {
  it('API-105 are those that came with the user, before anything is asked', () => {
    signedIn({ flexiblePlanning: true, departments: false })
    const close = open()
    expect([isOn(), asked]).toEqual([true, 0])
    close()
  })

  it('API-105 reach an open browser within fifteen seconds, with an event', async () => {
    signedIn(told)
    const changes: unknown[] = []
    OpenFeature.getClient(domain).addHandler(ProviderEvents.ConfigurationChanged, (event) =>
      changes.push(event),
    )
    const close = open()
    told = { flexiblePlanning: true, departments: false }
    await vi.advanceTimersByTimeAsync(14_000)
    expect(isOn()).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isOn()).toBe(true)
    expect(changes).toEqual([expect.objectContaining({ flagsChanged: ['flexiblePlanning'] })])
    close()
  })

  it('API-105 are not asked for in a hidden tab, and at once when it is back in sight', async () => {
    signedIn(told)
    const close = open()
    client.mount()
    focusManager.setFocused(false)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toBe(0)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toBe(1)
    client.unmount()
    close()
  })

  it('API-105 stay what they were while the server does not answer', async () => {
    signedIn({ flexiblePlanning: true, departments: false })
    const close = open()
    status = 503
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toBeGreaterThan(1)
    expect(isOn()).toBe(true)
    close()
  })

  it('answer the default to whatever is no flag of the product', () => {
    const flags = OpenFeature.getClient(domain)
    expect(flags.getBooleanValue('unknown', true)).toBe(true)
    expect(flags.getStringValue('unknown', 'none')).toBe('none')
    expect(flags.getNumberValue('unknown', 3)).toBe(3)
    expect(flags.getObjectValue('unknown', { a: 1 })).toEqual({ a: 1 })
  })
})
