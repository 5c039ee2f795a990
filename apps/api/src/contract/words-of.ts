import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { overseasZoneName } from '@renfort/domain/law/zone-names.ts'
import { fillWords } from '../platform/fill-words.ts'
import type { BatchRow } from './batch-queries.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/** The API's texts about contracts, in the language of a person. */
export function wordsOf(locale: Locale): typeof fr {
  return words[locale]
}

/** A local day or hour in a mail, with the name of its time zone outside that of Paris. */
export function withZone(
  told: string,
  { zone, locale }: { readonly zone: TimeZone; readonly locale: Locale },
): string {
  const name = overseasZoneName(zone, locale)
  return name === null ? told : `${told} (${name})`
}

/** Rows of a list repeat the same few sentences. */
const consents = new Map<string, string>()

/**
 * The consent of a person who signs a document: shown beside the button and stored with the
 * signature; empty where no contract is left in it.
 */
export function consentTo(
  { kind, contractIds }: Pick<BatchRow, 'kind' | 'contractIds'>,
  locale: Locale,
): string {
  const contracts = contractIds.length
  if (contracts === 0) return ''
  const which = `${locale}/${kind}/${contracts}`
  const known = consents.get(which)
  if (known !== undefined) return known
  const { consent, consentToAmendment } = wordsOf(locale)
  const { one, many } = kind === 'contract' ? consent : consentToAmendment
  const text = contracts === 1 ? one : fillWords(many, { contracts: String(contracts) })
  consents.set(which, text)
  return text
}
