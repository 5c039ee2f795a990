import { euros } from '@renfort/contract/kernel/fields.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { missionTypes } from '@renfort/domain/mission/mission.ts'
import { workedHour } from '@renfort/domain/quotation/worked-hour.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { MoneyFormField } from '../../form/money-form-field.tsx'
import { RadioGroupFormField } from '../../form/radio-group-form-field.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useMoney } from '../../ui/use-money.ts'
import { hoursTypesOf } from '../quotation/mission-terms.ts'
import { SettingsFrame, SettingsWait } from '../settings/settings-frame.tsx'
import { HoursTypesSection } from './hours-types-section.tsx'
import { IndemnitiesSection } from './indemnities-section.tsx'
import { type PayExample, termsOf } from './pay-example.ts'
import { policyQuery } from './queries.ts'
import { useRemunerationWords } from './words.ts'

const firstChoice: Pick<PayExample, 'rateCents' | 'type'> = { rateCents: 1300, type: 'delegation' }

/** The pay policy of a company: hour types and indemnities, each confirmed separately (REM-01, REM-23). */
export function RemunerationPage({ organisationId }: { organisationId: string }) {
  const t = useRemunerationWords()
  const policy = useSuspenseQuery(policyQuery(organisationId)).data
  const [choice, setChoice] = useState(firstChoice)
  const example = { ...choice, coefficients: policy.coefficients }
  return (
    <SettingsFrame selected="remuneration" title={t(($) => $.title)} context={t(($) => $.context)}>
      <ExampleBar
        hoursTypes={hoursTypesOf(policy.hoursTypes)}
        example={example}
        onChange={setChoice}
      />
      <HoursTypesSection {...{ organisationId, policy, example }} />
      <IndemnitiesSection {...{ organisationId, policy }} />
    </SettingsFrame>
  )
}

/** The pay policy while it loads. */
export function RemunerationSkeleton() {
  return (
    <SettingsWait>
      <SkeletonRows rows={5} rowHeight={160} />
    </SettingsWait>
  )
}

const schema = z.object({
  rate: euros.positive('errors.field.too_small'),
  type: z.enum(missionTypes),
})

interface ExampleBarProps {
  hoursTypes: HoursTypes
  example: PayExample
  onChange: (choice: Pick<PayExample, 'rateCents' | 'type'>) => void
}

/** The rate and the kind of mission of every example of the page, and the resulting prices. */
function ExampleBar({ hoursTypes, example, onChange }: ExampleBarProps) {
  const money = useMoney()
  const t = useRemunerationWords()
  const { control } = useContractForm({
    schema,
    defaultValues: { rate: example.rateCents / 100, type: example.type },
    isSecret: true,
  })
  const { rate, type } = useWatch({ control })
  const follow = useEffectEvent((typed: unknown) => {
    const { data } = schema.safeParse(typed)
    if (data) onChange({ rateCents: eurosToCents(data.rate), type: data.type })
  })
  useEffect(() => follow({ rate, type }), [rate, type])
  const { payUnitCents, billUnitCents } = workedHour(termsOf(example, hoursTypes), {
    night: true,
    sunday: true,
  })
  return (
    <section
      aria-label={t(($) => $.example.title)}
      className="mb-6 grid items-start gap-x-8 gap-y-4 rounded-panel border border-line bg-accent-wash px-5 py-4 narrow:px-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <MoneyFormField
          control={control}
          name="rate"
          label={t(($) => $.example.rate)}
          className="w-40"
        />
        <RadioGroupFormField
          control={control}
          name="type"
          label={t(($) => $.example.type)}
          options={missionTypes.map((value) => ({
            value,
            label: t(($) => $.example.types[value]),
          }))}
        />
      </div>
      <div>
        <p className="text-muted">{t(($) => $.example.text)}</p>
        <p className="mt-1 font-medium">
          {t(($) => $.example.sentence, {
            rate: money(example.rateCents),
            pay: money(payUnitCents),
            price: money(billUnitCents),
          })}
        </p>
      </div>
    </section>
  )
}
