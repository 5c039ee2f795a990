import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { QuotationLine } from '@renfort/domain/quotation/quotation.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { wordsOf } from './words-of.ts'

const circumstances = ['night', 'sunday', 'solidarity', 'holidays'] as const

/**
 * The name of a line, for example « Heures de nuit +20 % », « Overtime hours at night and on a
 * Sunday +75% ».
 */
export function lineName(
  { tags, increaseBasisPoints }: Pick<QuotationLine, 'tags' | 'increaseBasisPoints'>,
  locale: Locale,
): string {
  const word = wordsOf(locale).line
  const present = circumstances.filter((tag) => tags.includes(tag)).map((tag) => word[tag])
  const overtime = tags.includes('extra')
  const plain = present.length === 0 ? word.normal : word.hours
  const parts = [overtime ? word.overtime : plain, enumeration(present, word.and)]
  if (increaseBasisPoints !== 0) parts.push(formatsOf(locale).increase(increaseBasisPoints))
  return parts.filter((part) => part !== '').join(' ')
}

function enumeration(items: readonly string[], and: string): string {
  if (items.length <= 1) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}
