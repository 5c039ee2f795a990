import type { AuditKind } from '@renfort/domain/audit/audit-kinds.ts'
import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import type { AuditedField } from '@renfort/domain/audit/audited-fields.ts'
import { defineWords } from '../../platform/define-words.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** The sentence of `mission.update` is at `mission: { update }`. */
type Sentences = {
  readonly [Kind in AuditKind]: {
    readonly [
      Action in AuditedAction as Action extends `${Kind}.${infer Verb}` ? Verb : never
    ]: string
  }
}

// An audited action, kind or field without words does not compile.
fr.actions satisfies Sentences
fr.kinds satisfies Record<AuditKind, string>
fr.fields satisfies Record<AuditedField, string>

export const useAuditWords = defineWords('audit', { fr, en })

type SentencesByName = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What an action did, in a sentence. */
export function useActionSentence(): (action: AuditedAction, subject: string) => string {
  const t = useAuditWords()
  return (action, subject) => {
    const [kind = '', verb = ''] = action.split('.')
    return t(($) => ($.actions as SentencesByName)[kind]?.[verb] ?? '', { subject })
  }
}
