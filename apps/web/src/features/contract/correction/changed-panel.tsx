import type { ContractDetails } from '@renfort/contract/contract.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ChangedTable } from './changed-table.tsx'
import { useCorrectionWords } from './words.ts'

/** What the version in force changes, and what whoever made it says; nothing of a first version. */
export function ChangedPanel({ batch }: { batch: Pick<ContractDetails, 'changes' | 'note'> }) {
  const t = useCorrectionWords()
  const { changes, note } = batch
  if (changes === null && note === null) return null
  return (
    <Panel title={t(($) => $.changed.heading)}>
      {note !== null && (
        <div className="mb-3">
          <p className="text-muted">{t(($) => $.changed.note)}</p>
          <blockquote className="wrap-anywhere whitespace-pre-line">{note}</blockquote>
        </div>
      )}
      {changes !== null &&
        (changes.changes.length === 0 ? (
          <p>{t(($) => $.changed.same, { since: changes.since })}</p>
        ) : (
          <ChangedTable changes={changes} />
        ))}
    </Panel>
  )
}
