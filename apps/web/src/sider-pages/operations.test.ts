import { siderAccess, siderPapers, siderReminders, siderSelf, siderWork } from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { errorsOf } from '@renfort/contract/kernel/errors-of.ts'
import { replays } from '@renfort/contract/kernel/idempotency.ts'
import { expect, it } from 'vitest'
import { accessOperations } from './access/access-operations.ts'
import { sentenceOf } from './error-sentence.ts'
import { operations as firstOperations } from './operations.ts'
import { paperOperations } from './papers/paper-operations.ts'
import { reminderOperations } from './reminders/reminder-operations.ts'
import { workOperations } from './work/work-operations.ts'
import { selfOperations } from './me/self-operations.ts'
import { en as rareEn } from './rare-words/en.ts'
import { fr as rareFr } from './rare-words/fr.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const operations = {
  ...firstOperations,
  ...accessOperations,
  ...paperOperations,
  ...reminderOperations,
  ...selfOperations,
  ...workOperations,
}
/** The words of every page, whenever they are loaded. */
const withRare = (words: typeof fr, { errors }: typeof rareFr) => ({
  ...words,
  errors: { ...words.errors, ...errors },
})

const contract = new Map(
  Object.entries<unknown>({
    ...siderAccess,
    ...siderPapers,
    ...siderReminders,
    ...siderSelf,
    ...siderWork,
  }).filter((entry): entry is [string, Endpoint] => Object.hasOwn(operations, entry[0])),
)

it('the pages call the operations of the contract at their addresses', () => {
  expect(Object.keys(operations).sort()).toEqual([...contract.keys()].sort())
  for (const [name, { method, path, isReplayed }] of Object.entries(operations)) {
    const endpoint = contract.get(name)
    if (endpoint === undefined) throw new Error(name)
    expect({ method, path, isReplayed }).toEqual({
      method: endpoint.method,
      path: endpoint.path,
      isReplayed: replays(endpoint),
    })
  }
})

const keys = [...new Set([...contract.values()].flatMap((endpoint) => endpoint.errors))]

it.each([
  ['French', withRare(fr, rareFr)],
  ['English', withRare(en, rareEn)],
])('each refusal that an operation names has its own sentence in %s', (_language, words) => {
  expect(keys.length).toBeGreaterThan(20)
  const general = sentenceOf(words, 'errors.internal')
  const values = { minutes: 5, max: 24, sider: 'Nora' }
  for (const key of keys) {
    const sentence = sentenceOf(words, key, values)
    expect([key, sentence]).not.toEqual([key, general])
    expect(sentence).not.toContain('{{')
  }
})

it('a refusal of any call reads as a sentence, known or not', () => {
  const all = [...contract.values()].flatMap((endpoint) => errorsOf(endpoint))
  for (const key of [...all, 'errors.of.a.newer.server', null]) {
    expect(sentenceOf(fr, key).length).toBeGreaterThan(10)
  }
})
