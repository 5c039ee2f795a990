import type { ErrorKey } from '../errors.ts'

/** An answer of the policy. The reason of a refusal is also the tooltip of the blocked control. */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: ErrorKey }

export const allowed: Decision = { allowed: true }

export function refused(because: ErrorKey): Decision {
  return { allowed: false, because }
}
