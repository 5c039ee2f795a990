const [minute, hour] = [60, 3_600]

/** Seconds between one try of a delivery and the next; the last is three days after the first. */
export const webhookPauses = [
  5,
  30,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  20 * hour,
  24 * hour,
] as const

/** Seconds until the next try after so many failed ones; `null` when there is none. */
export function pauseAfter(failedTries: number): number | null {
  return webhookPauses[failedTries - 1] ?? null
}

/** Hours for which a replaced secret still signs beside the new one. */
export const replacedSecretHours = 24

/** Most webhooks of a company. */
export const mostWebhooks = 10
