import { validateMotive, type MotiveDraft } from '@renfort/domain/mission/motive.ts'
import { rule } from './rule.ts'

export const motiveRule = rule<MotiveDraft>(validateMotive)

const shiftWireNames: Readonly<Record<string, string>> = {
  startsAt: 'startDate',
  endsAt: 'endDate',
  breakMinutes: 'breakDuration',
}

/** A field of the domain's shift under its name on the wire. */
export function wireField(part: string | number): string | number {
  return typeof part === 'string' ? (shiftWireNames[part] ?? part) : part
}
