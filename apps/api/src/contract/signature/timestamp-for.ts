import { timestampPatienceMs } from '@renfort/domain/contract/evidence.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { SealOrder } from '../../outside/seal/port.ts'
import { millisecondsBetween } from '../../platform/clock.ts'

/**
 * For a few minutes a seal is tried again until the timestamp authority answers. After that it is made
 * without, and the evidence file says so: no signature stays unsealed because of somebody else.
 */
export function timestampFor(since: Instant, now: Instant): SealOrder['timestamp'] {
  return millisecondsBetween(since, now) < timestampPatienceMs ? 'needed' : 'wished'
}
