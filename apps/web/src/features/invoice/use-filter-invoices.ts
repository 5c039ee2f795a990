import { useNavigate } from '@tanstack/react-router'
import type { InvoiceSearch } from './invoice-search.ts'

/** Shows the list with other filters or in another order. */
export function useFilterInvoices(search: InvoiceSearch): (changes: InvoiceSearch) => void {
  const navigate = useNavigate()
  return (changes) =>
    void navigate({ to: '/invoices', search: { ...search, ...changes }, replace: true })
}
