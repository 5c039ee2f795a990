import type { Mission } from '@renfort/contract/mission.ts'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/me.ts'
import { linkClass } from '../../ui/link-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { EvidenceMenu } from '../contract/evidence/evidence-menu.tsx'
import { StatusBadge } from '../contract/status-badge.tsx'
import { useMissionWords } from './words.ts'

/** The documents that a mission is worked under, each with how far it has come. */
export function ContractsCard({ mission: { contractsBatches } }: { mission: Mission }) {
  const t = useMissionWords()
  const isReader = useCan('contract.read').allowed
  if (!isReader || contractsBatches.length === 0) return null
  return (
    <Panel title={t(($) => $.contracts.title)}>
      <ul>
        {contractsBatches.map(({ id, status }, i) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
          >
            <Link
              to="/contracts/$documentId/signature"
              params={{ documentId: id }}
              className={linkClass('row')}
            >
              {t(($) => $.contracts.document, { number: i + 1 })}
            </Link>
            <span className="flex items-center gap-1">
              <StatusBadge status={status} />
              {status === 'signed' && (
                <EvidenceMenu
                  documentId={id}
                  name={t(($) => $.contracts.document, { number: i + 1 })}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
