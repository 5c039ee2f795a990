import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { byRole, saidOf } from '../testing/by-role.ts'
import { type Step, Stepper } from './stepper.tsx'

const steps: readonly Step[] = [
  { id: 'motive', label: 'Motif', state: 'done' },
  { id: 'shifts', label: 'Horaires', state: 'current' },
  { id: 'workers', label: 'Siders', state: 'open' },
  { id: 'summary', label: 'Récapitulatif', state: 'blocked', blockedReason: 'Indiquez l’adresse.' },
]

function show() {
  render(
    <Stepper
      steps={steps}
      link={({ step, children, ...link }) => (
        <a href={`#${step.id}`} {...link}>
          {children}
        </a>
      )}
    />,
  )
}

describe('Stepper', () => {
  it('is a named navigation with its steps in order', () => {
    show()
    expect(byRole('navigation', 'Étapes')).toBeDefined()
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })

  it('says what is done and where one is', () => {
    show()
    expect(byRole('link', 'Motif (terminée)').hasAttribute('aria-current')).toBe(false)
    expect(byRole('link', 'Horaires (en cours)').getAttribute('aria-current')).toBe('step')
    expect(byRole('link', 'Siders').getAttribute('href')).toBe('#workers')
  })

  it('a closed step is reached by Tab, says why and leads nowhere', async () => {
    show()
    const user = userEvent.setup({ delay: null })
    for (const _step of steps) await user.tab()
    const closed = byRole('button', 'Récapitulatif (bloquée)')
    expect(document.activeElement).toBe(closed)
    expect(closed.getAttribute('aria-disabled')).toBe('true')
    expect(saidOf(closed)).toEqual(['Indiquez l’adresse.'])
  })
})
