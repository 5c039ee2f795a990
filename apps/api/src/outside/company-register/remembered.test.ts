import { describe, expect, it } from 'vitest'
import { isSiret } from '@renfort/domain/organisation/identifiers.ts'
import { embeddedRegister } from './embedded.ts'
import { type CompanyRegister, CompanyRegisterUnavailable } from './port.ts'
import { remembered } from './remembered.ts'

const known = ['73282932000074', '35600000000048', '99900010200015', '99900020100023']

function counting(most = 10) {
  const asked: string[] = []
  let time = 0
  let fails = false
  const register: CompanyRegister = {
    find: async (siret) => {
      asked.push(siret)
      if (fails) throw new CompanyRegisterUnavailable('no')
      return embeddedRegister().find(siret)
    },
  }
  return {
    asked,
    register: remembered(register, { now: () => time, milliseconds: 600, most }),
    wait: (milliseconds: number) => (time += milliseconds),
    fail: (value: boolean) => (fails = value),
  }
}

describe('what a register answered', () => {
  it('is not asked again for a while, whether it was found or not', async () => {
    const { register, asked, wait } = counting()
    const unknown = '99900020100031'
    for (const siret of [known[0], unknown, known[0], unknown]) {
      const found = await register.find(siret ?? '')
      expect(found?.siret ?? null).toBe(siret === unknown ? null : siret)
    }
    expect(asked).toEqual([known[0], unknown])
    wait(601)
    await register.find(unknown)
    expect(asked).toHaveLength(3)
  })

  it('is asked again after a failure', async () => {
    const { register, asked, fail } = counting()
    fail(true)
    await expect(register.find('73282932000074')).rejects.toThrow(CompanyRegisterUnavailable)
    fail(false)
    expect((await register.find('73282932000074'))?.name).toBe('MAISON LUMIERE')
    expect(asked).toHaveLength(2)
  })

  it('is kept for a limited number of SIRETs, and the oldest goes first', async () => {
    const { register, asked } = counting(2)
    for (const siret of known) await register.find(siret)
    await register.find(known[3] ?? '')
    expect(asked).toHaveLength(4)
    await register.find(known[0] ?? '')
    expect(asked).toHaveLength(5)
  })

  it('SET-18 the stand-in knows valid numbers only', async () => {
    for (const siret of [...known, '99900030000015', '99900040900014']) {
      expect(isSiret(siret), siret).toBe(true)
      expect((await embeddedRegister().find(siret))?.siret).toBe(siret)
    }
  })
})
