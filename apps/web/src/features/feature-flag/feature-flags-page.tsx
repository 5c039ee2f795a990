import { useSuspenseQuery } from '@tanstack/react-query'
import { StaffPage } from '../../platform/staff-page.tsx'
import { FlagPanel } from './flag-panel.tsx'
import { flagsQuery } from './queries.ts'
import { useFeatureFlagWords } from './words.ts'

/** Where internal staff say which company has which feature (G-20). */
export function FeatureFlagsPage() {
  const t = useFeatureFlagWords()
  const flags = useSuspenseQuery(flagsQuery()).data
  return (
    <StaffPage
      className="max-w-3xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      home={t(($) => $.back)}
    >
      <div className="flex flex-col gap-6">
        {flags.map((flag) => (
          <FlagPanel key={flag.key} flag={flag} />
        ))}
      </div>
    </StaffPage>
  )
}
