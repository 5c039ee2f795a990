import type { RegisteredCompany } from '@renfort/contract/company-register.ts'
import { isSiret } from '@renfort/domain/organisation/identifiers.ts'
import {
  type RegisteredField,
  registerProposals,
} from '@renfort/domain/organisation/register-proposals.ts'
import BookOpenCheck from 'lucide-react/icons/book-open-check'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import {
  type LegalForm,
  registeredText,
  type RegisterAnswer,
  useRegisterLookup,
} from './use-register-lookup.ts'
import { useLegalInformationWords } from './words.ts'

/** Completes the form from the national register; what was typed is only replaced when one says so. */
export function RegisterLookup<Output>({ form }: { form: LegalForm<Output> }) {
  const t = useLegalInformationWords()
  const { siret, answer, isPending, ask, take } = useRegisterLookup(form)
  if (!isSiret(siret)) return null
  const company = answer?.kind === 'found' ? answer.company : null
  return (
    <div className="-mt-2 flex flex-col items-start gap-3">
      <Button
        size="small"
        icon={<BookOpenCheck aria-hidden size={16} />}
        pending={isPending}
        onPress={() => form.waitFor(ask())}
      >
        {t(($) => $.register.complete)}
      </Button>
      <output className="flex w-full flex-col gap-3 empty:hidden">
        {answer !== null && <Outcome answer={answer} />}
      </output>
      {company !== null && (
        <Differences
          company={company}
          fields={registerProposals(form.watch(), company).differs}
          onTake={(fields) => take(company, fields)}
        />
      )}
    </div>
  )
}

function Outcome({ answer }: { answer: RegisterAnswer }) {
  const t = useLegalInformationWords()
  const { locale } = useUiWords()
  if (answer.kind === 'unknown') return <Warning>{t(($) => $.register.unknown)}</Warning>
  if (answer.kind === 'failed') return <Warning>{answer.sentence}</Warning>
  const { company, filled } = answer
  const names = new Intl.ListFormat(locale).format(filled.map((field) => t(($) => $[field])))
  return (
    <>
      {company.isClosed && <Warning>{t(($) => $.register.closed)}</Warning>}
      {company.isPartial && <Warning>{t(($) => $.register.partial)}</Warning>}
      {filled.length > 0 ? (
        <p className="text-green">{t(($) => $.register.filled, { names })}</p>
      ) : (
        !company.isPartial && <p className="text-muted">{t(($) => $.register.read)}</p>
      )}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return <p className="rounded-control bg-orange-wash px-3 py-2 text-orange">{children}</p>
}

interface DifferencesProps {
  company: RegisteredCompany
  fields: readonly RegisteredField[]
  onTake: (fields: readonly RegisteredField[]) => void
}

function Differences({ company, fields, onTake }: DifferencesProps) {
  const t = useLegalInformationWords()
  if (fields.length === 0) return null
  return (
    <section
      aria-label={t(($) => $.register.differs)}
      className="w-full rounded-panel border border-line bg-surface"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <h2 className="font-medium">{t(($) => $.register.differs)}</h2>
        {fields.length > 1 && (
          <Button size="small" onPress={() => onTake(fields)}>
            {t(($) => $.register.takeAll)}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {fields.map((field) => (
          <li key={field} className="flex items-center justify-between gap-4 px-4 py-2">
            <p className="min-w-0 wrap-break-word">
              <span className="block text-table text-muted">{t(($) => $[field])}</span>
              {registeredText(company, field)}
            </p>
            <Button
              size="small"
              variant="quiet"
              aria-label={t(($) => $.register.takeOne, { field: t(($) => $[field]) })}
              onPress={() => onTake([field])}
            >
              {t(($) => $.register.take)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
