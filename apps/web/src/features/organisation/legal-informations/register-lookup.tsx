import {
  findRegisteredCompany,
  type RegisteredCompany,
} from '@renfort/contract/company-register.ts'
import type { legalFields } from '@renfort/contract/company-settings.ts'
import { formatApeCode, isSiret, siretDigits } from '@renfort/domain/organisation/identifiers.ts'
import {
  type RegisteredField,
  registerProposals,
} from '@renfort/domain/organisation/register-proposals.ts'
import { useQueryClient } from '@tanstack/react-query'
import BookOpenCheck from 'lucide-react/icons/book-open-check'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { CallError } from '../../../platform/call-error.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { queryFor } from '../../../platform/query.ts'
import { stale } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useOrganisationWords } from '../words.ts'

/** Completes the form from the national register; typed values are replaced only on request. */
export function RegisterLookup<Output>({ form }: { form: LegalForm<Output> }) {
  const t = useOrganisationWords()
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
        {t(($) => $.legal.register.complete)}
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
  const t = useOrganisationWords()
  const { locale } = useUiWords()
  if (answer.kind === 'unknown') return <Warning>{t(($) => $.legal.register.unknown)}</Warning>
  if (answer.kind === 'failed') return <Warning>{answer.sentence}</Warning>
  const { company, filled } = answer
  const names = new Intl.ListFormat(locale).format(filled.map((field) => t(($) => $.legal[field])))
  return (
    <>
      {company.isClosed && <Warning>{t(($) => $.legal.register.closed)}</Warning>}
      {company.isPartial && <Warning>{t(($) => $.legal.register.partial)}</Warning>}
      {filled.length > 0 ? (
        <p className="text-green">{t(($) => $.legal.register.filled, { names })}</p>
      ) : (
        !company.isPartial && <p className="text-muted">{t(($) => $.legal.register.read)}</p>
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
  const t = useOrganisationWords()
  if (fields.length === 0) return null
  return (
    <section
      aria-label={t(($) => $.legal.register.differs)}
      className="w-full rounded-panel border border-line bg-surface"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
        <h2 className="font-medium">{t(($) => $.legal.register.differs)}</h2>
        {fields.length > 1 && (
          <Button size="small" onPress={() => onTake(fields)}>
            {t(($) => $.legal.register.takeAll)}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {fields.map((field) => (
          <li key={field} className="flex items-center justify-between gap-4 px-4 py-2">
            <p className="min-w-0 wrap-break-word">
              <span className="block text-table text-muted">{t(($) => $.legal[field])}</span>
              {registeredText(company, field)}
            </p>
            <Button
              size="small"
              variant="quiet"
              aria-label={t(($) => $.legal.register.takeOne, { field: t(($) => $.legal[field]) })}
              onPress={() => onTake([field])}
            >
              {t(($) => $.legal.register.take)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type LegalForm<Output> = ContractForm<z.input<typeof legalFields>, Output>

type RegisterAnswer = { readonly siret: string } & (
  | {
      readonly kind: 'found'
      readonly company: RegisteredCompany
      readonly filled: readonly RegisteredField[]
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly sentence: string }
)

/** Looks up the SIRET of the form in the register of companies, and fills the empty fields. */
function useRegisterLookup<Output>(form: LegalForm<Output>) {
  const client = useQueryClient()
  const [answer, setAnswer] = useState<RegisterAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const siret = siretDigits(form.watch('siret'))

  const take = (company: RegisteredCompany, fields: readonly RegisteredField[]) => {
    const how = { shouldDirty: true, shouldValidate: true } as const
    for (const field of fields) form.setValue(field, registeredText(company, field), how)
    if (fields.includes('apeCode') && company.apeNomenclature !== null) {
      form.setValue('apeNomenclature', company.apeNomenclature, how)
    }
  }
  const answered = async (): Promise<RegisterAnswer> => {
    try {
      const query = queryFor(findRegisteredCompany, { query: { siret } }, stale.lists)
      const company = await client.fetchQuery({ ...query, meta: { failure: 'nowhere' } })
      const { fills } = registerProposals(form.getValues(), company)
      return { kind: 'found', siret, company, filled: fills }
    } catch (failure) {
      if (failure instanceof CallError && failure.key === 'errors.not_found') {
        return { kind: 'unknown', siret }
      }
      return { kind: 'failed', siret, sentence: sentenceOf(failure) }
    }
  }
  const ask = async () => {
    setPending(true)
    const next = await answered()
    setPending(false)
    // The user may have typed another number meanwhile.
    if (siretDigits(form.getValues('siret')) !== siret) return
    setAnswer(next)
    if (next.kind === 'found') take(next.company, next.filled)
  }
  return { siret, answer: answer?.siret === siret ? answer : null, isPending, ask, take }
}

/** A value of the register as the form writes it. */
function registeredText(company: RegisteredCompany, field: RegisteredField): string {
  const given = company[field] ?? ''
  return field === 'apeCode' ? formatApeCode(given) : given
}
