import { describe, expect, it } from 'vitest'
import { createTypeahead } from './typeahead.ts'

const labels = ['Cariste', 'Commis', 'Équipier', 'Serveur', 'Sommelier']

describe('createTypeahead', () => {
  it('goes to the entry that starts with what is typed, accents apart', () => {
    const find = createTypeahead()
    expect(find('e', 0, labels, -1)).toBe(2)
    expect(createTypeahead()('x', 0, labels, 3)).toBe(3)
  })

  it('narrows while letters follow each other', () => {
    const find = createTypeahead()
    expect(find('s', 0, labels, -1)).toBe(3)
    expect(find('o', 0, labels, 3)).toBe(4)
  })

  it('walks through the entries of one letter when it is repeated', () => {
    const find = createTypeahead()
    expect(find('c', 0, labels, -1)).toBe(0)
    expect(find('c', 0, labels, 0)).toBe(1)
    expect(find('c', 0, labels, 1)).toBe(0)
  })

  it('starts again after a pause', () => {
    const find = createTypeahead()
    expect(find('s', 0, labels, -1)).toBe(3)
    expect(find('c', 1000, labels, 3)).toBe(0)
  })
})
