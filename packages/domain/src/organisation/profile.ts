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

/** The fields that somebody gave anew. */
export type ProfileChange = {
  readonly [Field in keyof OrganisationProfile]?: OrganisationProfile[Field] | undefined
}

/** A website under construction in its field, « https:// » alone included, is none (SET-11). */
export function isWebsite(text: string): boolean {
  return text.length <= https.length || text.startsWith(https)
}

/** What is kept of a website field: « https:// » alone says nothing. */
export function websiteOf(text: string | null): string | null {
  const typed = text?.trim() ?? ''
  return typed === '' || typed === https ? null : typed
}

export function isVideoLink(text: string): boolean {
  return videoServices.some((service) => text.startsWith(service) && text.length > service.length)
}

/** A cover or a video, one of them at most (G-07); what is required may not be taken away (SET-10). */
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

/** A change as it is stored: one medium takes the place of the other. */
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
