import { largestUploadBytes } from '@renfort/domain/file/upload.ts'
import Ban from 'lucide-react/icons/ban'
import Clapperboard from 'lucide-react/icons/clapperboard'
import ImageIcon from 'lucide-react/icons/image'
import ImageUp from 'lucide-react/icons/image-up'
import { type ReactNode, useId } from 'react'
import { RadioCardsFormField } from '../../../form/radio-cards-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { useField } from '../../../form/use-field.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { usePictureUpload } from '../../file/picture-upload.tsx'
import { useOrganisationWords } from '../words.ts'
import { type ProfileFormValues, profileMedia } from './profile-form-schema.ts'

const icons = { none: <Ban />, cover: <ImageIcon />, video: <Clapperboard /> }

interface MediaFieldProps<Output> {
  form: ContractForm<ProfileFormValues, Output>
  organisationId: string
  coverURL: string | null
  onCover: () => void
  /** The link that another user saved meanwhile. */
  othersVideo: ReactNode
}

/** A picture or a video at the head of the profile, or neither (SET-08). */
export function MediaField<Output>({
  form,
  organisationId,
  coverURL,
  onCover,
  othersVideo,
}: MediaFieldProps<Output>) {
  const t = useOrganisationWords()
  const { control } = form
  const media = form.watch('media')
  return (
    <div className="flex flex-col gap-4">
      <RadioCardsFormField
        control={control}
        name="media"
        label={t(($) => $.profile.media.label)}
        columns={3}
        options={profileMedia.map((value) => ({
          value,
          label: t(($) => $.profile.media[value]),
          icon: icons[value],
        }))}
      />
      {media === 'cover' && (
        <CoverField {...{ form, organisationId, onCover }} hasCover={coverURL !== null} />
      )}
      {media === 'video' && (
        <TextFormField
          control={control}
          name="youtubeURL"
          label={t(($) => $.profile.video)}
          help={t(($) => $.profile.videoHelp)}
          echo={othersVideo}
          type="url"
          autoComplete="off"
        />
      )}
    </div>
  )
}

interface CoverFieldProps<Output> {
  form: ContractForm<ProfileFormValues, Output>
  organisationId: string
  onCover: () => void
  hasCover: boolean
}

function CoverField<Output>({ form, organisationId, onCover, hasCover }: CoverFieldProps<Output>) {
  const t = useOrganisationWords()
  const errorId = useId()
  const { error } = useField({ control: form.control, name: 'hasCover' })
  // A picture is saved at once and replaces the video, so neither needs saving with the form.
  const { accepted, problem, send, isPending, disabledReason } = usePictureUpload(
    'cover',
    organisationId,
    () => {
      form.resetField('media', { defaultValue: 'cover' })
      form.resetField('youtubeURL', { defaultValue: '' })
      form.resetField('hasCover', { defaultValue: true })
      onCover()
    },
  )
  const shownError = problem ?? (hasCover ? undefined : error)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileButton
        accept={accepted}
        icon={<ImageUp aria-hidden size={18} />}
        pending={isPending}
        disabledReason={disabledReason}
        aria-describedby={shownError === undefined ? undefined : errorId}
        onChoose={send}
      >
        {hasCover ? t(($) => $.profile.cover.change) : t(($) => $.profile.cover.add)}
      </FileButton>
      <p className="text-table text-muted">
        {t(($) => $.profile.cover.hint, { max: largestUploadBytes / 1_048_576 })}
      </p>
      <p id={errorId} role="alert" className="w-full text-table text-danger empty:hidden">
        {shownError}
      </p>
    </div>
  )
}
