import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { ErrorBanner } from './error-banner.tsx'
import { ToastRegion } from './toast-region.tsx'
import { toastQueue } from './toast-queue.ts'

const past = 20_000

function show() {
  render(<ToastRegion />)
  return userEvent.setup({ delay: null })
}

const say = (...said: Parameters<typeof toastQueue.add>) => act(() => toastQueue.add(...said))

afterEach(() => {
  vi.useRealTimers()
})

describe('ToastRegion', () => {
  it('is a live region before there is something to say', () => {
    show()
    expect(byRole('region', 'Notifications').getAttribute('aria-live')).toBe('polite')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('says what is done and what to look at as a status, and a failure as an alert', () => {
    show()
    say('success', 'Enregistré.')
    say('warning', 'Jour férié compris.')
    say('error', 'Salaire trop bas.')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Réussi Enregistré.',
      'Attention Jour férié compris.',
    ])
    expect(screen.getByRole('alert').textContent).toBe('Erreur Salaire trop bas.')
  })

  it('F6 brings the keyboard to the newest, whose action is done once', async () => {
    const user = show()
    const onPress = vi.fn<() => void>()
    say('success', 'Premier.')
    say('success', 'Supprimé.', { label: 'Annuler', onPress })
    await user.keyboard('{F6}')
    expect(document.activeElement).toBe(byRole('button', 'Annuler'))
    await user.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.queryByText('Supprimé.')).toBeNull()
    expect(screen.getByText('Premier.')).toBeDefined()
  })

  it('goes by itself, unless it is pointed at or has the focus, even once the pointer has left', () => {
    vi.useFakeTimers()
    show()
    say('success', 'Enregistré.')
    const list = screen.getByRole('list')
    const wait = () => act(() => vi.advanceTimersByTime(past))
    fireEvent(list, new Event('pointerenter'))
    wait()
    expect(screen.queryByText('Enregistré.')).not.toBeNull()
    act(() => byRole('button', 'Fermer').focus())
    fireEvent(list, new Event('pointerleave'))
    wait()
    expect(screen.queryByText('Enregistré.')).not.toBeNull()
    act(() => byRole('button', 'Fermer').blur())
    wait()
    expect(screen.queryByText('Enregistré.')).toBeNull()
  })
})

describe('ErrorBanner', () => {
  it('ERR-05 is an alert in a region of its own, is closed by its button and goes after five seconds', () => {
    const onHide = vi.fn<() => void>()
    const { rerender } = render(<ErrorBanner message={null} onHide={onHide} />)
    expect(screen.getByRole('alert').textContent).toBe('')
    vi.useFakeTimers()
    rerender(<ErrorBanner message="Réessayez." onHide={onHide} />)
    expect(screen.getByRole('alert').textContent).toBe('Réessayez.')
    expect(byRole('region', 'Erreur')).toBeDefined()
    fireEvent.click(byRole('button', 'Fermer'))
    expect(onHide).toHaveBeenCalledTimes(1)
    act(() => vi.advanceTimersByTime(5_000))
    expect(onHide).toHaveBeenCalledTimes(2)
  })
})
