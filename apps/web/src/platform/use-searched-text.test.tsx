import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useSearchedText } from './use-searched-text.ts'

const open = (searched: string) => {
  const onSearch = vi.fn<(text: string) => void>()
  const view = renderHook(
    (address: { searched: string }) => useSearchedText({ ...address, pause: 'autosave', onSearch }),
    { initialProps: { searched } },
  )
  return { ...view, onSearch }
}

describe('a search that the address keeps', () => {
  it('INV-10 is written there once the typing pauses, without the spaces around it', async () => {
    const { result, onSearch } = open('')
    act(() => result.current[1](' F2026 '))
    await waitFor(() => expect(onSearch.mock.calls).toEqual([['F2026']]))
    expect(result.current[0]).toBe(' F2026 ')
  })

  it('INV-11 is empty again once a link has cleared the filters, and writes nothing back', () => {
    const { result, rerender, onSearch } = open('zzz')
    rerender({ searched: '' })
    expect(result.current[0]).toBe('')
    expect(onSearch).not.toHaveBeenCalled()
  })
})
