import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hoursTypesOf } from '../quotation/mission-terms.ts'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { ExampleBar } from './example-bar.tsx'
import { HoursTypesSection } from './hours-types-section.tsx'
import { IndemnitiesSection } from './indemnities-section.tsx'
import type { PayExample } from './pay-example.ts'
import { policyQuery } from './queries.ts'
import { useRemunerationWords } from './words.ts'

const firstChoice: Pick<PayExample, 'rateCents' | 'type'> = { rateCents: 1300, type: 'delegation' }

/** The pay policy of a company: hour types and indemnities, each confirmed apart (REM-01, REM-23). */
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
