import { linkClass } from '../../ui/link-class.ts'
import { legalGuardAnchor } from './legal-guard.tsx'
import { useLegalGuardWords } from './words.ts'

/** Beside the confirmation: the points of the law that still await an answer. */
export function PendingPoints({ count }: { count: number }) {
  const t = useLegalGuardWords()
  if (count === 0) return null
  return (
    <p className="rounded-control bg-orange-wash px-3 py-2 text-table">
      {t(($) => $.pending, { count })}{' '}
      <a href={`#${legalGuardAnchor}`} className={linkClass('text')}>
        {t(($) => $.pendingLink)}
      </a>
    </p>
  )
}
