import type { CompanyProfile } from '@renfort/contract/company-settings.ts'
import { longestDescription } from '@renfort/domain/organisation/profile.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { useMe } from '../../../platform/me.ts'
import { LogoUpload } from '../../file/logo-upload.tsx'
import { SettingsForm, useSettingsForm } from '../../settings/settings-form.tsx'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { MediaField } from './media-field.tsx'
import { changeOf, profileForm, valuesOf } from './profile-form-schema.ts'
import { ProfilePreview } from './profile-preview.tsx'
import { profileQuery, useSaveProfile } from './queries.ts'
import { useCompanyProfileWords } from './words.ts'

/** What Siders see of the company, with a preview (SET-08 to SET-16). */
export function CompanyProfilePage() {
  const t = useCompanyProfileWords()
  const profile = useSuspenseQuery(profileQuery()).data
  return (
    <SettingsFrame selected="profile" title={t(($) => $.title)} context={t(($) => $.context)}>
      <ProfileForm profile={profile} />
    </SettingsFrame>
  )
}

/** The form of the profile, next to its preview. */
function ProfileForm({ profile }: { profile: CompanyProfile }) {
  const t = useCompanyProfileWords()
  const organisationId = useMe().organisation?.id ?? ''
  const settings = useSettingsForm({
    schema: profileForm,
    setting: profile,
    valuesOf,
    query: profileQuery(),
    savedText: t(($) => $.saved),
  })
  const { form, othersOf, onSavedApart } = settings
  const save = useSaveProfile(settings.handles, settings.onSaved)
  const submit = settings.submitWith((values, version) =>
    save.mutateAsync({ body: { ...changeOf(values), version } }),
  )
  const { control } = form
  const logoUrl = profile.logoURL
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <SettingsForm settings={settings} submit={submit} label={t(($) => $.title)}>
        <LogoUpload
          company={{ id: organisationId, name: profile.name, logoUrl }}
          kind="settings-logo"
          onSent={onSavedApart}
        />
        {logoUrl === null && <p className="-mt-3 text-table text-orange">{t(($) => $.noLogo)}</p>}
        <TextFormField
          control={control}
          name="name"
          label={t(($) => $.name)}
          echo={othersOf('name')}
          autoComplete="organization"
        />
        <TextAreaFormField
          control={control}
          name="description"
          label={t(($) => $.description)}
          help={t(($) => $.descriptionHelp)}
          echo={othersOf('description')}
          rows={5}
          limit={longestDescription}
        />
        <TextFormField
          control={control}
          name="website"
          label={t(($) => $.website)}
          type="url"
          help={t(($) => $.websiteHelp)}
          echo={othersOf('website')}
          autoComplete="url"
          isOptional
        />
        <MediaField
          form={form}
          organisationId={organisationId}
          coverURL={profile.coverURL}
          onCover={onSavedApart}
          othersVideo={othersOf('youtubeURL')}
        />
      </SettingsForm>
      <ProfilePreview values={form.watch()} logoURL={logoUrl} coverURL={profile.coverURL} />
    </div>
  )
}
