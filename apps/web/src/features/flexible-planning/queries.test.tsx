import { saveFlexiblePlanning } from '@renfort/contract/flexible-planning.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import { readQuotation } from '@renfort/contract/quotation.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { queryClient } from '../../platform/query-client.ts'
import { keyOf } from '../../platform/query.ts'
import { missionId } from '../../testing/a-mission.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { press } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { Button } from '../../ui/button.tsx'
// These two say themselves what makes their answers stale.
import '../legal-guard/use-legal-guard.ts'
import '../quotation/queries.ts'
import { failsAs, useSaveFlexiblePlanning } from './queries.ts'
import { onWeekdays } from '@renfort/domain/testing/flexible-plannings.ts'

const saved = {
  ...onWeekdays,
  id: 'd0a1c1c6-5f0e-4b8a-9d5e-2f6f4f1c7a02',
  startDate: '2027-01-04T00:00:00.000Z',
  endDate: '2027-01-31T00:00:00.000Z',
  shiftsUntil: null,
}

function Save() {
  const save = useSaveFlexiblePlanning(missionId)
  return <Button onPress={() => void save(onWeekdays)}>Enregistrer</Button>
}

it('FLEX-16 once a flexible planning is saved, its price and its points of law are read again', async () => {
  const sent = answer(saveFlexiblePlanning, () => saved)
  const { user } = await show(<Save />)
  const price = keyOf(readQuotation, { params: { id: missionId } })
  const law = keyOf(readLegalFindings, { params: { taskId: missionId } })
  for (const key of [price, law]) queryClient.setQueryData(key, {})
  await press(user, 'Enregistrer')
  await waitFor(() => {
    for (const key of [price, law]) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })
  expect(sent).toHaveLength(1)
})

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
