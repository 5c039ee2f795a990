import { formatMoney } from './format-money.ts'
import { useUiWords } from './ui-words.tsx'

/** Writes cents in the language of the screen. */
export function useMoney(): (cents: number) => string {
  const { locale } = useUiWords()
  return (cents) => formatMoney(cents, locale)
}
