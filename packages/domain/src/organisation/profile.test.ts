import { describe, expect, it } from 'vitest'
import { changedProfile, isVideoLink, isWebsite, validateProfileChange } from './profile.ts'

const stored = {
  name: 'Atelier Neuf',
  description: 'Une équipe',
  website: null,
  logoURL: 'logo/1.webp',
  youtubeURL: null,
  coverURL: 'cover/1.webp',
}

describe('the profile of a company', () => {
  it.each(['', 'abc.fr', 'https://', 'https://atelier.fr', 'site.com'])(
    'SET-11 takes the website %j',
    (text) => expect(isWebsite(text)).toBe(true),
  )
  it.each(['http://atelier.fr', 'www.atelier.fr', 'javascript:alert(1)', 'HTTPS//atelier'])(
    'SET-11 refuses the website %j',
    (text) => expect(isWebsite(text)).toBe(false),
  )

  it.each(['https://www.youtube.com/watch?v=abc', 'https://youtu.be/abc'])(
    'SET-12 takes the video %s',
    (text) => expect(isVideoLink(text)).toBe(true),
  )
  it.each([
    'https://youtu.be/',
    'http://youtu.be/abc',
    'https://youtube.com/watch?v=abc',
    'https://www.youtube.com.example.test/abc',
    'https://vimeo.com/1',
  ])('SET-12 refuses the video %s', (text) => expect(isVideoLink(text)).toBe(false))

  it('SET-10 G-07 names every problem of a change at once', () => {
    const change = {
      description: null,
      logoURL: null,
      website: 'www.atelier.fr',
      youtubeURL: 'https://vimeo.com/1',
      coverURL: 'https://img.test/1.png',
    }
    expect(validateProfileChange(change).map(({ path, key }) => [path[0], key])).toEqual([
      ['description', 'errors.field.required'],
      ['logoURL', 'errors.field.required'],
      ['website', 'errors.field.website_https'],
      ['youtubeURL', 'errors.field.video_service'],
      ['coverURL', 'errors.input.invalid'],
    ])
    expect(validateProfileChange({ name: 'A' })).toEqual([])
    expect(validateProfileChange({}).map(({ key }) => key)).toEqual(['errors.input.invalid'])
  })

  it('G-07 a video takes the place of the cover, and a cover that of the video', () => {
    const video = changedProfile(stored, { youtubeURL: 'https://youtu.be/abc' })
    expect([video.youtubeURL, video.coverURL]).toEqual(['https://youtu.be/abc', null])
    const cover = changedProfile(video, { coverURL: 'cover/2.webp' })
    expect([cover.youtubeURL, cover.coverURL]).toEqual([null, 'cover/2.webp'])
    expect(changedProfile(stored, { name: 'Autre' })).toEqual({ ...stored, name: 'Autre' })
    expect(changedProfile(stored, { youtubeURL: null }).coverURL).toBe('cover/1.webp')
  })

  it('SET-11 stores no website when only its scheme was typed', () => {
    const withSite = { ...stored, website: 'https://atelier.fr' }
    expect(changedProfile(withSite, { website: 'https://' }).website).toBeNull()
    expect(changedProfile(withSite, { website: null }).website).toBeNull()
    expect(changedProfile(withSite, { name: 'A' }).website).toBe('https://atelier.fr')
  })
})
