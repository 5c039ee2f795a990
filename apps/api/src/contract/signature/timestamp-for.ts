import { timestampPatienceMs } from '@renfort/domain/contract/evidence/evidence.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { SealOrder } from '../../outside/seal/port.ts'
import { millisecondsBetween } from '../../platform/clock.ts'

/**
 * For a few minutes the job tries again until the timestamp authority answers. After that it seals
 * without a timestamp, and the evidence file says so, so that no signature stays unsealed because
 * of an outside service.
 */
export function timestampFor(since: Instant, now: Instant): SealOrder['timestamp'] {
  return millisecondsBetween(since, now) < timestampPatienceMs ? 'needed' : 'wished'
}
