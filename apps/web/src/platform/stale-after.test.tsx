import { endpoint, type Method } from '@renfort/contract/kernel/endpoint.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answer } from '../testing/api-stand-in.ts'
import type { Change } from './changes.ts'
import { queryClient } from './query-client.ts'
import { keyOf, queryFor, useCommand } from './query.ts'
import { changed, staleAfter } from './stale-after.ts'

const operation = (method: Method, path: `/${string}`) =>
  endpoint({ method, path, summary: path, access: 'public', response: z.number(), errors: [] })

const readShelf = operation('GET', '/shelf')
const readDesk = operation('GET', '/desk')
const addBook = operation('POST', '/books')
const lendBook = operation('PATCH', '/books')

staleAfter(readShelf, [addBook, lendBook])
staleAfter(readDesk, ['cv', lendBook])

const cache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Reads both places, then runs a command; returns how often each place was read in all. */
async function readingsAfter(command: typeof addBook, changes: readonly Change[] = []) {
  const shelf = answer(readShelf, () => 1)
  const desk = answer(readDesk, () => 1)
  answer(command, () => 1)
  const { result } = renderHook(
    () => ({
      shelf: useQuery(queryFor(readShelf, {})),
      desk: useQuery(queryFor(readDesk, {})),
      command: useCommand(command, { changes }),
    }),
    { wrapper: cache },
  )
  await waitFor(() => expect([shelf.length, desk.length]).toEqual([1, 1]))
  await act(() => result.current.command.mutateAsync({}))
  return { shelf: shelf.length, desk: desk.length }
}

describe('a command', () => {
  it('makes the answers stale whose query names it, and no others', async () => {
    expect(await readingsAfter(addBook)).toEqual({ shelf: 2, desk: 1 })
    queryClient.clear()
    expect(await readingsAfter(lendBook)).toEqual({ shelf: 2, desk: 2 })
  })

  it('makes the answers stale whose query names a word of it', async () => {
    expect(await readingsAfter(addBook, ['cv'])).toEqual({ shelf: 2, desk: 2 })
  })

  it('is done once they are read again', async () => {
    const again = Promise.withResolvers<number>()
    const answers = [1, again.promise]
    const shelf = answer(readShelf, () => answers.shift() ?? 3)
    answer(addBook, () => 1)
    const { result } = renderHook(
      () => ({ shelf: useQuery(queryFor(readShelf, {})), command: useCommand(addBook) }),
      { wrapper: cache },
    )
    await waitFor(() => expect(result.current.shelf.data).toBe(1))
    act(() => result.current.command.mutate({}))
    await waitFor(() => expect(shelf).toHaveLength(2))
    expect(result.current.command.isPending).toBe(true)
    again.resolve(2)
    await waitFor(() => expect(result.current.command.isSuccess).toBe(true))
    expect(result.current.shelf.data).toBe(2)
  })
})

describe('a change of known things', () => {
  const readBook = endpoint({
    method: 'GET',
    path: '/books/:id',
    summary: 'A book',
    access: 'public',
    params: z.object({ id: z.string() }),
    response: z.number(),
    errors: [],
  })
  staleAfter(readBook, ['copiedJobs', addBook], ({ params }) => params.id)
  const idsOf = () =>
    ['a', 'b'].filter(
      (id) =>
        queryClient.getQueryState(keyOf(readBook, { params: { id } }))?.isInvalidated === true,
    )
  const known = () => {
    for (const id of ['a', 'b']) queryClient.setQueryData(keyOf(readBook, { params: { id } }), 1)
  }

  it('concerns only the answers about these', async () => {
    known()
    await changed(queryClient, ['copiedJobs'], ['b'])
    expect(idsOf()).toEqual(['b'])
  })

  it('concerns all of them where nobody says which', async () => {
    known()
    await changed(queryClient, [addBook])
    expect(idsOf()).toEqual(['a', 'b'])
  })
})
