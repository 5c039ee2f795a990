import type { Invoice } from '@renfort/contract/invoice.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Badge } from '../../ui/badge.tsx'
import { useInvoiceWords } from './words.ts'

/** What is to be seen of an invoice beside paid and to pay; nothing of one that goes its way. */
export function ConcernBadge({ concern }: Pick<Invoice, 'concern'>) {
  const t = useInvoiceWords()
  if (concern === null) return null
  return (
    <Badge tone="red" icon={<TriangleAlert aria-hidden />}>
      {t(($) => $.concerns[concern])}
    </Badge>
  )
}
