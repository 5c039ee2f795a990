import type { ContractDetails, ToldChanges } from '@renfort/contract/contract.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useCorrectionWords } from './words.ts'

/** The changes of the version in force, and the note of its author; nothing for a first version. */
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

/** The terms of the former and of the next version, side by side. */
export function ChangedTable({ changes: { since, changes } }: { changes: ToldChanges }) {
  const t = useCorrectionWords()
  return (
    <table className="w-full table-fixed border-collapse text-table">
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="pb-1 font-normal">
            {t(($) => $.changed.version, { version: since })}
          </th>
          <th scope="col" className="pb-1 pl-4 font-normal">
            {t(($) => $.changed.now)}
          </th>
        </tr>
      </thead>
      {changes.map(({ field, label, before, after }) => (
        <tbody key={`${field} ${label}`}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              className="border-t border-line pt-2 text-left font-medium"
            >
              {label}
            </th>
          </tr>
          <tr>
            <td className="pb-2 align-top text-muted">
              <Lines lines={before} />
            </td>
            <td className="pb-2 pl-4 align-top">
              <Lines lines={after} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere whitespace-pre-line tabular-nums">
          {line}
        </li>
      ))}
    </ul>
  )
}
