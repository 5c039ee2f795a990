import { describe, expect, it } from 'vitest'
import { oneSegment, phoneText, segmentCharacters } from './short-message.ts'

describe('the text of an SMS', () => {
  it.each([
    ['L’équipe à 9\u202fh', "L'équipe à 9 h"],
    ['Garçon de café, maître d’hôtel', "Garcon de café, maitre d'hotel"],
    ['Chœur « des » îles… 12 €', 'Choeur " des " iles... 12 EUR'],
    ['Łódź 北京', 'odz '],
    ['e\u0301te\u0301', 'été'],
  ])('%s is written %s', (text, expected) => {
    expect(phoneText(text)).toBe(expected)
  })

  it('cuts a long name, and nothing else, to stay in one segment', () => {
    const write = (name: string) => `Renfort : demain 09:00, ${name}. https://renfort.test/s`
    expect(oneSegment(write, 'Café, Lyon')).toBe(write('Café, Lyon'))
    const long = oneSegment(write, 'Hôtel '.repeat(60))
    expect(long.length).toBeLessThanOrEqual(segmentCharacters)
    expect(long).toContain('Hotel H...')
    expect(long.endsWith('. https://renfort.test/s')).toBe(true)
  })

  it('leaves the name out where the rest fills the segment', () => {
    const write = (name: string) => `${'x'.repeat(200)}${name}`
    expect(oneSegment(write, 'Lyon')).toBe('x'.repeat(200))
  })
})
