import { describe, expect, it } from 'vitest'
import { fillWords } from './fill-words.ts'

describe('a sentence with placeholders', () => {
  it('takes its values, and leaves alone what none is given for', () => {
    expect(fillWords('{{a}} et {{b}}, {{c}}', { a: 'un', b: '' })).toBe('un et , {{c}}')
  })

  it('fills no placeholder that a value brings', () => {
    expect(fillWords('{{a}} {{b}}', { a: '{{b}}', b: '$1' })).toBe('{{b}} $1')
  })
})
