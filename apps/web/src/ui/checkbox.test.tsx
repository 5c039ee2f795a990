import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole, saidOf } from '../testing/by-role.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'

function Box(props: Partial<CheckboxProps>) {
  const [isSelected, setSelected] = useState(false)
  return (
    <Checkbox isSelected={isSelected} onChange={setSelected} {...props}>
      Télétravail
    </Checkbox>
  )
}

function show(props: Partial<CheckboxProps> = {}) {
  const { rerender } = render(<Box {...props} />)
  return {
    user: userEvent.setup({ delay: null }),
    box: byRole('checkbox', 'Télétravail'),
    become: (next: Partial<CheckboxProps>) => rerender(<Box {...next} />),
  }
}

describe('Checkbox', () => {
  it('Space and a press on its label turn it', async () => {
    const { user, box } = show()
    await user.tab()
    await user.keyboard(' ')
    expect(box).toHaveProperty('checked', true)
    await user.click(box.parentElement ?? box)
    expect(box).toHaveProperty('checked', false)
  })

  it('is mixed while some of what it stands for is selected', () => {
    const { box, become } = show({ isMixed: true })
    expect(box).toHaveProperty('indeterminate', true)
    become({ isMixed: false })
    expect(box).toHaveProperty('indeterminate', false)
  })

  it('says its problem, then its help', () => {
    const { box } = show({ error: 'Acceptez.', help: 'Les conditions' })
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(saidOf(box)).toEqual(['Acceptez.', 'Les conditions'])
  })

  it('closed with a reason, it keeps the focus, says why and does not turn', async () => {
    const { user, box } = show({ disabledReason: 'Réservé aux administrateurs.' })
    await user.tab()
    expect(document.activeElement).toBe(box)
    await user.keyboard(' ')
    expect(box).toHaveProperty('checked', false)
    expect(box.getAttribute('aria-disabled')).toBe('true')
    expect(saidOf(box)).toEqual(['Réservé aux administrateurs.'])
  })
})
