import { downloadInvoiceXml, type InvoiceDetails } from '@renfort/contract/invoice.ts'
import Download from 'lucide-react/icons/download'
import FileCode from 'lucide-react/icons/file-code'
import { useSignedFile } from '../../../platform/signed-file.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { fileOf } from '../invoice-file.tsx'
import { usePanelWords } from './words.ts'

/** The document for people, which holds the one for machines, and that one by itself. */
export function PanelFiles({ invoice }: { invoice: InvoiceDetails }) {
  const t = usePanelWords()
  const pdf = useSignedFile()
  const xml = useDownload(downloadInvoiceXml)
  return (
    <>
      <Button
        icon={<FileCode aria-hidden size={16} />}
        pending={xml.isPending}
        onPress={() => xml.mutate({ params: { id: invoice.id } })}
      >
        {t(($) => $.xml)}
      </Button>
      <Button
        variant="primary"
        icon={<Download aria-hidden size={16} />}
        pending={pdf.isPending}
        disabledReason={invoice.sideInvoiceUrl === null ? t(($) => $.preparing) : undefined}
        onPress={() => pdf.mutate(fileOf(invoice))}
      >
        {t(($) => $.pdf)}
      </Button>
    </>
  )
}
