import type { Invoice } from '@renfort/contract/invoice.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { signedFile } from '../../platform/signed-file.ts'
import { useBundle } from '../bundle/use-bundle.ts'
import { fileOf } from './invoice-file.tsx'
import { useInvoiceWords } from './words.ts'

/** Downloads the documents of invoices in archives of at most 200, each under its number. */
export function useInvoiceBundle() {
  const t = useInvoiceWords()
  const clock = useProductClock()
  const { start, ...bundle } = useBundle()
  return {
    ...bundle,
    start: (invoices: readonly Invoice[]) =>
      start({
        archive: t(($) => $.archive, { day: clock.today() }),
        list: async () =>
          invoices.map((invoice) => ({
            name: `${invoice.referenceNumber.replaceAll('/', '-')}.pdf`,
            fetch: async (signal) => {
              const file = await signedFile(fileOf(invoice), signal)
              return new Uint8Array(await file.arrayBuffer())
            },
          })),
      }),
  }
}
