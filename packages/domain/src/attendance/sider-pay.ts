import type { IsoDate } from '../kernel/calendar.ts'
import { type Cents, cents, mulDiv } from '../kernel/money.ts'
import { at } from '../law/dated.ts'
import { endOfMissionIndemnity, paidLeaveIndemnity } from '../law/temporary-work.ts'

/** What a Sider earns, gross, in cents: the pay of their hours, and the two indemnities apart. */
export interface SiderPay {
  readonly grossCents: Cents
  /** At the end of the mission (L1251-32). */
  readonly endOfMissionCents: Cents
  /** For paid leave, of both (L1251-19). */
  readonly paidLeaveCents: Cents
  readonly totalCents: Cents
}

const whole = 10_000

/** The pay of some lines of hours by the law of a day; each indemnity is rounded once. */
export function siderPay(lines: readonly { readonly payCents: Cents }[], day: IsoDate): SiderPay {
  const gross = lines.reduce<number>((sum, { payCents }) => sum + payCents, 0)
  const ending = mulDiv(gross, at(endOfMissionIndemnity, day).value, whole)
  const leave = mulDiv(gross + ending, at(paidLeaveIndemnity, day).value, whole)
  return {
    grossCents: cents(gross),
    endOfMissionCents: cents(ending),
    paidLeaveCents: cents(leave),
    totalCents: cents(gross + ending + leave),
  }
}
