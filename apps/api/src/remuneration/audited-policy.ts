import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type {
  HoursTypes,
  LunchIndemnity,
  OtherParameters,
  SeniorityIncrease,
  TransportIndemnity,
} from '@renfort/domain/remuneration/policy.ts'

// The audit trail shows one value for each field, so the values are flattened.

export function auditedHoursTypes({ extra, night, sundays, bankHolidays }: HoursTypes) {
  return {
    overtime: extra.map((rule) => `${rule.threshold} h +${rule.increase}\u202f%`).join(' · '),
    nightWindow: `${night.startHour} – ${night.endHour}`,
    nightIncrease: night.increase,
    ...seniorityOf('night', night.seniority),
    sundayIncrease: sundays.increase,
    ...seniorityOf('sunday', sundays.seniority),
    ztiIncrease: sundays.ztiIncrease,
    holidaysIncrease: bankHolidays.increase,
    ...seniorityOf('holidays', bankHolidays.seniority),
    solidarity: bankHolidays.solidarity,
  }
}

export function auditedLunch(lunch: LunchIndemnity) {
  return {
    lunchType: lunch.type,
    lunchAmountCents: eurosToCents(lunch.amount),
    lunchCoverRate: lunch.coverRate,
    ...auditedParameters(lunch.otherParameters),
  }
}

export function auditedTransport({ publicCoverRate, otherParameters }: TransportIndemnity) {
  return { publicCoverRate, ...auditedParameters(otherParameters) }
}

function seniorityOf(kind: string, seniority: SeniorityIncrease | null) {
  return {
    [`${kind}SeniorityDays`]: seniority?.daysThreshold ?? null,
    [`${kind}SeniorityIncrease`]: seniority?.increase ?? null,
  }
}

function auditedParameters({ seniority, hoursPerDay, zti, taskType }: OtherParameters) {
  return {
    seniorityDays: seniority?.daysThreshold ?? null,
    minimumDailyHours: hoursPerDay?.threshold ?? null,
    ztiOnly: zti?.isApplicable ?? null,
    jobTypes: taskType?.jobTypes ?? [],
  }
}
