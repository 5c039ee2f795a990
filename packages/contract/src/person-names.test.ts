import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { profileChange, profileFields } from './account.ts'
import { firstAdministrator } from './administration.ts'
import { accountBody } from './auth.ts'
import { readInput } from './kernel/issues.ts'
import { billingContactChange } from './payment.ts'
import { newSider, siderChange } from './sider.ts'
import { invitation } from './team.ts'
import { newWorker } from './company-sider.ts'

const mayHaveOneName = Object.entries({
  newWorker,
  newSider,
  siderChange,
  profileFields,
  profileChange,
  accountBody,
  invitation,
  firstAdministrator,
  billingContactChange,
})

/** The issues of the names alone, each with its field. */
function issuesOfNames(schema: z.ZodType, names: Readonly<Record<string, unknown>>) {
  const reading = readInput<unknown>(schema, names)
  return reading.success
    ? []
    : reading.issues
        .filter(({ path }) => path[0] === 'firstName' || path[0] === 'lastName')
        .map(({ path, key }) => [path[0], key])
}

describe.each(mayHaveOneName)('WORK-06 CTR-15 the names in %s', (_, schema) => {
  it('are both asked for, also where another field is wrong', () => {
    expect(issuesOfNames(schema, { firstName: 'Suharto', lastName: ' ' })).toEqual([
      ['lastName', 'errors.field.required'],
    ])
  })

  it('are one where that is said', () => {
    const names = { firstName: 'Suharto', lastName: '', hasOneName: true }
    expect(issuesOfNames(schema, names)).toEqual([])
  })

  it.each([
    [{ firstName: 'Julien2', lastName: '-' }, 'sign', 'placeholder'],
    [{ firstName: '.', lastName: 'Sukarno2' }, 'placeholder', 'sign'],
    [{ firstName: ' – ', lastName: '–' }, 'placeholder', 'placeholder'],
  ])('are no signs: %o', (names, first, last) => {
    expect(issuesOfNames(schema, names)).toEqual([
      ['firstName', `errors.field.person_name_${first}`],
      ['lastName', `errors.field.person_name_${last}`],
    ])
  })

  it.each(['Petit', '-'])('are not one beside « %s »', (lastName) => {
    expect(issuesOfNames(schema, { firstName: 'Ana', lastName, hasOneName: true })).toEqual([
      ['lastName', 'errors.field.person_name_not_single'],
    ])
  })
})
