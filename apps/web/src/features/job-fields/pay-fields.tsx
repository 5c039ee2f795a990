import {
  type ExecutiveStatus,
  executiveStatuses,
} from '@renfort/domain/job-description/job-description.ts'
import { centsToEuros, eurosToCents, parseEuros } from '@renfort/domain/kernel/money.ts'
import type { MinimumWage } from '@renfort/domain/law/minimum-wage.ts'
import { useState } from 'react'
import { useTypedNumber } from '../../form/use-typed-number.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { formatAmount, formatMoney } from '../../ui/format-money.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { rateProblem } from './hourly-rate.ts'
import { useMinimumWage, type WageTerms } from './queries.ts'
import { useJobFieldWords } from './words.ts'

interface HourlyRateFieldProps {
  /** Euros; `null` when empty, `NaN` while the typed text is no amount. */
  value: number | null
  onChange: (value: number | null) => void
  /** The saved rate: it can only rise, except for an insider who acts for a user (POST-63). */
  saved?: number | null
  disabledReason?: string | undefined
  /** The place and day on which the work begins: they decide the minimum wage. */
  terms: WageTerms
}

function parse(text: string): number | null {
  const cents = parseEuros(text)
  return cents === null ? null : centsToEuros(cents)
}

/** Gross euros an hour, typed with a comma or a dot, next to the legal minimum (POST-53). */
export function HourlyRateField({
  value,
  onChange,
  saved = null,
  disabledReason,
  terms,
}: HourlyRateFieldProps) {
  const t = useJobFieldWords()
  const mayLower = useCan('mission.lowerRate').allowed
  const minimum = useMinimumWage(terms)
  const [isTouched, setTouched] = useState(false)
  const { locale } = useUiWords()
  const format = (euros: number) => formatAmount(euros, locale)
  const money = (euros: number) => formatMoney(eurosToCents(euros), locale)
  const told = ({ minimumWage, source }: MinimumWage) => ({
    amount: formatMoney(minimumWage, locale),
    source,
  })
  const { text, type, settle } = useTypedNumber({ value, onChange, parse, format })
  const problem = rateProblem({ rate: value, minimum, saved, mayLower })
  // Shown when the typing pauses: a line that appeared on leaving the field would move the button under the pointer.
  const isSettled = useDebounced(problem, 'localSearch') === problem
  const sentences = {
    required: () => errorSentence('errors.field.required'),
    format: () => errorSentence('errors.field.rate_format'),
    tooLow: () => (minimum === null ? '' : t(($) => $.rate.tooLow[minimum.area], told(minimum))),
    lowered: () => t(($) => $.rate.lowered, { amount: money(saved ?? 0) }),
  }
  return (
    <TextField
      label={t(($) => $.rate.label)}
      help={
        minimum === null
          ? t(($) => $.rate.help)
          : t(($) => $.rate.minimum[minimum.area], told(minimum))
      }
      error={isTouched && isSettled && problem !== null ? sentences[problem]() : undefined}
      disabledReason={disabledReason}
      echo={problem === 'format' || problem === 'required' ? undefined : money(value ?? 0)}
      inputMode="decimal"
      autoComplete="off"
      inputClassName="tabular-nums"
      suffix={<span aria-hidden="true">€</span>}
      value={text}
      onChange={(typed) => {
        setTouched(true)
        type(typed)
      }}
      onBlur={settle}
    />
  )
}

interface ExecutiveStatusFieldProps {
  value: ExecutiveStatus | null
  onChange: (value: ExecutiveStatus) => void
  error?: string | undefined
  disabledReason?: string | undefined
}

/** Worker, ETAM or executive (POST-43, JD-14). */
export function ExecutiveStatusField(props: ExecutiveStatusFieldProps) {
  const t = useJobFieldWords()
  return (
    <RadioGroup
      {...props}
      label={t(($) => $.status.label)}
      options={executiveStatuses.map((value) => ({
        value,
        label: t(($) => $.status[value]),
        help: t(($) => $.status[`${value}Help`]),
      }))}
    />
  )
}
