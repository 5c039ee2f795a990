import type { InboxSection } from '@renfort/contract/inbox.ts'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/me.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { linkClass } from '../../ui/link-class.ts'
import { ClockText } from '../contract/clock-text.tsx'
import { InboxLine } from './inbox-line.tsx'
import { useInboxWords } from './words.ts'

type Line = (InboxSection & { kind: 'contract' })['lines'][number]

/** A contract to sign with its two clocks (CTR-24). */
export function ContractLine({ line }: { line: Line }) {
  const t = useInboxWords()
  const { documentId, taskName, due } = line
  const act = t(($) => $.sign)
  const to = { to: '/contracts/$documentId/signature', params: { documentId } } as const
  return (
    <InboxLine
      title={
        <Link {...to} className={linkClass('row')}>
          {taskName}
        </Link>
      }
      due={due}
      action={
        useCan('contract.sign').allowed && (
          <Link
            {...to}
            aria-label={t(($) => $.actOf, { act, of: taskName })}
            className={buttonClass(undefined, 'small')}
          >
            {act}
          </Link>
        )
      }
    >
      <ClockText batch={line} />
    </InboxLine>
  )
}
