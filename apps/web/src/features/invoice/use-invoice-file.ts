import { downloadFile } from '@renfort/contract/file.ts'
import { type Invoice, readInvoice } from '@renfort/contract/invoice.ts'
import { useMutation } from '@tanstack/react-query'
import { CallError } from '../../platform/call-error.ts'
import { call, callForFile } from '../../platform/call.ts'
import { saveFile } from '../../platform/save-file.ts'
import { NotReady } from '../bundle/use-bundle.ts'

type WithFile = Pick<Invoice, 'id' | 'sideInvoiceUrl'>

/** Downloads the document of an invoice under its number; a failure becomes a toast (API-101). */
export function useInvoiceFile() {
  return useMutation<File, CallError, WithFile>({
    mutationFn: (invoice) => invoiceFile(invoice),
    onSuccess: saveFile,
  })
}

/** The document of an invoice. Its address lives for a quarter of an hour: an old one is asked for anew. */
export async function invoiceFile(
  { id, sideInvoiceUrl }: WithFile,
  signal?: AbortSignal,
): Promise<File> {
  try {
    return await fileAt(sideInvoiceUrl, signal)
  } catch (error) {
    const isOld = error instanceof NotReady || (error instanceof CallError && error.status < 500)
    if (!isOld || signal?.aborted) throw error
    const fresh = await call(readInvoice, { params: { id } }, signal)
    return fileAt(fresh.sideInvoiceUrl, signal)
  }
}

async function fileAt(address: string | null, signal: AbortSignal | undefined): Promise<File> {
  if (address === null) throw new NotReady()
  const url = address.split('/').at(-1) ?? ''
  return callForFile(downloadFile, { params: { url } }, { signal })
}
