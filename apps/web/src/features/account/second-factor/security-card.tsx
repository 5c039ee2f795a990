import { ProfileCard } from '../profile/profile-form.tsx'
import { SecondFactors } from './second-factors.tsx'
import { useFactorWords } from './words.ts'

/** How the account is secured; staff who act for its owner only see why it is hidden. */
export function SecurityCard({ disabledReason }: { disabledReason: string | undefined }) {
  const t = useFactorWords()
  return (
    <ProfileCard
      title={t(($) => $.security.title)}
      text={disabledReason ?? t(($) => $.security.text)}
    >
      {disabledReason === undefined && <SecondFactors />}
    </ProfileCard>
  )
}
