import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VirtualRows } from './virtual-rows.tsx'

function showRows(count: number) {
  const items = Array.from({ length: count }, (_, at) => ({ id: `row${at}` }))
  const { container } = render(
    <table>
      <VirtualRows items={items} heightOf={() => 50}>
        {({ id }, _index, isPlain) => (
          <tr>
            <td>
              {id}
              {!isPlain && <button type="button">Menu of {id}</button>}
            </td>
          </tr>
        )}
      </VirtualRows>
    </table>,
  )
  const pressable = () => container.querySelectorAll('button').length
  const drawn = () => container.querySelectorAll('tbody:not([aria-hidden])').length
  return { container, pressable, drawn }
}

const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
}

/** More than what the page waits for after a scroll, and for idle moments: rows beside the window come in a second one. */
const rest = () => {
  for (let turn = 0; turn < 3; turn += 1) act(() => vi.advanceTimersByTime(1_000))
}

describe('rows of a table', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([3, 40])(
    'of %i show their text; what can be pressed comes once the page rests',
    (count) => {
      const { container, pressable, drawn } = showRows(count)
      expect(container.textContent).toContain('row0')
      expect(pressable()).toBe(0)
      rest()
      expect(pressable()).toBe(drawn())
    },
  )

  it('that come while the page is scrolled are text until it rests', () => {
    const { container, pressable, drawn } = showRows(40)
    rest()
    act(() => scrollTo(1_000))
    expect(container.textContent).toContain('row20')
    expect(container.textContent).not.toContain('Menu of row20')
    rest()
    expect(container.textContent).toContain('Menu of row20')
    expect(pressable()).toBe(drawn())
  })

  it('are all drawn on paper at once, with what can be pressed', () => {
    const { pressable } = showRows(40)
    act(() => window.dispatchEvent(new Event('beforeprint')))
    expect(pressable()).toBe(40)
    act(() => window.dispatchEvent(new Event('afterprint')))
  })
})
