import type { Places } from '@renfort/domain/sider/selection.ts'
import { describe, expect, it, vi } from 'vitest'
import { byRole, hasRole, isClosed, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { RequestedOnlySwitch } from './requested-only-switch.tsx'

interface Opening {
  isOn?: boolean
  selectedCount?: number
  places?: Places
  disabledReason?: string
}

async function open({ isOn = false, selectedCount = 2, ...rest }: Opening = {}) {
  const onChange = vi.fn<(isOn: boolean) => void>()
  const { places = { shifts: [{ slots: 2 }, { slots: 1 }] }, disabledReason } = rest
  const view = await show(
    <RequestedOnlySwitch {...{ isOn, selectedCount, places, disabledReason, onChange }} />,
  )
  return { ...view, onChange }
}
const option = () => byRole('switch', /^Uniquement les Siders sélectionnés/)

describe('the exclusive option', () => {
  it('WORK-09 WORK-11 is turned on once it is confirmed', async () => {
    const { user, onChange } = await open()
    await user.click(option())
    await soonByRole('alertdialog', /^Réserver la mission aux Siders sélectionnés/)
    expect(onChange).not.toHaveBeenCalled()
    await user.click(byRole('button', 'Réserver la mission'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(hasRole('alertdialog', /./)).toBe(false)
  })

  it('WORK-11 stays off where the question is answered no', async () => {
    const { user, onChange } = await open()
    await user.click(option())
    await user.click(await soonByRole('button', 'Annuler'))
    expect(onChange).not.toHaveBeenCalled()
    expect(hasRole('alertdialog', /./)).toBe(false)
  })

  it('WORK-09 is turned off without a question, however few are selected', async () => {
    const { user, onChange } = await open({ isOn: true, selectedCount: 0 })
    await user.click(option())
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it.each<[string, Places, number, string]>([
    ['the largest shift', { shifts: [{ slots: 1 }, { slots: 3 }] }, 1, 'encore 2 Siders'],
    ['the largest shift', { shifts: [{ slots: 2 }] }, 1, 'encore 1 Sider '],
    ['a flexible planning', { siders: 4 }, 1, 'encore 3 Siders'],
  ])('WORK-10 is closed until %s can be filled (%#)', async (_what, places, count, needs) => {
    const { user, onChange } = await open({ places, selectedCount: count })
    expect(isClosed(option())).toBe(true)
    expect(saidOf(option()).join(' ')).toContain(`Sélectionnez ${needs}`)
    await user.click(option())
    expect(hasRole('alertdialog', /./)).toBe(false)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is closed with the reason of its screen first', async () => {
    await open({ disabledReason: 'Contrats signés', isOn: true })
    expect(isClosed(option())).toBe(true)
    expect(saidOf(option())).toContain('Contrats signés')
  })
})
