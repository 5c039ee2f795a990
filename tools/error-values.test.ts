import type { Node } from 'oxc-parser'
import { expect, it } from 'vitest'
import { en } from '../apps/web/src/platform/words/en.ts'
import { fr } from '../apps/web/src/platform/words/fr.ts'
import { en as staffEn } from '../apps/web/src/platform/words/staff/en.ts'
import { fr as staffFr } from '../apps/web/src/platform/words/staff/fr.ts'
import { en as workEn } from '../apps/web/src/platform/words/work/en.ts'
import { fr as workFr } from '../apps/web/src/platform/words/work/fr.ts'
import { isTest, readSourceFiles, type SourceFile } from './source-file.ts'
import { parseSource } from './syntax-tree.ts'
import { lineAt } from './violation.ts'

/** The placeholders of each sentence. */
const needs = new Map<string, Set<string>>()
for (const sentences of [fr, en, workFr, workEn, staffFr, staffEn]) {
  for (const [word, sentence] of Object.entries<string>(sentences)) {
    const names = needs.get(word) ?? new Set()
    for (const [, name = ''] of sentence.matchAll(/\{\{\s*(\w+)/g)) names.add(name)
    needs.set(word, names)
  }
}

/** The bound that the API and the forms read from a check of Zod (`kernel/issues.ts`). */
const boundOf: Readonly<Record<string, string>> = { min: 'min', max: 'max' }

/**
 * The names of the values next to a key in the source; `null` where they cannot be read: in a list, in a comparison,
 * or with values in a variable.
 */
function givenWith(literal: Node, ancestors: readonly Node[]): readonly string[] | null {
  const [around, outer, outermost] = ancestors.toReversed()
  if (around?.type === 'Property' && outer?.type === 'ObjectExpression') {
    const name = nameOf(around.key)
    if (name !== 'key' && name !== 'error') return null
    const values = ['params', 'metadata']
    return namesOf(outer.properties.find((each) => values.some((one) => isNamed(each, one))))
  }
  if (around?.type !== 'CallExpression') return null
  const callee = nameOf(around.callee)
  if (callee === 'refuse' || callee === 'issue') {
    const place = around.arguments.findIndex((argument) => argument.start === literal.start)
    return namesIn(around.arguments[place + 1])
  }
  if (callee !== 'key') return null
  if (outer?.type === 'SpreadElement' && outermost?.type === 'ObjectExpression') {
    return namesOf(outermost.properties.find((each) => isNamed(each, 'params')))
  }
  if (outer?.type !== 'CallExpression') return null
  const check = outer.callee.type === 'MemberExpression' ? nameOf(outer.callee.property) : ''
  return [boundOf[check] ?? ''].filter(Boolean)
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Property' && nameOf(node.key) === name
}

function namesOf(property: Node | undefined): readonly string[] | null {
  if (property === undefined) return []
  return property.type === 'Property' ? namesIn(property.value) : null
}

function namesIn(values: Node | undefined): readonly string[] | null {
  if (values === undefined) return []
  if (values.type !== 'ObjectExpression') return null
  if (values.properties.some(({ type }) => type === 'SpreadElement')) return null
  return values.properties.map((each) => (each.type === 'Property' ? nameOf(each.key) : ''))
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : ''
}

/**
 * Values that a later step adds to a refusal: the domain knows a Sider by their id, and the operation adds their name
 * (`amending.ts`, `hire-wanted.ts`, `clock.ts`); the import adds the lines.
 */
const addedLater = [
  { in: /^packages\/domain\/src\/(amendment|hiring|attendance)\//, names: ['sider', 'lines'] },
  { in: /^apps\/api\/src\/amendment\/plan-flexible\.ts/, names: ['sider'] },
]

/** Places that raise a key without a value of its sentence: the reader would miss it. */
function silences(file: SourceFile): string[] {
  const found: string[] = []
  const added = addedLater.flatMap((each) => (each.in.test(file.path) ? each.names : []))
  parseSource(file).walk((node, ancestors) => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return
    const needed = needs.get(node.value.replaceAll('.', '_'))
    if (needed === undefined || needed.size === 0) return
    const given = givenWith(node, ancestors)
    const missing =
      given === null ? [] : [...needed].filter((name) => ![...given, ...added].includes(name))
    if (missing.length === 0) return
    const place = `${file.path}:${lineAt(file.text, node.start)}`
    found.push(`${place} ${node.value} says ${missing.join(', ')}, which is not given`)
  })
  return found
}

const raised = (text: string) => silences({ path: 'a.ts', text })

it.each([
  ["z.number().min(1, key('errors.shift.slots'))", 1],
  ["z.number(key('errors.shift.slots'))", 1],
  ["z.string().max(9, key('errors.field.too_long'))", 0],
  ["rule({ ...key('errors.shift.slots'), params: { min: 1, max: 50 } })", 0],
  ["rule({ ...key('errors.shift.slots'), params: limits })", 0],
  ["throw refuse('errors.shift.slots', { min: 1 })", 1],
  ["issues.push(issue(['slots'], 'errors.shift.slots'))", 1],
  ["const a = { key: 'errors.shift.slots' }", 1],
  ["const a = { key: 'errors.shift.slots', params: { min: 1, max: 50 } }", 0],
  ["const a = ['errors.shift.slots']", 0],
])('of a file that says %s, it finds %i', (text, count) => {
  expect(raised(text)).toHaveLength(count)
})

it('ERR-04 every error key comes with each value that its sentence says', () => {
  const files = readSourceFiles().filter(
    ({ path }) => /^(packages|apps)\/\w+\/src\//.test(path) && !isTest(path),
  )
  expect(files.flatMap(silences)).toEqual([])
})
