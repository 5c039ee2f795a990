import { useSuspenseQuery } from '@tanstack/react-query'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileQuery } from './queries.ts'
import { useCompanyProfileWords } from './words.ts'

/** What Siders see of the company, and how they see it (SET-08 to SET-16). */
export function CompanyProfilePage() {
  const t = useCompanyProfileWords()
  const profile = useSuspenseQuery(profileQuery()).data
  return (
    <SettingsFrame selected="profile" title={t(($) => $.title)} context={t(($) => $.context)}>
      <ProfileForm profile={profile} />
    </SettingsFrame>
  )
}
