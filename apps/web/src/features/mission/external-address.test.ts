import { expect, it } from 'vitest'
import { externalAddress } from './external-address.ts'

it('TASK-25, C-31 puts the mission into the configured address', () => {
  const template = 'https://offres.example.test/{taskId}/modifier?ref={taskId}'
  expect(externalAddress(template, 'a b')).toBe(
    'https://offres.example.test/a%20b/modifier?ref=a%20b',
  )
})

it('C-31 has no address where none is configured', () => {
  expect(externalAddress(null, 'a')).toBeNull()
})
