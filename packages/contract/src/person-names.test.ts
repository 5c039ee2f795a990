import { expect, it } from 'vitest'
import { profileFields } from './account.ts'
import { firstAdministrator } from './administration.ts'
import { accountBody } from './auth.ts'
import { readInput } from './kernel/issues.ts'
import { paymentFields } from './payment.ts'
import { newSider, siderChange } from './sider.ts'
import { invitation } from './team.ts'
import { newWorker } from './worker.ts'

it.each(
  Object.entries({
    profileFields,
    accountBody,
    invitation,
    firstAdministrator,
    newWorker,
    newSider,
    siderChange,
    paymentFields,
  }),
)('CTR-15 %s takes no name that a signature refuses', (_, schema) => {
  const reading = readInput<unknown>(schema, { firstName: 'Julien2', lastName: '-' })
  const ofNames = reading.success
    ? []
    : reading.issues.filter(({ path }) => path.includes('firstName') || path.includes('lastName'))
  expect(ofNames.map(({ key }) => key)).toEqual([
    'errors.field.person_name_sign',
    'errors.field.person_name_letter',
  ])
})
