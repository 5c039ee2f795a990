import type { Node } from 'oxc-parser'
import { expect, it } from 'vitest'
import { isTest, readSourceFiles, type SourceFile } from './source-file.ts'
import { parseSource } from './syntax-tree.ts'
import { lineAt } from './violation.ts'

const domain = 'packages/domain/src'

/** Things that have one name each, by some of their ids, and the file with these names. */
const named = [
  {
    what: 'public holidays',
    ids: ['noel', 'toussaint', 'armistice'],
    file: `${domain}/law/holiday-names.ts`,
  },
  {
    what: 'kinds of hours',
    ids: ['normal', 'night', 'sunday', 'solidarity', 'holidays'],
    file: `${domain}/quotation/hour-kind-names.ts`,
  },
  {
    what: 'statuses of contracts',
    ids: ['unsigned', 'signed', 'contested'],
    file: `${domain}/contract/contract-status-names.ts`,
  },
  {
    what: 'states of invoices',
    ids: ['paid', 'unpaid', 'credited'],
    file: `${domain}/invoice/invoice-state-names.ts`,
  },
  {
    what: 'states of collections',
    ids: ['planned', 'pending', 'refused', 'returned'],
    file: `${domain}/collection/collection-state-names.ts`,
  },
  {
    what: 'states of hours',
    ids: ['waiting', 'disputed', 'validated'],
    file: `${domain}/attendance/hours-state-names.ts`,
  },
  {
    what: 'states of hours',
    ids: ['att.waiting', 'att.disputed', 'att.validated'],
    file: `${domain}/attendance/hours-state-names.ts`,
  },
  {
    what: 'steps of missions',
    ids: ['draft', 'upcoming', 'ongoing', 'done'],
    file: 'apps/web/src/features/mission-record',
  },
]

/** The texts are in dictionaries, in files of words and in files of names. */
const hasTexts = /\/(fr|en|[a-z-]+-words|[a-z-]+-names)\.ts$/

/** Objects that name one of these things outside of its file. */
function namedTwice(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const found: string[] = []
    parseSource(file).walk((node) => {
      const keys = namesIn(node)
      for (const { what, ids, file: home } of named) {
        if (file.path.startsWith(home) || !ids.every((id) => keys.has(id))) continue
        found.push(`${file.path}:${lineAt(file.text, node.start)} names the ${what} of ${home}`)
      }
    })
    return found
  })
}

/** The keys of an object whose value is a plain text: a sentence with a value in it is no name. */
function namesIn(node: Node): ReadonlySet<string> {
  if (node.type !== 'ObjectExpression') return new Set()
  return new Set(
    node.properties.flatMap((property) => {
      if (property.type !== 'Property') return []
      const { key, value } = property
      const isName =
        value.type === 'Literal' && typeof value.value === 'string' && !value.value.includes('{{')
      if (!isName) return []
      return key.type === 'Identifier'
        ? [key.name]
        : key.type === 'Literal' && typeof key.value === 'string'
          ? [key.value]
          : []
    }),
  )
}

it('a holiday, a kind of hours and a status are named in one file each', () => {
  const files = readSourceFiles().filter(({ path }) => hasTexts.test(path) && !isTest(path))
  expect(files.length).toBeGreaterThan(100)
  expect(namedTwice(files)).toEqual([])
})

it('a second name is found, and a sentence with a value is none', () => {
  const path = 'apps/web/src/features/invoice/fr.ts'
  const second =
    "export const fr = { states: { paid: 'Payée', unpaid: 'À payer', credited: 'Annulée' } }"
  const sentence =
    "export const fr = { states: { paid: 'Payée le {{day}}', unpaid: 'À payer', credited: 'Annulée' } }"
  expect(namedTwice([{ path, text: second }])).toEqual([
    `${path}:1 names the states of invoices of ${domain}/invoice/invoice-state-names.ts`,
  ])
  expect(namedTwice([{ path, text: sentence }])).toEqual([])
})
