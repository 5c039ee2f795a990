import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole, saidOf } from '../testing/by-role.ts'
import { Switch, type SwitchProps } from './switch.tsx'

function Light(props: Partial<SwitchProps>) {
  const [isSelected, setSelected] = useState(false)
  return (
    <Switch isSelected={isSelected} onChange={setSelected} {...props}>
      Récurrence
    </Switch>
  )
}

function show(props: Partial<SwitchProps> = {}) {
  render(<Light {...props} />)
  return { user: userEvent.setup({ delay: null }), light: byRole('switch', 'Récurrence') }
}

describe('Switch', () => {
  it('Space turns it on and off, and it says which', async () => {
    const { user, light } = show()
    await user.tab()
    expect(light.getAttribute('aria-checked')).toBe('false')
    await user.keyboard(' ')
    expect(light.getAttribute('aria-checked')).toBe('true')
    await user.keyboard(' ')
    expect(light.getAttribute('aria-checked')).toBe('false')
  })

  it('its help belongs to it', () => {
    expect(saidOf(show({ help: 'Les jours fériés aussi' }).light)).toEqual([
      'Les jours fériés aussi',
    ])
  })

  it('closed with a reason, it keeps the focus, says why and does not turn', async () => {
    const { user, light } = show({ disabledReason: 'Contrat signé.' })
    await user.tab()
    await user.keyboard(' ')
    expect(document.activeElement).toBe(light)
    expect([light.getAttribute('aria-checked'), saidOf(light)]).toEqual([
      'false',
      ['Contrat signé.'],
    ])
  })
})
