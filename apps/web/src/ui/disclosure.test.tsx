import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Disclosure } from './disclosure.tsx'

describe('Disclosure', () => {
  it('is the native one, which browsers open by key, by search and in print', () => {
    render(<Disclosure summary="Le détail">Heures × taux</Disclosure>)
    const summary = screen.getByText('Le détail')
    expect(summary.tagName).toBe('SUMMARY')
    expect(summary.parentElement).toHaveProperty('open', false)
    fireEvent.click(summary)
    expect(summary.parentElement).toHaveProperty('open', true)
  })

  it('tells whether it was opened or closed', () => {
    const onToggle = vi.fn<(isOpen: boolean) => void>()
    render(
      <Disclosure summary="Le détail" isOpen onToggle={onToggle}>
        Heures × taux
      </Disclosure>,
    )
    const fold = screen.getByRole('group')
    expect(fold).toHaveProperty('open', true)
    fold.removeAttribute('open')
    fireEvent(fold, new Event('toggle'))
    expect(onToggle).toHaveBeenLastCalledWith(false)
  })
})
