import { describe, expect, it } from 'vitest'
import { changeOf, profileForm, valuesOf } from './profile-form-schema.ts'

const profile = {
  name: 'Atelier',
  description: 'Une équipe',
  website: null,
  logoURL: null,
  youtubeURL: null,
  coverURL: null,
  version: '1',
}
const values = valuesOf(profile)
const pathsOf = (change: object) =>
  profileForm.safeParse({ ...values, ...change }).error?.issues.map(({ path }) => path[0]) ?? []

describe('the form of the profile', () => {
  it('SET-08 knows which medium stands there', () => {
    expect(valuesOf(profile).media).toBe('none')
    expect(valuesOf({ ...profile, youtubeURL: 'https://youtu.be/a' }).media).toBe('video')
    expect(valuesOf({ ...profile, coverURL: '/api/download/a' }).media).toBe('cover')
  })

  it('SET-11 SET-12 asks for the medium that is chosen, and for that one only', () => {
    expect(pathsOf({})).toEqual([])
    expect(pathsOf({ media: 'video' })).toEqual(['youtubeURL'])
    expect(pathsOf({ media: 'video', youtubeURL: 'https://vimeo.com/1' })).toEqual(['youtubeURL'])
    expect(pathsOf({ media: 'none', youtubeURL: 'https://vimeo.com/1' })).toEqual([])
    expect(pathsOf({ media: 'cover' })).toEqual(['hasCover'])
    expect(pathsOf({ website: 'www.atelier.fr' })).toEqual(['website'])
  })

  it('G-07 gives up the medium that is no longer chosen', () => {
    const filmed = { ...values, youtubeURL: 'https://youtu.be/a' }
    expect(changeOf({ ...filmed, media: 'video' })).toMatchObject({
      youtubeURL: 'https://youtu.be/a',
    })
    expect(changeOf({ ...filmed, media: 'none' })).toMatchObject({
      youtubeURL: null,
      coverURL: null,
    })
    expect(changeOf({ ...filmed, media: 'cover' })).not.toHaveProperty('coverURL')
  })
})
