import type { InvoiceToBook } from '@renfort/domain/invoice/accounting/accounting-entries.ts'
import type { InvoiceType } from '@renfort/domain/invoice/invoice.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type Cents, cents } from '@renfort/domain/kernel/money.ts'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

/** Invoices that one statement reads. */
const pageSize = 500

export interface IssuedWithin {
  /** `null` for every company. */
  readonly organisationId: string | null
  readonly from: IsoDate
  readonly until: IsoDate
}

interface BookRow extends Omit<
  InvoiceToBook,
  'netCents' | 'taxCents' | 'roundingCents' | 'totalCents'
> {
  readonly id: string
  readonly netCents: number
  readonly taxCents: number
  readonly roundingCents: number
  readonly totalCents: number
}

/** The invoices and credit notes issued within some days, by day and number, page by page. */
export async function* findInvoicesToBook(
  queries: Queries,
  { organisationId, from, until }: IssuedWithin,
): AsyncGenerator<readonly InvoiceToBook[], void, undefined> {
  let last: BookRow | undefined
  let count = pageSize
  while (count === pageSize) {
    const { rows }: { rows: BookRow[] } = await sql<BookRow>`
      select id, type, reference_number as "referenceNumber", week_start as "weekStart",
        issued_on as "issuedOn", net_cents as "netCents", tax_cents as "taxCents",
        rounding_cents as "roundingCents", total_cents as "totalCents",
        jsonb_build_object('seller', facts -> 'seller', 'buyer', facts -> 'buyer') as facts
      from invoices
      where issued_on >= ${from}::date and issued_on < ${until}::date
        and (${organisationId}::uuid is null or organisation_id = ${organisationId}::uuid)
        and (${last?.issuedOn ?? null}::date is null
          or (issued_on, reference_number) >
            (${last?.issuedOn ?? null}::date, ${last?.referenceNumber ?? ''}))
      order by issued_on, reference_number limit ${pageSize}`.execute(queries)
    yield rows.map((row) => ({
      ...row,
      netCents: cents(row.netCents),
      taxCents: cents(row.taxCents),
      roundingCents: cents(row.roundingCents),
      totalCents: cents(row.totalCents),
    }))
    last = rows.at(-1)
    count = rows.length
  }
}

/** An invoice, and the price of its lines by department. */
export interface InvoiceByDepartment {
  readonly type: InvoiceType
  readonly referenceNumber: string
  readonly issuedOn: IsoDate
  readonly netCents: Cents
  /** `null` for missions without a department. */
  readonly departments: readonly {
    readonly code: string | null
    readonly name: string | null
    readonly cents: Cents
  }[]
}

/**
 * The invoices of a company issued within some days, each with its departments. A credit note has
 * the departments of the lines it gives back: those of one Sider where their hours are billed
 * again, else those of the whole invoice.
 */
export async function findDepartmentsOfInvoices(
  queries: Queries,
  { organisationId, from, until }: IssuedWithin & { readonly organisationId: string },
): Promise<readonly InvoiceByDepartment[]> {
  const { rows } = await sql<InvoiceByDepartment>`
    select i.type, i.reference_number as "referenceNumber", i.issued_on as "issuedOn",
      i.net_cents as "netCents", coalesce(d.departments, '[]') as departments
    from invoices i
    left join rebilled_hours r on r.credit_id = i.id
    left join lateral (
      select jsonb_agg(jsonb_build_object('code', s.code, 'name', s.name, 'cents', s.cents)
        order by s.code nulls last, s.name) as departments
      from (
        select d.code, d.name, sum(l.price_cents)::int as cents
        from invoice_lines l
        join missions m on m.id = l.mission_id
        left join departments d on d.id = m.department_id
        where l.invoice_id = coalesce(i.credited_id, i.id)
          and (r.sider_id is null or (l.sider_id = r.sider_id and l.kind in ('hours', 'meal')))
        group by d.id, d.code, d.name
      ) s
    ) d on true
    where i.organisation_id = ${organisationId}
      and i.issued_on >= ${from}::date and i.issued_on < ${until}::date
    order by i.issued_on, i.reference_number`.execute(queries)
  return rows
}
