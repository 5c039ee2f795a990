import type { CompanyProfile } from '@renfort/contract/company-settings.ts'
import { longestDescription } from '@renfort/domain/organisation/profile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { OthersValue } from '../../form/others-value.tsx'
import { RootError } from '../../form/root-error.tsx'
import { SaveBar } from '../../form/save-bar.tsx'
import { submission } from '../../form/submission.ts'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useSharedForm } from '../../form/use-shared-form.ts'
import { issuesOf } from '../../platform/call.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { useMe } from '../../platform/me.ts'
import { useToast } from '../../ui/use-toast.ts'
import { LogoUpload } from '../files/logo-upload.tsx'
import { MediaField } from './media-field.tsx'
import { changeOf, profileForm, valuesOf } from './profile-form-schema.ts'
import { ProfilePreview } from './profile-preview.tsx'
import { profileQuery, useSaveProfile } from './queries.ts'
import { useCompanyProfileWords } from './words.ts'

function savedOf(profile: CompanyProfile) {
  return { values: valuesOf(profile), version: profile.version }
}

/** The profile as it is typed, beside what Siders will see of it. */
export function ProfileForm({ profile }: { profile: CompanyProfile }) {
  const t = useCompanyProfileWords()
  const toast = useToast()
  const client = useQueryClient()
  const organisationId = useMe().organisation?.id ?? ''
  const form = useContractForm({ schema: profileForm, defaultValues: valuesOf(profile) })
  const shared = useSharedForm(form, savedOf(profile))
  const readAgain = async () =>
    savedOf(await client.fetchQuery({ ...profileQuery(), staleTime: 0 }))
  const { control, formState } = form
  const save = useSaveProfile(
    (error) => {
      form.applyIssues(issuesOf(error))
      if (error.key !== 'errors.organisation.stale') return issuesOf(error).length > 0
      void readAgain().then(shared.overtake, () => undefined)
      return true
    },
    (saved) => {
      shared.settle(savedOf(saved))
      toast.success(t(($) => $.saved))
    },
  )
  const submit = submission(form, (values) =>
    save.mutateAsync({ body: { ...changeOf(values), version: shared.version } }),
  )
  const othersOf = (name: 'name' | 'description' | 'website' | 'youtubeURL') => {
    const value = shared.others[name]
    return typeof value === 'string' ? (
      <OthersValue value={value} onTake={() => shared.takeOver(name)} />
    ) : undefined
  }
  const onPicture = () => void readAgain().then(shared.follow, () => undefined)
  const logoUrl = profile.logoURL
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <form
        noValidate
        aria-label={t(($) => $.title)}
        className="flex min-w-0 flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) void submit()
        }}
      >
        <RootError control={control} />
        {shared.wasOvertaken && (
          <p role="alert" className="rounded-control bg-orange-wash px-3 py-2 text-orange">
            {errorSentence('errors.organisation.stale')}
          </p>
        )}
        <LogoUpload
          company={{ id: organisationId, name: profile.name, logoUrl }}
          kind="settings-logo"
          onSent={onPicture}
        />
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
          onCover={onPicture}
          othersVideo={othersOf('youtubeURL')}
        />
        <SaveBar isDirty={formState.isDirty} pending={save.isPending} onDiscard={shared.discard} />
      </form>
      <ProfilePreview values={form.watch()} logoURL={logoUrl} coverURL={profile.coverURL} />
      <LeaveQuestion isDirty={formState.isDirty && !save.isPending} save={submit} />
    </div>
  )
}
