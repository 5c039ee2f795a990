import { type Issue, issue } from '../kernel/issue.ts'

export const longestCompanyName = 150
export const longestDescription = 2_000
export const longestAddress = 500

const https = 'https://'
const videoServices = ['https://www.youtube.com/', 'https://youtu.be/']

/** What Siders see of a company (ENT-22). */
export interface OrganisationProfile {
  readonly name: string
  readonly description: string | null
  readonly website: string | null
  readonly logoURL: string | null
  readonly youtubeURL: string | null
  readonly coverURL: string | null
}

/** A field that is left out stays as it is. */
export type ProfileChange = {
  readonly [Field in keyof OrganisationProfile]?: OrganisationProfile[Field] | undefined
}

/** Whether a text can be a website; a part of « https:// » is still being typed (SET-11). */
export function isWebsite(text: string): boolean {
  return text.length <= https.length || text.startsWith(https)
}

/** The website as it is stored: `null` when empty or « https:// » alone. */
export function websiteOf(text: string | null): string | null {
  const typed = text?.trim() ?? ''
  return typed === '' || typed === https ? null : typed
}

export function isVideoLink(text: string): boolean {
  return videoServices.some((service) => text.startsWith(service) && text.length > service.length)
}

/** Every problem of a change: a cover or a video, not both (G-07); required fields stay (SET-10). */
export function validateProfileChange(change: ProfileChange): Issue[] {
  const { website, description, logoURL, youtubeURL, coverURL } = change
  const isEmpty = [change.name, website, description, logoURL, youtubeURL, coverURL].every(
    (field) => field === undefined,
  )
  const hasBoth = isGiven(youtubeURL) && isGiven(coverURL)
  return [
    ...(isEmpty ? [issue([], 'errors.input.invalid')] : []),
    ...(description === null ? [issue(['description'], 'errors.field.required')] : []),
    ...(logoURL === null ? [issue(['logoURL'], 'errors.field.required')] : []),
    ...(isGiven(website) && !isWebsite(website)
      ? [issue(['website'], 'errors.field.website_https')]
      : []),
    ...(isGiven(youtubeURL) && !isVideoLink(youtubeURL)
      ? [issue(['youtubeURL'], 'errors.field.video_service')]
      : []),
    ...(hasBoth ? [issue(['coverURL'], 'errors.input.invalid')] : []),
  ]
}

/** The profile after a change; a new cover replaces the video, a new video the cover. */
export function changedProfile(
  before: OrganisationProfile,
  change: ProfileChange,
): OrganisationProfile {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  const after = { ...before, ...given }
  return withOneMedium({ ...after, website: websiteOf(after.website) }, change)
}

function withOneMedium(
  after: OrganisationProfile,
  { youtubeURL, coverURL }: ProfileChange,
): OrganisationProfile {
  if (isGiven(youtubeURL)) return { ...after, coverURL: null }
  return isGiven(coverURL) ? { ...after, youtubeURL: null } : after
}

function isGiven(text: string | null | undefined): text is string {
  return text !== undefined && text !== null && text !== ''
}
