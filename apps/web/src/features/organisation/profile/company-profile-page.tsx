import type { CompanyProfile } from '@renfort/contract/company-settings.ts'
import {
  isVideoLink,
  isWebsite,
  longestDescription,
  websiteOf,
} from '@renfort/domain/organisation/profile.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import Globe from 'lucide-react/icons/globe'
import ImageOff from 'lucide-react/icons/image-off'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { useMe } from '../../../platform/me.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LogoUpload } from '../../file/picture-upload.tsx'
import { SettingsForm, useSettingsForm } from '../../settings/settings-form.tsx'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { useOrganisationWords } from '../words.ts'
import { MediaField } from './media-field.tsx'
import { changeOf, profileForm, type ProfileFormValues, valuesOf } from './profile-form-schema.ts'
import { profileQuery, useSaveProfile } from '../queries.ts'

/** What Siders see of the company, with a preview (SET-08 to SET-16). */
export function CompanyProfilePage() {
  const t = useOrganisationWords()
  const profile = useSuspenseQuery(profileQuery()).data
  return (
    <SettingsFrame
      selected="profile"
      title={t(($) => $.profile.title)}
      context={t(($) => $.profile.context)}
    >
      <ProfileForm profile={profile} />
    </SettingsFrame>
  )
}

/** The form of the profile, next to its preview. */
function ProfileForm({ profile }: { profile: CompanyProfile }) {
  const t = useOrganisationWords()
  const organisationId = useMe().organisation?.id ?? ''
  const settings = useSettingsForm({
    schema: profileForm,
    setting: profile,
    valuesOf,
    query: profileQuery(),
    savedText: t(($) => $.profile.saved),
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
      <SettingsForm settings={settings} submit={submit} label={t(($) => $.profile.title)}>
        <LogoUpload
          company={{ id: organisationId, name: profile.name, logoUrl }}
          kind="settings-logo"
          onSent={onSavedApart}
        />
        {logoUrl === null && (
          <p className="-mt-3 text-table text-orange">{t(($) => $.profile.noLogo)}</p>
        )}
        <TextFormField
          control={control}
          name="name"
          label={t(($) => $.profile.name)}
          echo={othersOf('name')}
          autoComplete="organization"
        />
        <TextAreaFormField
          control={control}
          name="description"
          label={t(($) => $.profile.description)}
          help={t(($) => $.profile.descriptionHelp)}
          echo={othersOf('description')}
          rows={5}
          limit={longestDescription}
        />
        <TextFormField
          control={control}
          name="website"
          label={t(($) => $.profile.website)}
          type="url"
          help={t(($) => $.profile.websiteHelp)}
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

interface ProfilePreviewProps {
  values: ProfileFormValues
  logoURL: string | null
  coverURL: string | null
}

/** The profile as Siders will see it, live. */
function ProfilePreview({ values, logoURL, coverURL }: ProfilePreviewProps) {
  const t = useOrganisationWords()
  const name = values.name.trim()
  const website = websiteOf(values.website)
  return (
    <aside aria-label={t(($) => $.profile.preview.label)} className="xl:sticky xl:top-6">
      <p className="mb-2 flex items-center gap-2 text-table font-medium text-muted">
        <Eye aria-hidden size={16} />
        {t(($) => $.profile.preview.label)}
      </p>
      <div className="overflow-hidden rounded-panel border border-line bg-surface">
        <PreviewMedia values={values} coverURL={coverURL} />
        <div className="flex flex-col gap-3 p-5">
          <div className="flex items-center gap-3">
            <Avatar name={name} src={logoURL} size="large" shape="square" />
            <p className="min-w-0 text-lg font-semibold break-words">
              {name === '' ? t(($) => $.profile.preview.noName) : name}
            </p>
          </div>
          <p className="break-words whitespace-pre-line text-muted">
            {values.description.trim() === ''
              ? t(($) => $.profile.preview.noDescription)
              : values.description}
          </p>
          {website !== null && isWebsite(website) && (
            <p className="flex items-center gap-2 text-table break-all">
              <Globe aria-hidden size={16} className="shrink-0 text-muted" />
              {website.replace(/^https:\/\//, '')}
            </p>
          )}
        </div>
      </div>
    </aside>
  )
}

function PreviewMedia({ values, coverURL }: Omit<ProfilePreviewProps, 'logoURL'>) {
  const t = useOrganisationWords()
  const [failed, setFailed] = useState<string | null>(null)
  const frame = 'flex aspect-video w-full items-center justify-center gap-2 bg-wash text-muted'
  if (values.media === 'video') {
    const isReady = isVideoLink(values.youtubeURL ?? '')
    return (
      <div className={frame}>
        <Play aria-hidden size={20} />
        {isReady ? t(($) => $.profile.preview.video) : t(($) => $.profile.preview.noVideo)}
      </div>
    )
  }
  if (values.media !== 'cover' || coverURL === null) return null
  if (failed === coverURL) {
    return (
      <div className={frame}>
        <ImageOff aria-hidden size={20} />
        {t(($) => $.profile.preview.noPicture)}
      </div>
    )
  }
  return (
    <img
      src={coverURL}
      alt=""
      className="aspect-video w-full object-cover"
      onError={() => setFailed(coverURL)}
    />
  )
}
