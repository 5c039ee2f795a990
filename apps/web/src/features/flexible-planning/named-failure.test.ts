import { describe, expect, it } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { failsAs } from './named-failure.ts'

describe('FLEX-17 a failure of a flexible planning', () => {
  it.each(['FlexiblePlanningError', 'FlexibleQuotationError'] as const)('is a %s', async (name) => {
    const failure = new CallError({ status: 500, key: 'errors.internal' })
    const told = Promise.reject(failure).catch(failsAs(name))
    await expect(told).rejects.toBe(failure)
    await expect(told).rejects.toMatchObject({ name, status: 500, key: 'errors.internal' })
  })

  it('is thrown on as it came when it is no error', async () => {
    await expect(
      Promise.reject('lost' as unknown).catch(failsAs('FlexiblePlanningError')),
    ).rejects.toBe('lost')
  })
})
