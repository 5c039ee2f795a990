import {
  type CompletionItem,
  completionItems,
  missingItems,
} from '@renfort/domain/organisation/completion.ts'
import { Link } from '@tanstack/react-router'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useOrganisationWords } from './words.ts'

interface CompletionDialogProps {
  isOpen: boolean
  onClose: () => void
  state: Readonly<Record<CompletionItem, boolean>>
}

/** What a company still lacks before it posts a mission, and the way to the first of it (SET-06, SUM-23). */
export function CompletionDialog({ isOpen, onClose, state }: CompletionDialogProps) {
  const t = useOrganisationWords()
  const [first] = missingItems(state)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      size="small"
      footer={(close) => (
        <>
          <Button onPress={close}>{t(($) => $.later)}</Button>
          {first !== undefined && (
            <Link to="/settings" hash={first} className={buttonClass('primary')}>
              {t(($) => $.complete)}
            </Link>
          )}
        </>
      )}
    >
      <ul className="divide-y divide-line rounded-panel border border-line">
        {completionItems.map((item) => (
          <li key={item} className="flex items-center justify-between gap-4 px-4 py-3">
            <span className="font-medium">{t(($) => $.items[item])}</span>
            {state[item] ? (
              <Badge tone="green" icon={<CircleCheck aria-hidden size={14} />}>
                {t(($) => $.valid)}
              </Badge>
            ) : (
              <Badge tone="orange" icon={<CircleAlert aria-hidden size={14} />}>
                {t(($) => $.missing)}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
