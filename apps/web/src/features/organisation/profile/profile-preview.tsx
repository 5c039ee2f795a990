import { isVideoLink, isWebsite, websiteOf } from '@renfort/domain/organisation/profile.ts'
import Eye from 'lucide-react/icons/eye'
import Globe from 'lucide-react/icons/globe'
import ImageOff from 'lucide-react/icons/image-off'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import type { ProfileFormValues } from './profile-form-schema.ts'
import { useCompanyProfileWords } from './words.ts'

interface ProfilePreviewProps {
  values: ProfileFormValues
  logoURL: string | null
  coverURL: string | null
}

/** The profile as Siders will see it, live. */
export function ProfilePreview({ values, logoURL, coverURL }: ProfilePreviewProps) {
  const t = useCompanyProfileWords()
  const name = values.name.trim()
  const website = websiteOf(values.website)
  return (
    <aside aria-label={t(($) => $.preview.label)} className="xl:sticky xl:top-6">
      <p className="mb-2 flex items-center gap-2 text-table font-medium text-muted">
        <Eye aria-hidden size={16} />
        {t(($) => $.preview.label)}
      </p>
      <div className="overflow-hidden rounded-panel border border-line bg-surface">
        <PreviewMedia values={values} coverURL={coverURL} />
        <div className="flex flex-col gap-3 p-5">
          <div className="flex items-center gap-3">
            <Avatar name={name} src={logoURL} size="large" shape="square" />
            <p className="min-w-0 text-lg font-semibold break-words">
              {name === '' ? t(($) => $.preview.noName) : name}
            </p>
          </div>
          <p className="break-words whitespace-pre-line text-muted">
            {values.description.trim() === ''
              ? t(($) => $.preview.noDescription)
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
  const t = useCompanyProfileWords()
  const [failed, setFailed] = useState<string | null>(null)
  const frame = 'flex aspect-video w-full items-center justify-center gap-2 bg-wash text-muted'
  if (values.media === 'video') {
    const isReady = isVideoLink(values.youtubeURL ?? '')
    return (
      <div className={frame}>
        <Play aria-hidden size={20} />
        {isReady ? t(($) => $.preview.video) : t(($) => $.preview.noVideo)}
      </div>
    )
  }
  if (values.media !== 'cover' || coverURL === null) return null
  if (failed === coverURL) {
    return (
      <div className={frame}>
        <ImageOff aria-hidden size={20} />
        {t(($) => $.preview.noPicture)}
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
