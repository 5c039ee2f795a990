import { describe, expect, it } from 'vitest'
import { agentOf } from '../testing/agents.ts'
import { allowedTo, systemOnly, systemOrAllowedTo } from './agent.ts'

const permissions = {
  systemOnly,
  'allowed to add applicants': allowedTo('applicant.add'),
  'system, or allowed to add applicants': systemOrAllowedTo('applicant.add'),
}

describe('who may cause an event of a state machine', () => {
  it.each([
    ['systemOnly', 'system', undefined],
    ['systemOnly', 'insider', 'errors.user.forbidden'],
    ['systemOnly', 'admin', 'errors.user.forbidden'],
    ['allowed to add applicants', 'system', 'errors.user.forbidden'],
    ['allowed to add applicants', 'insider', undefined],
    ['allowed to add applicants', 'admin', 'errors.user.forbidden'],
    ['allowed to add applicants', 'logAs', 'errors.logas.forbidden'],
    ['system, or allowed to add applicants', 'system', undefined],
    ['system, or allowed to add applicants', 'insider', undefined],
    ['system, or allowed to add applicants', 'logAs', 'errors.logas.forbidden'],
  ] as const)('%s: %s is answered %s', (permission, kind, key) => {
    expect(permissions[permission](agentOf[kind])?.key).toBe(key)
  })
})
