import type { AnalyticsEvent, sendEvents } from '@renfort/contract/analytics.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { CallError } from './call-error.ts'
import { configQuery } from './config.ts'
import { currentEnvironment } from './environment.ts'
import { eventBatch } from './event-batch.ts'
import { productNow } from './product-clock.ts'
import { queryClient } from './query-client.ts'
import { send } from './send.ts'
import { storedSession } from './session.ts'

/** An event before its time is added. */
type Happening<Event> = Event extends AnalyticsEvent ? Omit<Event, 'at'> : never

/** A copy of the `sendEvents` endpoint: a page that closes has no time to load the contract. */
const operation = { method: 'POST', path: '/analytics/events', access: 'account.use' } as const
const batch = eventBatch<AnalyticsEvent>((events) => {
  const isWanted = isConfigured()
  // The installation collects nothing, or nobody is signed in.
  if (isWanted === false || storedSession() === null) return true
  if (isWanted === undefined) return false
  const body: Input<typeof sendEvents>['body'] = {
    environment: currentEnvironment(),
    events: [...events],
  }
  tell(operation, body)
  return true
})

/** Sends without waiting for the answer, even while the page closes; a failure is ignored. */
function tell(endpoint: Parameters<typeof send>[0], body: unknown): void {
  void send(endpoint, { body }, null, storedSession(), undefined, true).catch(() => undefined)
}

/** Whether the installation collects events; `undefined` until its settings have loaded. */
function isConfigured(): boolean | undefined {
  return queryClient.getQueryData(configQuery().queryKey)?.analytics
}

/** Do Not Track and Global Privacy Control turn the collection off (G-21). */
export function refusesTracking(browser: object): boolean {
  const saysNo = (name: string, no: unknown) => Reflect.get(browser, name) === no
  return saysNo('doNotTrack', '1') || saysNo('globalPrivacyControl', true)
}

/** Records an event. It never throws and never waits. */
export function note(event: Happening<AnalyticsEvent>): void {
  if (isConfigured() === false || refusesTracking(navigator)) return
  batch.add({ ...event, at: productNow(queryClient) } as AnalyticsEvent)
}

let isStarted = false

/** Records a visited screen; the first one also starts to watch for failures. */
export function noteScreen(screen: string): void {
  if (!isStarted) follow()
  isStarted = true
  note({ name: 'screen_viewed', properties: { screen } })
}

/** Records the failures that are shown, and sends the waiting events when the user leaves the page. */
function follow(): void {
  const noteFailure = (error: unknown) => {
    if (!(error instanceof CallError) || error.key === null) return
    note({ name: 'error_shown', properties: { key: error.key, requestId: error.requestId } })
  }
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') noteFailure(event.action.error)
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') noteFailure(event.action.error)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') batch.flush()
  })
  window.addEventListener('pagehide', () => batch.flush())
}
