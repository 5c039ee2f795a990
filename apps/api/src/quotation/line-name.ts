import type { Locale } from '@renfort/contract/fields.ts'
import type { QuotationLine } from '@renfort/domain/quotation/quotation.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }
const circumstances = ['night', 'sunday', 'solidarity', 'holidays'] as const

/** « Heures de nuit +20 % », « Overtime hours at night and on a Sunday +75% ». */
export function lineName(
  { tags, increaseBasisPoints }: Pick<QuotationLine, 'tags' | 'increaseBasisPoints'>,
  locale: Locale,
): string {
  const word = words[locale]
  const present = circumstances.filter((tag) => tags.includes(tag)).map((tag) => word[tag])
  const overtime = tags.includes('extra')
  const plain = present.length === 0 ? word.normal : word.hours
  const parts = [overtime ? word.overtime : plain, enumeration(present, word.and)]
  if (increaseBasisPoints !== 0) parts.push(increase(increaseBasisPoints, word))
  return parts.filter((part) => part !== '').join(' ')
}

function enumeration(items: readonly string[], and: string): string {
  if (items.length <= 1) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
}

function increase(basisPoints: number, word: typeof fr): string {
  const percent = String(basisPoints / 100).replace('.', word.decimal)
  return word.increase.replace('{{percent}}', percent)
}
