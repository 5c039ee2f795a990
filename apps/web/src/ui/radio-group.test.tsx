import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole, saidOf } from '../testing/by-role.ts'
import { RadioCards } from './radio-cards.tsx'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'week', label: 'Chaque semaine' },
  { value: 'month', label: 'Chaque mois' },
  { value: 'year', label: 'Chaque année' },
] as const
type Value = (typeof options)[number]['value']

interface Props {
  kind: 'radios' | 'cards'
  error?: string
  disabledReason?: string
}

function Repeat({ kind, ...field }: Props) {
  const [value, setValue] = useState<Value | null>('week')
  const Group = kind === 'cards' ? RadioCards<Value> : RadioGroup<Value>
  return <Group label="Répétition" {...{ options, value, ...field }} onChange={setValue} />
}

function show(props: Props) {
  render(<Repeat {...props} />)
  return { user: userEvent.setup({ delay: null }), group: byRole('radiogroup', 'Répétition') }
}

const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map(({ value }) => value)

describe.each(['radios', 'cards'] as const)('a question with %s', (kind) => {
  it('takes the one that is pressed, and no other', async () => {
    const { user } = show({ kind })
    await user.click(byRole('radio', 'Chaque année'))
    expect(checked()).toEqual(['year'])
  })

  it('arrows take the next and the one before', async () => {
    const { user } = show({ kind })
    await user.tab()
    expect(document.activeElement).toBe(byRole('radio', 'Chaque semaine'))
    await user.keyboard('{ArrowDown}')
    expect(checked()).toEqual(['month'])
    await user.keyboard('{ArrowUp}')
    expect(checked()).toEqual(['week'])
  })

  it('its problem belongs to the whole group', () => {
    const { group } = show({ kind, error: 'Choisissez.' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(saidOf(group)).toEqual(['Choisissez.'])
  })

  it('closed with a reason, it says it and changes nothing', async () => {
    const { user, group } = show({ kind, disabledReason: 'Contrat signé.' })
    await user.click(byRole('radio', 'Chaque mois'))
    expect(checked()).toEqual(['week'])
    expect([group.getAttribute('aria-disabled'), saidOf(group)]).toEqual([
      'true',
      ['Contrat signé.'],
    ])
  })
})
