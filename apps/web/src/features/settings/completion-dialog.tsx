import {
  type CompletionItem,
  completionItems,
  missingItems,
} from '@renfort/domain/organisation/completion.ts'
import { Link } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { itemPages, sectionOf } from './item-pages.ts'
import { useSettingsWords } from './words.ts'

interface CompletionDialogProps {
  isOpen: boolean
  onClose: () => void
  state: Readonly<Record<CompletionItem, boolean>>
}

/** What a company still has to set before it posts a mission, with a link to the first item (SET-06, SUM-23). */
export function CompletionDialog({ isOpen, onClose, state }: CompletionDialogProps) {
  const t = useSettingsWords()
  const missing = missingItems(state)
  const [first] = missing
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={missing.length === 0 ? t(($) => $.completion.done) : t(($) => $.completion.title)}
      context={t(($) => $.completion.context)}
      size="small"
      footer={(close) => (
        <>
          <Button onPress={close}>{t(($) => $.completion.later)}</Button>
          {first !== undefined && (
            <Link
              to={itemPages[first]}
              hash={sectionOf(first)}
              className={buttonClass('primary')}
              onClick={close}
            >
              {t(($) => $.completion.complete)}
            </Link>
          )}
        </>
      )}
    >
      {(close) => (
        <ul className="divide-y divide-line rounded-panel border border-line">
          {completionItems.map((item) => (
            <CompletionRow key={item} item={item} isComplete={state[item]} onLeave={close} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface CompletionRowProps {
  item: CompletionItem
  isComplete: boolean
  onLeave: () => void
}

function CompletionRow({ item, isComplete, onLeave }: CompletionRowProps) {
  const t = useSettingsWords()
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <Link
            to={itemPages[item]}
            hash={sectionOf(item)}
            className={linkClass()}
            onClick={onLeave}
          >
            {t(($) => $.items[item])}
          </Link>
        </p>
      </div>
      {isComplete ? (
        <Badge tone="green" icon={<CircleCheck aria-hidden size={14} />}>
          {t(($) => $.completion.valid)}
        </Badge>
      ) : (
        <Badge tone="orange" icon={<CircleAlert aria-hidden size={14} />}>
          {t(($) => $.completion.missing)}
        </Badge>
      )}
    </li>
  )
}
