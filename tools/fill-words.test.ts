import type { Node } from 'oxc-parser'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { isTest, readSourceFiles, repositoryRoot, type SourceFile } from './source-file.ts'
import { parseSource } from './syntax-tree.ts'
import { lineAt } from './violation.ts'

/** The placeholders of each sentence of an area; a key is the path of the sentence, with a slash between names. */
type Sentences = readonly (readonly [key: string, said: readonly string[]])[]

/** Both languages of an area. */
type Area = readonly Sentences[]

/**
 * Places where `fillWords` gets other values than its sentence names, in either language: the reader would see double
 * braces, or a value is unused. The last names of a path (`words.subject`) find the sentence; of several sentences
 * with the same names, one must fit. In a choice, each branch must fit, and all branches together must name the given
 * values. Sentences that come as a value are not checked here.
 */
function mismatches(file: SourceFile, area: Area): string[] {
  const found: string[] = []
  parseSource(file).walk((node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'fillWords') return
    const given = namesIn(node.arguments[1])
    if (given === null) return
    const place = `${file.path}:${lineAt(file.text, node.start)}`
    for (const sentences of area) {
      const ways = namesOf(node.arguments[0]).map((names) => sentencesOf(names, sentences))
      if (ways.length === 0 || ways.some((meant) => meant.length === 0)) continue
      const fitting: readonly (readonly string[])[][] = ways.map((meant) =>
        meant.filter((said) => said.every((name) => given.includes(name))),
      )
      const named: readonly string[] = fitting.flatMap((fits) => fits.flat())
      if (fitting.some((fits) => fits.length === 0)) {
        found.push(`${place} is not given ${[...new Set(ways.flat(2))].join(', ')}`)
      } else if (!given.every((name) => named.includes(name))) {
        found.push(`${place} is given ${given.join(', ')}, and names ${named.join(', ')} alone`)
      }
    }
  })
  return found
}

const anyName = '*'

/** The possible names of an expression: both branches of a choice, any name for a computed one. */
function namesOf(node: Node | undefined): readonly (readonly string[])[] {
  if (node === undefined) return []
  if (node.type === 'ParenthesizedExpression') return namesOf(node.expression)
  if (node.type === 'ConditionalExpression') {
    return [...namesOf(node.consequent), ...namesOf(node.alternate)]
  }
  if (node.type === 'Identifier') return [[node.name]]
  if (node.type !== 'MemberExpression') return [[]]
  const last = node.computed ? anyName : nameOf(node.property)
  return namesOf(node.object).map((names) => [...names, last])
}

/** The sentences that end with these names; none where a single name is that of a plain value. */
function sentencesOf(
  names: readonly string[],
  sentences: Sentences,
): readonly (readonly string[])[] {
  const way = names.length > 1 ? names.slice(1) : names
  const found = sentences.filter(([key]) => endsWith(key.split('/'), way)).map(([, said]) => said)
  return names.length > 1 || found.some((said) => said.length > 0) ? found : []
}

function endsWith(key: readonly string[], way: readonly string[]): boolean {
  const end = key.slice(-way.length)
  return end.length === way.length && way.every((name, at) => name === anyName || name === end[at])
}

/** The names of the given values; `null` where some come from elsewhere. */
function namesIn(values: Node | undefined): readonly string[] | null {
  if (values?.type !== 'ObjectExpression') return null
  if (values.properties.some(({ type }) => type === 'SpreadElement')) return null
  return values.properties.map((each) => (each.type === 'Property' ? nameOf(each.key) : ''))
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : ''
}

/** Every sentence of a dictionary with its placeholders. */
function sentencesIn(words: unknown, before: readonly string[] = []): [string, string[]][] {
  if (typeof words === 'string') {
    const said = [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
    return [[before.join('/'), [...new Set(said)]]]
  }
  return Object.entries(Object(words)).flatMap(([name, each]) =>
    sentencesIn(each, [...before, name]),
  )
}

async function sentencesOfFile(path: string): Promise<[string, string[]][]> {
  const exported: Record<string, unknown> = await import(
    pathToFileURL(join(repositoryRoot, path)).href
  )
  return Object.values(exported).flatMap((words) =>
    typeof words === 'object' ? sentencesIn(words) : [],
  )
}

/** The dictionaries of a file: those of its folder or of one above, and imported French ones of papers. */
async function areaOf({ path, text }: SourceFile, paths: ReadonlySet<string>): Promise<Area> {
  const papers = [...text.matchAll(/ from '([^']*-words\.ts)'/g)]
    .map(([, from = '']) => posix.join(posix.dirname(path), from))
    .filter((each) => paths.has(each))
  const own = (await Promise.all(papers.map(sentencesOfFile))).flat()
  for (let at = posix.dirname(path); at !== '.'; at = posix.dirname(at)) {
    if (!paths.has(`${at}/fr.ts`)) continue
    const languages = ['fr', 'en'].map(async (language) => sentencesOfFile(`${at}/${language}.ts`))
    return (await Promise.all(languages)).map((both) => [...both, ...own])
  }
  return [own]
}

const words = {
  resolved: {
    subject: 'Heures de {{sider}}',
    message: '{{sider}} à {{mission}}',
    plain: 'Bonjour',
  },
  made: { subject: 'Avenant {{number}}', lines: { one: 'une ligne', many: '{{count}} lignes' } },
}

it.each([
  ['fillWords(words.message, { sider, mission })', 0],
  ['fillWords(words.message, { sider })', 1],
  ['fillWords(words.plain, { sider })', 1],
  ['fillWords(words.subject, { number })', 0],
  ['fillWords(words.subject, { day })', 1],
  ['fillWords(isOne ? words.plain : words.message, { sider, mission })', 0],
  ['fillWords(isOne ? words.plain : words.message, { sider })', 1],
  ['fillWords(isOne ? words.plain : words.message, { sider, mission, day })', 1],
  ['fillWords(words.lines[plural(count)], { count })', 0],
  ['fillWords(words.lines[plural(count)], { lines })', 1],
  ['fillWords(words.message, values)', 0],
  ['fillWords(text, { sider })', 0],
])('of a file that says %s, it finds %i', (text, count) => {
  const area = [sentencesIn(words)]
  expect(mismatches({ path: 'contract/a.ts', text }, area)).toHaveLength(count)
})

it('ERR-04 sentences of the API are given the values that they name, and no others, where these are written', async () => {
  const files = readSourceFiles().filter(
    ({ path }) => path.startsWith('apps/api/src/') && !isTest(path),
  )
  const paths = new Set(files.map(({ path }) => path))
  const found = await Promise.all(
    files
      .filter(({ text }) => text.includes('fillWords('))
      .map(async (file) => mismatches(file, await areaOf(file, paths))),
  )
  expect(found.length).toBeGreaterThan(30)
  expect(found.flat()).toEqual([])
})
