import { listIssuedInvoices } from '@renfort/contract/invoice/staff.ts'
import { exportAnalytic, exportEntries, exportSales } from '@renfort/contract/invoice/accounting.ts'
import { listInvoices } from '@renfort/contract/invoice/invoice.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staff } from '../../../testing/a-me.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { noConcerns } from '../../../testing/an-invoice.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { IssuedInvoicesPage } from '../staff/issued-invoices-page.tsx'
import { InvoicesPage } from '../list/invoices-page.tsx'

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

/** The product's clock says Monday 23 November 2026. */
async function open() {
  answer(listInvoices, () => ({ invoices: [] }))
  const shown = await show(<InvoicesPage search={{}} />, { at: '/invoices' })
  await shown.user.click(await soonByRole('button', 'Comptabilité'))
  await soonByRole('dialog', 'Fichiers pour la comptabilité')
  return shown
}

describe('the files for accounting', () => {
  it('are those of last month at first, of any month of two years', async () => {
    const entries = answer(exportEntries, () => 'fec')
    const analytic = answer(exportAnalytic, () => 'csv')
    const { user } = await open()
    await press(user, 'Écritures comptables (FEC)')
    await waitFor(() => expect(entries.map(({ query }) => query)).toEqual([{ month: '2026-10' }]))
    await user.click(byRole('combobox', 'Mois'))
    await user.click(await soonByRole('option', 'décembre 2024'))
    await press(user, 'Coûts par service (CSV)')
    await waitFor(() => expect(analytic.map(({ query }) => query)).toEqual([{ month: '2024-12' }]))
    await user.click(byRole('combobox', 'Mois'))
    expect(hasRole('option', 'novembre 2026')).toBe(true)
    expect(hasRole('option', 'novembre 2024')).toBe(false)
  })

  it('INV-14 one that cannot be generated leads to customer service', async () => {
    answer(exportEntries, () => refused('errors.internal'))
    const { user } = await open()
    await press(user, 'Écritures comptables (FEC)')
    await waitFor(() => expect(toasts().join(' ')).toContain('Contactez le service client.'))
  })

  it('internal staff take the sales of all companies', async () => {
    answer(listIssuedInvoices, () => ({
      invoices: [],
      total: 0,
      concerns: noConcerns,
      limit: 50,
      offset: 0,
    }))
    const sales = answer(exportSales, () => 'fec')
    const { user } = await show(<IssuedInvoicesPage search={{}} />, {
      as: staff,
      at: '/side-admin/invoices',
    })
    await user.click(await soonByRole('button', 'Écritures comptables'))
    await press(user, 'Écritures comptables (FEC)')
    await waitFor(() => expect(sales.map(({ query }) => query)).toEqual([{ month: '2026-10' }]))
    expect(hasRole('button', 'Coûts par service (CSV)')).toBe(false)
  })
})
