import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import {
  type FieldOfPart,
  refusedFields,
  type RefusedFields,
} from '../../platform/refused-fields.ts'
import { errorSentence, type Params } from '../../platform/error-words.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { AmendedFields } from './amended-fields.ts'

interface RefusedAct {
  readonly key: string | null
  readonly metadata: Params
}

const fieldOfPart: FieldOfPart<keyof AmendedFields> = {
  until: 'until',
  reason: 'reason',
  comment: 'comment',
  locationId: 'locationId',
  startDate: 'start',
  endDate: 'end',
  breakDuration: 'pause',
  warningReason: 'warningReason',
}

/** Why an act is refused, field by field, with its days written in the language of the screen. */
export function useActRefusal(): (
  refusal: RefusedAct | null,
) => RefusedFields<keyof AmendedFields> {
  const { locale } = useUiWords()
  const written = (value: unknown) =>
    typeof value === 'string' && isIsoDate(value) ? formatDay(value, locale, 'date') : value
  const sentenceOf = (key: string | null, params: Params = {}) =>
    errorSentence(
      key,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(value)])),
    )
  return (refusal) =>
    refusal === null ? { fields: {}, others: [] } : refusedFields(refusal, fieldOfPart, sentenceOf)
}
