import { newMotive } from '@renfort/contract/motive.ts'
import { motiveReasons } from '@renfort/domain/mission/motive.ts'
import { expect, it } from 'vitest'
import { motiveFormValues } from './motive-form-dialog.tsx'

it.each(motiveReasons)('POST-15 POST-18 the form of %s starts empty', (reason) => {
  const values = motiveFormValues(reason)
  expect(values).toMatchObject({ reason, justification: '' })
  expect(values.replacements).toHaveLength(reason === 'replacement' ? 1 : 0)
  expect(values.recruitments).toHaveLength(reason === 'waitingRecruitment' ? 1 : 0)
  expect(newMotive.safeParse(values).success).toBe(false)
})
