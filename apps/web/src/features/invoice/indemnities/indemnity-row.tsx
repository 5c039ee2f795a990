import type { EnteredIndemnity } from '@renfort/contract/entered-indemnity.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import { fullName } from '../../../platform/person-name.ts'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useIndemnityReading } from './indemnity-reading.ts'
import { useRemoveIndemnity } from './queries.ts'
import { useIndemnitiesWords } from './words.ts'

/** What was entered: it is taken back until an invoice has it, and then leads there. */
export function IndemnityRow({ indemnity }: { indemnity: EnteredIndemnity }) {
  const t = useIndemnitiesWords()
  const toast = useToast()
  const { mutate, isPending } = useRemoveIndemnity()
  const { name: what, how } = useIndemnityReading()(indemnity)
  const { id, sider, price, invoice } = indemnity
  const name = fullName(sider)
  const remove = () =>
    mutate({ params: { id } }, { onSuccess: () => toast.success(t(($) => $.removed, { name })) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {what}
        {how !== null && <span className="ml-2 text-table text-muted tabular-nums">{how}</span>}
      </span>
      <span className="flex items-center gap-3 narrow:w-full narrow:justify-between">
        {invoice === null ? (
          <Badge tone="orange">{t(($) => $.waits)}</Badge>
        ) : (
          <>
            {invoice.givenBack && <Badge tone="grey">{t(($) => $.givenBack)}</Badge>}
            <Link
              to={staffPaths.invoices}
              search={{ q: invoice.referenceNumber }}
              className={linkClass('text', 'tabular-nums')}
            >
              {invoice.referenceNumber}
            </Link>
          </>
        )}
        <Money cents={eurosToCents(price)} className="min-w-20 text-right font-medium" />
        {invoice === null ? (
          <IconButton
            size="small"
            variant="quiet"
            label={t(($) => $.remove, { what, name })}
            icon={<Trash2 aria-hidden size={17} />}
            pending={isPending}
            onPress={remove}
          />
        ) : (
          <span className="w-8 narrow:hidden" />
        )}
      </span>
    </li>
  )
}
