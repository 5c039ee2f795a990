import { describe, expect, it } from 'vitest'
import { changed, choiceKey, has, isTaken, without } from './choice.ts'

const till = { id: 'till', name: 'Tenue de caisse', custom: false }
const own = { name: 'Fermer la boutique', custom: true }

describe('choices of a job', () => {
  it('N-36 tells a name of the company from an item of the catalogue', () => {
    expect(choiceKey(till)).toBe('till')
    expect(choiceKey(own)).toBe('custom:fermer la boutique')
    expect(has([till, own], choiceKey(own))).toBe(true)
    expect(has([till], choiceKey(own))).toBe(false)
  })

  it('POST-60 sees that a typed name is there already, whatever its accents and case', () => {
    expect(isTaken([till, own], '  fermer LA boutique')).toBe(true)
    expect(isTaken([till, own], 'Ouvrir la boutique')).toBe(false)
  })

  it('removes and changes one choice and leaves the others', () => {
    expect(without([till, own], 'till')).toEqual([own])
    expect(changed([till, own], 'till', { name: 'Caisse' })).toEqual([
      { ...till, name: 'Caisse' },
      own,
    ])
  })
})
