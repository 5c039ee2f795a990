import { hourTypes } from '../packages/domain/src/remuneration/pricing-rows.ts'
import type { InvoiceFacts } from '../packages/domain/src/invoice/invoice-facts.ts'

/** The number of billed weeks of every company: five years. */
export const billedWeeks = 260

const address = { street: '1 rue de la Paix', postalCode: '75002', city: 'Paris', country: 'FR' }

/** The seller and the buyer of an invoice in the benches. */
export function factsOf(named: Pick<InvoiceFacts, 'missions' | 'siders'>): InvoiceFacts {
  return {
    seller: {
      ...address,
      name: 'Seller',
      siren: '732829320',
      vatNumber: 'FR44732829320',
      iban: 'FR7600000000000000000000000',
    },
    buyer: {
      ...address,
      name: 'Buyer',
      siren: '552100554',
      siret: '55210055400013',
      vatNumber: null,
    },
    ...named,
  }
}

/**
 * An invoice of each week for every company, up to 7 December 2026, with a credit note on one in ten and its life
 * cycle: all are paid except the last four. `$1` holds the facts of seller and buyer.
 */
export const fiveYears = `
  with billed as (
    insert into invoices (organisation_id, type, reference_number, run_on, week_start, issued_on, due_on,
        net_cents, tax_cents, total_cents, facts, document_key, document_sha256, paid_at, created_at)
      select o.id, 'invoice', 'F' || o.place || '-' || w, d.monday + 8, d.monday, d.monday + 8, d.monday + 38,
        100000, 20000, 120000, $1::jsonb, 'invoice/' || gen_random_uuid() || '.pdf', repeat('0', 64),
        case when w >= 4 then d.monday + 38 end, d.monday + 8
      from (select id, row_number() over (order by id) as place from organisations) o,
        generate_series(0, ${billedWeeks - 1}) w,
        lateral (select date '2026-12-07' - 7 * w as monday) d
      returning *
  ), given as (
    insert into invoices (organisation_id, type, reference_number, week_start, issued_on, due_on, net_cents,
        tax_cents, total_cents, credited_id, credit_reason, facts, created_at)
      select organisation_id, 'creditNote', 'A' || substr(reference_number, 2), week_start, issued_on + 2,
        issued_on + 2, -10000, -2000, -12000, id, 'Pause', facts, created_at + interval '2 days'
      from billed where reference_number like '%0'
  )
  insert into invoice_life_cycles (invoice_id, organisation_id, flow_id, sent_at, code, changed_at)
    select id, organisation_id, reference_number, created_at, 212, created_at from billed`

/**
 * Invoices of a company without documents yet, each with a line for every Sider and kind of hours: `$1` is the
 * company, `$2` their facts, `$3` a mission, `$4` the Siders.
 */
export const withoutDocuments = (count: number, kinds: number): string => `
  with billed as (
    insert into invoices (organisation_id, type, reference_number, run_on, week_start, issued_on, due_on,
        net_cents, tax_cents, total_cents, facts, created_at)
      select $1::uuid, 'invoice', 'F2031-' || n, date '2030-12-03' + 7 * n::int, date '2030-11-25' + 7 * n::int,
        date '2030-12-03' + 7 * n::int, date '2031-01-03' + 7 * n::int, t.net, t.net / 5, t.net * 6 / 5,
        $2::jsonb, now()
      from generate_series(1, ${count}) n,
        (select 2000 * ${kinds} * cardinality($4::uuid[]) as net) t
      returning *
  ), lines as (
    insert into invoice_lines (invoice_id, position, organisation_id, kind, mission_id, sider_id, tags,
        increase_bp, minutes, pay_unit_cents, unit_cents, coefficient_bp, price_cents)
      select b.id, (s.place - 1) * ${kinds} + k, b.organisation_id, 'hours', $3::uuid, s.id,
        jsonb_build_array('${JSON.stringify(hourTypes)}'::jsonb ->> (k - 1)), 0, 60, 1000, 2000, 20000, 2000
      from billed b, unnest($4::uuid[]) with ordinality s (id, place), generate_series(1, ${kinds}) k
  )
  select id from billed order by reference_number`
