import type { Node } from 'oxc-parser'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { isTest, readSourceFiles, repositoryRoot, type SourceFile } from './source-file.ts'
import { parseSource } from './syntax-tree.ts'
import { lineAt } from './violation.ts'

/** The sentences of an area by key, from `fr.ts` and `en.ts` next to its `words.ts`. */
type Sentences = readonly (readonly [key: string, sentence: string])[]

/**
 * The value that i18next gives to every sentence (`platform/i18n.ts`), and the option with the text of a missing one.
 */
const byItself = 'product'
const instead = 'defaultValue'
const chosenByCount = /(_(one|many|other))$/
const anyWord = '[^/]+?'

/**
 * Uses of a sentence, as in `t(($) => $.left, { left })`, without one of its values, whose name would show in braces,
 * or with an unused value. A computed key needs the values of every sentence that it may mean.
 */
function mismatches(file: SourceFile, areas: ReadonlyMap<string, Sentences>): string[] {
  const found: string[] = []
  const folders = wordsImported(file)
  parseSource(file).walk((node) => {
    if (node.type !== 'CallExpression') return
    const area = areas.get(folders.get(hookOf(file.text, node)) ?? '') ?? []
    for (const { path, isComputed } of keysOf(node.arguments[0])) {
      const key = new RegExp(`^${path}${chosenByCount.source.replace('$', '?$')}`)
      const values = area.filter(([name]) => key.test(name)).map(valuesOf)
      const place = `${file.path}:${lineAt(file.text, node.start)} ${path}`
      if (values.length === 0) found.push(`${place} is in no dictionary that is imported here`)
      const given = namesIn(node.arguments[1])
      if (given === null) continue
      const said = [...new Set(values.flat())]
      const needed = said.filter((name) => !isComputed || values.every((all) => all.includes(name)))
      const missing = needed.filter((name) => !given.includes(name) && name !== byItself)
      const idle = given.filter((name) => !said.includes(name) && name !== instead)
      if (missing.length > 0) found.push(`${place} says ${missing.join(', ')}, which is not given`)
      if (idle.length > 0) found.push(`${place} is given ${idle.join(', ')}, which it never says`)
    }
  })
  return found
}

/** The folder of the dictionary that each hook of a file reads. */
function wordsImported({ path, text }: SourceFile): Map<string, string> {
  const folders = new Map<string, string>()
  for (const [, names = '', from = ''] of text.matchAll(
    /import (?:type )?\{([^}]*)\} from '([^']*\/words\.ts)'/g,
  )) {
    const folder = posix.join(posix.dirname(path), posix.dirname(from))
    for (const name of names.split(',')) folders.set(name.trim(), folder)
  }
  return folders
}

interface Key {
  /** Matches the path of the sentence, with a slash between names. */
  readonly path: string
  readonly isComputed: boolean
}

/** The keys that `($) => $.days[day].short` may mean: any word for `day`, both branches of a choice. */
function keysOf(node: Node | undefined): readonly Key[] {
  if (node?.type !== 'ArrowFunctionExpression') return []
  const [parameter] = node.params
  if (parameter?.type !== 'Identifier' || parameter.name !== '$') return []
  const body = node.body.type === 'ParenthesizedExpression' ? node.body.expression : node.body
  return body.type === 'ConditionalExpression'
    ? [pathOf(body.consequent), pathOf(body.alternate)].flat()
    : pathOf(body)
}

function pathOf(node: Node): readonly Key[] {
  const steps: string[] = []
  let at = node
  while (at.type === 'MemberExpression') {
    steps.unshift(at.computed ? patternOf(at.property) : nameOf(at.property))
    at = at.object
  }
  return at.type === 'Identifier'
    ? [{ path: steps.join('/'), isComputed: steps.some((step) => step.includes(anyWord)) }]
    : []
}

function patternOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value)
  if (node.type !== 'TemplateLiteral') return anyWord
  return node.quasis.map(({ value }) => value.raw).join(anyWord)
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : ''
}

/** The hook behind a function of sentences: `const t = useHook()`, `t: ReturnType<typeof useHook>`. */
function hookOf(
  text: string,
  { callee, start }: Extract<Node, { type: 'CallExpression' }>,
): string {
  if (callee.type === 'CallExpression') return nameOf(callee.callee)
  const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee)
  const bound = [
    ...text.matchAll(new RegExp(`\\b${name}(?: = |: |: ReturnType<typeof )(use\\w+Words)\\b`, 'g')),
  ]
  return (bound.findLast(({ index }) => index < start) ?? bound[0])?.[1] ?? ''
}

/** The names of the given values; `null` where some come from elsewhere. */
function namesIn(values: Node | undefined): readonly string[] | null {
  if (values === undefined) return []
  if (values.type !== 'ObjectExpression') return null
  if (values.properties.some(({ type }) => type === 'SpreadElement')) return null
  return values.properties.map((each) => (each.type === 'Property' ? nameOf(each.key) : ''))
}

/** The values of a sentence, and the one that chooses its form; the singular may write its number as a word. */
function valuesOf([key, sentence]: readonly [string, string]): string[] {
  const names = [...sentence.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name)
  return chosenByCount.test(key) ? ['count', ...names] : names
}

function sentencesIn(words: unknown, before = ''): [string, string][] {
  return Object.entries(Object(words)).flatMap(([name, each]) =>
    typeof each === 'string'
      ? [[`${before}${name}`, each]]
      : sentencesIn(each, `${before}${name}/`),
  )
}

async function readAreas(files: readonly SourceFile[]): Promise<Map<string, Sentences>> {
  const areas = new Map<string, Sentences>()
  for (const { path } of files.filter(({ path }) => path.endsWith('/words.ts'))) {
    const folder = posix.dirname(path)
    const both: [string, string][] = []
    for (const language of ['fr', 'en']) {
      const url = pathToFileURL(join(repositoryRoot, folder, `${language}.ts`)).href
      const words: Record<string, unknown> = await import(url)
      both.push(...sentencesIn(words[language]))
    }
    areas.set(folder, both)
  }
  return areas
}

const shift: Sentences = [
  ['title', 'Créneaux'],
  ['left', 'encore {{left}}'],
  ['by/day', 'le {{day}}'],
  ['by/hour', 'le {{day}} à {{hour}}'],
  ['slots_one', 'un créneau de {{name, of}}'],
  ['slots_other', '{{count, number}} créneaux de {{name, of}}'],
]

it.each([
  ['t(($) => $.title)', 0],
  ['t(($) => $.title, { left })', 1],
  ['t(($) => $.left, { left: 2 })', 0],
  ['t(($) => $.left)', 1],
  ['t(($) => $.left, { max: 2 })', 2],
  ['t(($) => $.left, values)', 0],
  ['t(($) => $.by[unit], { day, hour })', 0],
  ['t(($) => $.by[unit], { day })', 0],
  ['t(($) => $.by[unit], { hour })', 1],
  ['t(($) => (late ? $.left : $.title))', 1],
  ['t(($) => $.slots, { count, name })', 0],
  ['t(($) => $.slots, { name })', 1],
  ['t(($) => $.nowhere)', 1],
  ['useShiftWords()(($) => $.left)', 1],
])('of a file that says %s, it finds %i', (call, count) => {
  const text = `import { useShiftWords } from './words.ts'\nconst t = useShiftWords()\n${call}`
  expect(mismatches({ path: 'shift/a.ts', text }, new Map([['shift', shift]]))).toHaveLength(count)
})

it('ERR-04 sentences of the web app are given the values that they say, and no others, where these are written', async () => {
  const files = readSourceFiles().filter(
    ({ path }) => path.startsWith('apps/web/src/') && !isTest(path),
  )
  const areas = await readAreas(files)
  expect(areas.size).toBeGreaterThan(60)
  expect(files.flatMap((file) => mismatches(file, areas))).toEqual([])
})
