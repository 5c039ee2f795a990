import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'

/** Why an act is refused, with its days written in the language of the screen. */
export function useRefusalSentence(): (refusal: {
  readonly key: string | null
  readonly metadata: Readonly<Record<string, unknown>>
}) => string {
  const { locale } = useUiWords()
  return ({ key, metadata }) =>
    errorSentence(
      key,
      Object.fromEntries(
        Object.entries(metadata).map(([name, value]) => [
          name,
          typeof value === 'string' && isIsoDate(value) ? formatDay(value, locale, 'date') : value,
        ]),
      ),
    )
}
