import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { pauses } from './pauses.ts'
import { queryClient, stale } from './query-client.ts'

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

afterEach(() => queryClient.clear())

it('CONST-02 typing rests for 100, 300, 800 or 1200 ms, a comment for a second', () => {
  const { comment, ...others } = pauses
  expect(Object.values(others)).toEqual([100, 300, 800, 1_200])
  expect(comment).toBe(1_000)
})

describe('reads', () => {
  it('CONST-03 are stale after a day, five minutes or twenty seconds', () => {
    expect(stale).toEqual({ user: 24 * 3_600_000, lists: 5 * 60_000, default: 20_000 })
    expect(queryClient.getDefaultOptions().queries?.staleTime).toBe(20_000)
  })

  it.each([
    ['CONST-03 are tried once more after a failure of the server', 500, 2],
    ['are not tried again after a refusal', 404, 1],
  ])('%s', async (_what, status, tries) => {
    const read = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new CallError({ status, key: null })),
    )
    await queryClient
      .fetchQuery({ queryKey: [status], queryFn: read, retryDelay: 0, ...retries })
      .catch(() => null)
    expect(read).toHaveBeenCalledTimes(tries)
  })

  it('are asked again when the screen that asked first is left while the next one waits', async () => {
    const read = vi.fn<(context: { signal: AbortSignal }) => Promise<string>>()
    read.mockImplementationOnce(async ({ signal }) => {
      await new Promise((_resolve, reject) => signal.addEventListener('abort', reject))
      return 'never'
    })
    read.mockResolvedValue('jobs')
    const query = { queryKey: ['jobs'], queryFn: read }
    const leave = new QueryObserver(queryClient, query).subscribe(() => undefined)
    const next = queryClient.ensureQueryData(query)
    leave()
    await expect(next).resolves.toBe('jobs')
    expect(read).toHaveBeenCalledTimes(2)
  })
})

/** `fetchQuery` does not retry by default: these are the settings of the product. */
const retries = { retry: queryClient.getDefaultOptions().queries?.retry ?? false }
