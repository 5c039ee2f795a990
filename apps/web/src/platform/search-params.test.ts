import { describe, expect, it } from 'vitest'
import { choiceParam, flagParam, idParam, integerParam, textParam } from './search-params.ts'

describe('what an address says', () => {
  it('reads what is meant', () => {
    expect(textParam('a@b.fr')).toBe('a@b.fr')
    expect(flagParam(true)).toBe(true)
    expect([integerParam(7, 1, 53), integerParam('53', 1, 53)]).toEqual([7, 53])
    expect(choiceParam('edit', ['create', 'edit'])).toBe('edit')
    expect(idParam('0b0c6c1e-2f7e-4a7e-9c3e-1b7f7f9f3a10')).toBe(
      '0b0c6c1e-2f7e-4a7e-9c3e-1b7f7f9f3a10',
    )
  })

  it('takes anything else as absent', () => {
    for (const wrong of [undefined, null, '', 'x', -1, 1.5, Number.NaN, {}, [], '1 or 1=1']) {
      expect(integerParam(wrong, 0, 53)).toBeUndefined()
      expect(idParam(wrong)).toBeUndefined()
      expect(flagParam(wrong)).toBeUndefined()
      expect(choiceParam(wrong, ['create'])).toBeUndefined()
    }
    expect([textParam(7), textParam({})]).toEqual([undefined, undefined])
  })
})
