import { type CompanyProfile, profileFields } from '@renfort/contract/company-settings.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { validateProfileChange } from '@renfort/domain/organisation/profile.ts'
import { z } from 'zod'

/** The medium at the head of the profile: none, a picture or a video. */
export const profileMedia = ['none', 'cover', 'video'] as const
export type ProfileMedium = (typeof profileMedia)[number]

interface ProfileDraft {
  readonly website: string | null
  readonly youtubeURL: string | null
  readonly media: ProfileMedium
  readonly hasCover: boolean
}

/** The chosen medium must be there (SET-12); the other one is not checked. */
function validateDraft({ website, youtubeURL, media, hasCover }: ProfileDraft): Issue[] {
  const video = media === 'video' ? youtubeURL : null
  return [
    ...validateProfileChange({ website, youtubeURL: video }),
    ...(media === 'video' && !video ? [issue(['youtubeURL'], 'errors.field.required')] : []),
    ...(media === 'cover' && !hasCover ? [issue(['hasCover'], 'errors.field.required')] : []),
  ]
}

export const profileForm = profileFields
  .extend({ media: z.enum(profileMedia), hasCover: z.boolean() })
  .check(rule<ProfileDraft>(validateDraft))
export type ProfileFormValues = z.input<typeof profileForm>

export function valuesOf(profile: CompanyProfile): ProfileFormValues {
  const { name, description, website, youtubeURL, coverURL } = profile
  const hasCover = coverURL !== null
  return {
    name,
    description: description ?? '',
    website: website ?? '',
    youtubeURL: youtubeURL ?? '',
    media: hasCover ? 'cover' : youtubeURL === null ? 'none' : 'video',
    hasCover,
  }
}

/** A filled form as the API takes it. */
export function changeOf(values: z.output<typeof profileForm>) {
  const { hasCover: _, media, youtubeURL, ...texts } = values
  return {
    ...texts,
    youtubeURL: media === 'video' ? youtubeURL : null,
    ...(media === 'none' ? { coverURL: null } : {}),
  }
}
