import {
  findRegisteredCompany,
  type RegisteredCompany,
} from '@renfort/contract/company-register.ts'
import type { legalFields } from '@renfort/contract/company-settings.ts'
import { formatApeCode, siretDigits } from '@renfort/domain/organisation/identifiers.ts'
import {
  type RegisteredField,
  registerProposals,
} from '@renfort/domain/organisation/register-proposals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { CallError } from '../../../platform/call-error.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { queryFor } from '../../../platform/query.ts'
import { stale } from '../../../platform/query-client.ts'

export type LegalForm<Output> = ContractForm<z.input<typeof legalFields>, Output>

export type RegisterAnswer = { readonly siret: string } & (
  | {
      readonly kind: 'found'
      readonly company: RegisteredCompany
      readonly filled: readonly RegisteredField[]
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly sentence: string }
)

/** Asks the register of companies about the SIRET of the form, and fills what is still empty. */
export function useRegisterLookup<Output>(form: LegalForm<Output>) {
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
    // Another number may have been typed meanwhile.
    if (siretDigits(form.getValues('siret')) !== siret) return
    setAnswer(next)
    if (next.kind === 'found') take(next.company, next.filled)
  }
  return { siret, answer: answer?.siret === siret ? answer : null, isPending, ask, take }
}

/** A value of the register as the form writes it. */
export function registeredText(company: RegisteredCompany, field: RegisteredField): string {
  const given = company[field] ?? ''
  return field === 'apeCode' ? formatApeCode(given) : given
}
