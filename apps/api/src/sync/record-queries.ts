import type {
  AbsenceJustification,
  AttendanceStatus,
} from '@renfort/domain/attendance/attendance.ts'
import type { DocumentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { ContractStatus } from '@renfort/domain/contract/contract-transitions.ts'
import type { InvoiceType } from '@renfort/domain/invoice/invoice.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { MissionType } from '@renfort/domain/mission/mission.ts'
import type { SyncKind } from '@renfort/domain/sync/sync.ts'

/** What is read of a record of each kind. */
export interface Records {
  readonly missions: {
    readonly type: MissionType
    readonly uniqueIdentifier: string | null
    readonly name: string | null
    readonly jobTitleId: string
    readonly startsAt: Instant | null
    readonly endsAt: Instant | null
    readonly timeZone: TimeZone
    readonly locationId: string | null
    readonly title: string
    readonly address: string
    readonly postalCode: string
    readonly city: string
    readonly managerId: string | null
    readonly departmentId: string | null
    readonly orderNumber: string | null
    readonly hiredSidersCount: number
    readonly isArchived: boolean
    readonly createdAt: Instant
  }
  readonly shifts: {
    readonly missionId: string
    readonly startsAt: Instant
    readonly endsAt: Instant
    readonly breakMinutes: number
    readonly slots: number
    readonly siderIds: string[]
  }
  readonly contracts: {
    readonly missionId: string
    readonly kind: DocumentKind
    readonly status: ContractStatus
    readonly version: number
    readonly startsAt: Instant
    readonly createdAt: Instant
    readonly signedAt: Instant | null
    readonly contracts: { id: string; siderId: string; isCancelled: boolean }[]
  }
  readonly hours: {
    readonly missionId: string
    readonly siderId: string
    readonly shiftId: string | null
    readonly status: AttendanceStatus
    readonly startsAt: Instant
    readonly endsAt: Instant
    readonly breaks: readonly { readonly startDate: Instant; readonly endDate: Instant }[]
    readonly absenceJustification: AbsenceJustification | null
    readonly validatedAt: Instant | null
    readonly invoiceId: string | null
  }
  readonly invoices: {
    readonly type: InvoiceType
    readonly referenceNumber: string
    readonly weekStart: IsoDate
    readonly issuedOn: IsoDate
    readonly dueOn: IsoDate
    readonly netCents: number
    readonly taxCents: number
    readonly totalCents: number
    readonly isPaid: boolean
    readonly creditedId: string | null
    readonly creditReason: string | null
  }
  readonly siders: {
    readonly firstName: string
    readonly lastName: string
    readonly ownNumber: string | null
    readonly hiredAt: Instant
  }
}

/** Posted missions of everybody, or of a user who sees their own alone. */
const posted = `m.status = 'submitted'
  and ($5::uuid is null or m.manager_id = $5::uuid or m.created_by = $5::uuid)`

/**
 * The record `p.record_id` of a company `$1`, for a user `$5` or for all: no row where it is none of
 * the list. One at a time, so that an index answers whatever the statistics say.
 */
export const recordTexts: Readonly<Record<SyncKind, string>> = {
  missions: `
    select m.type, m.unique_identifier as "uniqueIdentifier", m.name,
      m.job_title_id as "jobTitleId", m.starts_at as "startsAt", m.ends_at as "endsAt",
      m.time_zone as "timeZone", l.id as "locationId", l.title, l.address,
      l.postal_code as "postalCode", l.city, m.manager_id as "managerId",
      m.department_id as "departmentId", m.order_number as "orderNumber",
      m.hired_siders_count as "hiredSidersCount", m.archived as "isArchived",
      m.created_at as "createdAt"
    from missions m left join locations l on l.id = m.location_id
    where m.id = p.record_id and m.organisation_id = $1 and ${posted}`,
  shifts: `
    select s.mission_id as "missionId", s.starts_at as "startsAt", s.ends_at as "endsAt",
      s.break_minutes as "breakMinutes", s.slots,
      array(select a.sider_id::text from assignments a where a.shift_id = s.id order by 1) as "siderIds"
    from shifts s join missions m on m.id = s.mission_id
    where s.id = p.record_id and s.organisation_id = $1 and s.posted and ${posted}`,
  contracts: `
    select b.mission_id as "missionId", b.act as kind, b.status, b.version,
      b.starts_at as "startsAt", b.created_at as "createdAt", s.signed_at as "signedAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'siderId', c.sider_id,
          'isCancelled', c.cancelled_at is not null) order by c.position)
        from contracts c where c.id = any(b.contract_ids)
      ), '[]') as contracts
    from contract_batches b
    left join contract_signatures s on s.batch_id = b.id and s.version = b.version
    where b.id = p.record_id and b.organisation_id = $1`,
  hours: `
    select a.mission_id as "missionId", a.sider_id as "siderId", a.shift_id as "shiftId", a.status,
      coalesce(c.starts_at, v.starts_at) as "startsAt", coalesce(c.ends_at, v.ends_at) as "endsAt",
      coalesce(c.breaks, v.breaks) as breaks, a.absence_justification as "absenceJustification",
      a.validated_at as "validatedAt", a.invoice_id as "invoiceId"
    from attendances a
    join missions m on m.id = a.mission_id
    join lateral (
      select v.starts_at, v.ends_at, v.breaks from attendance_versions v
      where v.attendance_id = a.id order by v.number desc limit 1
    ) v on true
    left join lateral (
      select c.starts_at, c.ends_at, c.breaks from hours_corrections c
      where c.attendance_id = a.id order by c.number desc limit 1
    ) c on true
    where a.id = p.record_id and a.organisation_id = $1 and ${posted}`,
  invoices: `
    select i.type, i.reference_number as "referenceNumber", i.week_start as "weekStart",
      i.issued_on as "issuedOn", i.due_on as "dueOn", i.net_cents as "netCents",
      i.tax_cents as "taxCents", i.total_cents as "totalCents", i.paid_at is not null as "isPaid",
      i.credited_id as "creditedId", i.credit_reason as "creditReason"
    from invoices i where i.id = p.record_id and i.organisation_id = $1`,
  siders: `
    select s.first_name as "firstName", s.last_name as "lastName", n.number as "ownNumber",
      k.hired_at as "hiredAt"
    from sider_organisations k
    join siders s on s.id = k.sider_id
    left join sider_numbers n on n.organisation_id = k.organisation_id and n.sider_id = k.sider_id
    where k.sider_id = p.record_id and k.organisation_id = $1 and k.hired_at is not null`,
}
