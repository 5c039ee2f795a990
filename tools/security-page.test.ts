import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from './source-file.ts'

const page = readFileSync(join(repositoryRoot, 'docs/security.md'), 'utf8')
const rows = [...page.matchAll(/^\| *(\d+\.\d+\.\d+) *\|(.+)\|$/gm)].map(
  ([, id = '', rest = '']) => {
    const [inShort = '', state = '', where = '', shownBy = ''] = rest
      .split(' | ')
      .map((cell) => cell.trim())
    return { id, inShort, state, where, shownBy }
  },
)
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = '']) => path)
const isThere = (path: string) => path.startsWith('/api/') || existsSync(join(repositoryRoot, path))

describe('docs/security.md', () => {
  it('answers each requirement of level 1 and 2 of its chapters once', () => {
    const count = Map.groupBy(rows, ({ id }) => Number(id.split('.')[0]))
    // The number of requirements of ASVS 5.0.0 in each chapter, without those of level 3 only.
    expect(
      Object.fromEntries([...count].map(([chapter, found]) => [chapter, found.length])),
    ).toEqual({
      1: 27,
      2: 11,
      3: 19,
      4: 10,
      5: 9,
      6: 35,
      7: 18,
      8: 7,
      13: 13,
      16: 16,
    })
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })

  it.each(rows.map((row) => [row.id, row] as const))(
    '%s says where it is held and what shows it, or why not',
    (_id, { inShort, state, where, shownBy }) => {
      expect(['held', 'partly', 'open', 'n.a.']).toContain(state)
      expect(inShort.length).toBeGreaterThan(4)
      expect(where.length).toBeGreaterThan(3)
      expect([...pathsIn(where), ...pathsIn(shownBy)].filter((path) => !isThere(path))).toEqual([])
      if (state !== 'held') return
      expect(pathsIn(shownBy).filter((path) => /\.(test|spec)\.tsx?$/.test(path))).not.toEqual([])
    },
  )

  it('counts its answers right', () => {
    const of = (state: string) => rows.filter((row) => row.state === state).length
    expect(page).toContain(
      `Of ${rows.length} requirements, ${of('held')} are held, ${of('partly')} partly, ${of('open')} open, and ${of('n.a.')} do not apply.`,
    )
  })
})
