/** Hours as the database has them after a deadline. */
export interface StoredHours {
  readonly id: string
  readonly isValidated: boolean
  /** In milliseconds since 1970, on the clock of the product; `null` where nobody has decided. */
  readonly validatedAt: number | null
  /** How many times their history says so. */
  readonly actions: number
  /** How many times the trail says so. */
  readonly told: number
}

/** Hours, and from when to when the product has to validate them; `null` where it must not yet. */
export interface Promised {
  readonly ids: readonly string[]
  readonly between: {
    readonly from: number
    /** When a process that works could know: the deadline, or later after a stop or a jump. */
    readonly dueAt: number
    readonly until: number
  } | null
}

export interface Verdict {
  readonly validated: number
  /** How long after it was due, at most. */
  readonly latestMs: number
  readonly problems: readonly string[]
}

/** Each is validated exactly once, never early and not late; those of the next week are left alone. */
export function judgeDeadline(
  promised: readonly Promised[],
  stored: readonly StoredHours[],
): Verdict {
  const byId = new Map(stored.map((hours) => [hours.id, hours]))
  const problems: string[] = []
  let latestMs = 0
  let validated = 0
  for (const { ids, between } of promised) {
    for (const id of ids) {
      const hours = byId.get(id)
      if (hours === undefined) problems.push(`${id}: gone`)
      else if (between === null) problems.push(...ofLeft(hours))
      else {
        problems.push(...ofValidated(hours, between))
        if (hours.validatedAt !== null) validated += 1
        latestMs = Math.max(latestMs, (hours.validatedAt ?? 0) - between.dueAt)
      }
    }
  }
  return { validated, latestMs, problems }
}

function ofLeft({ id, isValidated, actions, told }: StoredHours): string[] {
  return isValidated || actions > 0 || told > 0 ? [`${id}: validated a week early`] : []
}

function ofValidated(
  { id, isValidated, validatedAt, actions, told }: StoredHours,
  { from, until }: NonNullable<Promised['between']>,
): string[] {
  if (!isValidated || validatedAt === null) return [`${id}: not validated`]
  return [
    ...(validatedAt < from ? [`${id}: ${from - validatedAt} ms early`] : []),
    ...(validatedAt > until ? [`${id}: ${validatedAt - from} ms late`] : []),
    ...(actions === 1 ? [] : [`${id}: its history has it ${actions} times`]),
    ...(told === 1 ? [] : [`${id}: the trail has it ${told} times`]),
  ]
}
