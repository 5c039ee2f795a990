import type { AuditEntry } from '@renfort/contract/audit.ts'
import { auditedFields } from '@renfort/domain/audit/audited-fields.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useAuditedValue } from './use-audited-value.ts'
import { useAuditWords } from './words.ts'

type Change = AuditEntry['changes'][number]

/** More are folded: a created mission holds twenty values. */
const mostShown = 4

/** What changed, before and after, in words. */
export function AuditChanges({ changes, others }: Pick<AuditEntry, 'changes' | 'others'>) {
  const t = useAuditWords()
  const count = changes.length + (others.length > 0 ? 1 : 0)
  if (count === 0) return null
  const list = (
    <ul className="flex flex-col gap-0.5 text-table text-muted">
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
      {others.length > 0 && (
        <li className="wrap-break-word">
          {t(($) => $.change.others, { names: others.join(', ') })}
        </li>
      )}
    </ul>
  )
  return count <= mostShown ? (
    list
  ) : (
    <Disclosure className="text-table" summary={t(($) => $.details, { count })}>
      {list}
    </Disclosure>
  )
}

function ChangeLine({ change }: { change: Change }) {
  const sentence = useChangeSentence()
  return <li className="wrap-break-word">{sentence(change)}</li>
}

function useChangeSentence(): (change: Change) => string {
  const t = useAuditWords()
  const say = useAuditedValue()
  return ({ field: name, ...values }) => {
    const field = t(($) => $.fields[name])
    const [before, after] = [say(name, values.before), say(name, values.after)]
    if (auditedFields[name] === 'change') return t(($) => $.change.changed, { field })
    if (before === null) return t(($) => $.change.set, { field, after: after ?? t(($) => $.none) })
    if (after === null) return t(($) => $.change.lost, { field, before })
    return t(($) => $.change.moved, { field, before, after })
  }
}
