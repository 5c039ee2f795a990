import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder, repositoryRoot } from './source-file.ts'
import { lineAt } from './violation.ts'

const page = readFileSync(join(repositoryRoot, 'docs/requirements.md'), 'utf8')
const rows = [...page.matchAll(/^\| *([^|]*?) *\| *([^|]*?) *\|$/gm)]
  .map(([, id = '', what = '']) => ({ id, what }))
  .filter(({ id }) => !/^(?:id|section|-+)$/.test(id))
const isSection = (id: string) => id.includes('§')
const ids = rows.map(({ id }) => id).filter((id) => !isSection(id))
const known = new Set(rows.map(({ id }) => id))
const prefixOf = (id: string) => id.slice(0, id.lastIndexOf('-'))

// Only the prefixes of the page: UTF-8, SHA-256 or the number of an article look alike.
const areas = [...new Set(ids.map(prefixOf))].join('|')
const idPattern = new RegExp(String.raw`(?<![\w-])(?:${areas})-\d\w*`, 'g')
// A comment may break its line between the words; one document may be named before several sections.
const gap = String.raw`[\s*]+`
const sectionPattern = new RegExp(
  String.raw`\b(decisions|law|users|doc \d)${gap}(§\d[\d.]*(?:(?:,| to| and)${gap}§\d[\d.]*)*)`,
  'gi',
)

/** The ids and sections that a text cites, each with its line. */
function citations(text: string): { cited: string; line: number }[] {
  const one = [...text.matchAll(idPattern)].map(({ 0: cited, index }) => ({ cited, index }))
  const sections = [...text.matchAll(sectionPattern)].flatMap(
    ({ 1: name = '', 2: numbers = '', index }) =>
      (numbers.match(/§\d+(?:\.\d+)?/g) ?? []).map((section) => ({
        cited: `${name.toLowerCase()} ${section}`,
        index,
      })),
  )
  return [...one, ...sections].map(({ cited, index }) => ({ cited, line: lineAt(text, index) }))
}

const folders = ['packages', 'apps', 'tools', 'e2e', 'bench', 'faults', 'fuzz', 'docs']
const files = [
  ...folders.flatMap((folder) => filesUnder(join(repositoryRoot, folder))),
  ...readdirSync(repositoryRoot).map((name) => join(repositoryRoot, name)),
].filter((path) => /\.(?:tsx?|js|sql|md|typ|css|html)$/.test(path))

describe('docs/requirements.md', () => {
  it('has the requirements of each area from 01 on, in order, each once', () => {
    const counted = [...Map.groupBy(ids, prefixOf)].flatMap(([area, those]) =>
      those.map((_, at) => `${area}-${String(at + 1).padStart(2, '0')}`),
    )
    expect(ids).toEqual(counted)
  })

  it('has each section once', () => {
    const sections = rows.map(({ id }) => id).filter(isSection)
    expect(sections).toEqual([...new Set(sections)])
  })

  it('says something of each, in a line', () => {
    expect(rows.filter(({ what }) => what.length < 4 || what.length > 120)).toEqual([])
  })

  it('knows every id and section that code, tests and documents cite', () => {
    const found = files.flatMap((path) =>
      citations(readFileSync(path, 'utf8')).map(({ cited, line }) => ({
        cited,
        where: `${relative(repositoryRoot, path).split(sep).join('/')}:${line}`,
      })),
    )
    expect(found.length).toBeGreaterThan(4000)
    const unknown = found.filter(({ cited }) => !known.has(cited))
    expect(unknown.map(({ cited, where }) => `${where} ${cited}`)).toEqual([])
  })
})

describe('what a text cites', () => {
  it.each([
    ['it(`AUTH-24 C-21: …`)', ['AUTH-24', 'C-21']],
    ['UTF-8, SHA-256, L1251-36, EN-16931, XC-21, A-C-21', []],
    [`one digit, a letter more: TS${'-'}9 TS${'-'}19b`, [`TS${'-'}9`, `TS${'-'}19b`]],
    ['decisions §4.2 to §4.4, Decisions §8.', ['4.2', '4.4', '8'].map((n) => `decisions §${n}`)],
    ['(law §3.9), decisions\n * §10, §11', ['law §3.9', 'decisions §10', 'decisions §11']],
    ['a §4.1 alone', []],
  ])('%s', (text, cited) => {
    expect(citations(text).map((found) => found.cited)).toEqual(cited)
  })

  it('is found with its line', () => {
    expect(citations('one\ntwo TS-19')).toEqual([{ cited: 'TS-19', line: 2 }])
  })
})
