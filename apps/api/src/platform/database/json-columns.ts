import type { ShownPlanning } from '@renfort/contract/planning-view.ts'
import type { TeamRole } from '@renfort/domain/access/actor.ts'
import type { Span, VersionAction, VersionOrigin } from '@renfort/domain/attendance/attendance.ts'
import type { KnownHeadings } from '@renfort/domain/attendance/import/import-table.ts'
import type { VersionChanges } from '@renfort/domain/contract/paper/changed-terms.ts'
import type { InvoiceFacts } from '@renfort/domain/invoice/invoice-facts.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Weekday } from '@renfort/domain/kernel/civil-day.ts'
import type { PaymentMethod } from '@renfort/domain/payment/payment-method.ts'
import type { RoleMapping } from '@renfort/domain/single-sign-on/connection.ts'
import type { TemplateShift } from '@renfort/domain/week-template/week-template.ts'
import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import type { HoursTypes, Indemnities } from '@renfort/domain/remuneration/policy.ts'
import type { HourType, PricingRow } from '@renfort/domain/remuneration/pricing-rows.ts'

export interface StoredAction {
  readonly type: VersionAction
  readonly updatedAt: Instant
  /** `null` when a Sider or the product itself acted. */
  readonly updatedBy: string | null
  /** In whose place a deputy acted. */
  readonly updatedFor?: string
  readonly origin: VersionOrigin
}
export interface StoredChoice {
  readonly id?: string | undefined
  readonly name: string
  readonly custom: boolean
}
export interface StoredTool extends StoredChoice {
  readonly level: 'beginner' | 'intermediate' | 'advanced' | 'expert'
}
export interface StoredEquipment extends StoredChoice {
  readonly group: 'Safety' | 'Other'
  readonly providedBy: 'sider' | 'company' | null
}
export interface StoredExperience {
  readonly id?: string | undefined
  readonly name: string
  readonly duration: number
}
export interface StoredReplacement {
  readonly name: string
  readonly position: string
  readonly justification: string
}
export interface StoredRecruitment {
  readonly name: string
  readonly date: string
  readonly position: string
}
export interface StoredPricing {
  readonly delegation: readonly PricingRow[]
  readonly gestion: readonly PricingRow[]
}
export interface FrozenPricing extends StoredPricing {
  readonly hoursTypes: HoursTypes
  readonly zti: boolean
  /** The local holidays of the place; absent in missions posted before they counted. */
  readonly localHolidays?: readonly LocalHolidaySlug[]
  /** Whether 1 May is paid at least double; absent in missions posted before that was applied. */
  readonly isMayDayDoubled?: true
}
export interface StoredAvailability {
  readonly startDate: string
  readonly endDate: string
}
export interface SiderExperience {
  readonly categories: readonly string[]
  readonly companyName: string
  readonly name: string
  readonly durationMonths: number
  readonly subtasks: readonly string[]
}
export interface SiderEducation {
  readonly schoolName: string
  readonly degree: string
  readonly fieldOfStudy: string
  readonly startYear: number
  readonly endYear: number | null
}

/** The hours, the price and the place in a contract. */
export interface ContractTerms {
  readonly firstDay: IsoDate
  readonly lastDay: IsoDate
  readonly workedDays: number
  /** Every shift of the Sider; none for a flexible planning. */
  readonly shifts: readonly {
    readonly startsAt: Instant
    readonly endsAt: Instant
    readonly breakMinutes: number
    readonly workedMinutes: number
  }[]
  readonly workedMinutes: number
  /** The price of these hours, at the frozen terms. */
  readonly priceCents: number
  readonly salaryCents: number
  readonly place: string | null
}

/** By what right somebody is told of companies in a mail. */
export interface ToldByRight {
  readonly userId: string
  readonly companies: readonly {
    readonly id: string
    readonly role: TeamRole
    /** In whose place they act there; `null` for nobody. */
    readonly absent: readonly unknown[] | null
  }[]
}

/** The type of each jsonb column. Keys inside are camelCase. */
export interface JsonColumns {
  'attendance_import_headings.headings': KnownHeadings
  'attendance_versions.breaks': readonly Span[]
  'events.data': Record<string, unknown>
  'hours_corrections.breaks': readonly Span[]
  'attendance_versions.actions': readonly StoredAction[]
  'contract_documents.terms_before': ContractTerms
  'contract_versions.facts': unknown
  'contract_versions.changes': VersionChanges
  'installation_steps.data': unknown
  'invoices.facts': InvoiceFacts
  'invoice_lines.tags': readonly HourType[]
  'invoice_lines.days': readonly IsoDate[]
  'planning_views.shown': ShownPlanning
  'told_shifts.told': unknown
  'sso_connections.role_mapping': readonly RoleMapping[]
  'week_templates.shifts': readonly TemplateShift[]
  'organisations.sign_up': {
    readonly message?: string | undefined
    readonly utmCampaign?: string | undefined
    readonly utmMedium?: string | undefined
    readonly utmSource?: string | undefined
  }
  'payment_informations.accounting_info': {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phoneNumber: string
  }
  'payment_informations.billing_address': {
    readonly street: string
    readonly postalCode: string
    readonly city: string
    readonly country: string
  }
  'payment_informations.payment_method': PaymentMethod
  'remuneration_policies.hours_types': HoursTypes
  'remuneration_policies.indemnities': Indemnities
  'audit_log.before': unknown
  'audit_log.after': unknown
  'job_descriptions.detached_pricing': StoredPricing
  'job_descriptions.subtasks': readonly StoredChoice[]
  'job_descriptions.risk_ids': readonly string[]
  'job_descriptions.language_ids': readonly string[]
  'job_descriptions.licence_ids': readonly string[]
  'job_descriptions.tools': readonly StoredTool[]
  'job_descriptions.equipments': readonly StoredEquipment[]
  'job_descriptions.experiences': readonly StoredExperience[]
  'motives.replacements': readonly StoredReplacement[]
  'motives.recruitments': readonly StoredRecruitment[]
  'mail_outbox.told': ToldByRight
  'missions.frozen_pricing': FrozenPricing
  'missions.detached_pricing': StoredPricing
  'missions.subtasks': readonly StoredChoice[]
  'missions.risk_ids': readonly string[]
  'missions.language_ids': readonly string[]
  'missions.licence_ids': readonly string[]
  'missions.tools': readonly StoredTool[]
  'missions.equipments': readonly StoredEquipment[]
  'missions.experiences': readonly StoredExperience[]
  'shift_recurrences.days': readonly Weekday[]
  'applicants.availabilities': readonly StoredAvailability[]
  'directory_failures.params': Readonly<Record<string, string | number>>
  'siders.job_title_ids': readonly string[]
  'siders.licence_ids': readonly string[]
  'siders.language_ids': readonly string[]
  'siders.experiences': readonly SiderExperience[]
  'siders.educations': readonly SiderEducation[]
}

/** The JSON text of a value, for a write. */
export function json(value: unknown): string {
  return JSON.stringify(value)
}
