import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyData } from './copy-data.ts'

let folder: string
let from: string
let to: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renfort-copy-'))
  from = join(folder, 'data')
  to = join(folder, 'copy')
  for (const name of ['postgres/base', 'postgres/empty', 'files/logo']) {
    mkdirSync(join(from, name), { recursive: true })
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string) => writeFileSync(join(from, path), text)
const read = (path: string) => readFileSync(join(to, path), 'utf8')
/** As a file that nobody has written for long. */
const age = (path: string) => utimesSync(join(from, path), 1_000_000_000, 1_000_000_000)

it('has what was written, deleted and added until everything was quiet', async () => {
  for (const name of ['fresh', 'old', 'dropped']) write(`postgres/base/${name}`, 'before')
  age('postgres/base/old')
  await copyData(from, to, async (work) => {
    // Of the same length, within the grain of the disk's clock.
    write('postgres/base/fresh', 'after!')
    write('postgres/base/old', 'after!')
    write('postgres/base/added', 'after!')
    write('files/logo/added.webp', 'webp')
    rmSync(join(from, 'postgres/base/dropped'))
    await work()
    write('postgres/base/old', 'later!')
  })
  for (const name of ['fresh', 'old', 'added']) expect(read(`postgres/base/${name}`)).toBe('after!')
  expect(read('files/logo/added.webp')).toBe('webp')
  expect(readdirSync(join(to, 'postgres/base')).toSorted()).toEqual(['added', 'fresh', 'old'])
  expect(existsSync(join(to, 'postgres/empty'))).toBe(true)
})

it('copies what did not change once alone, while nobody waits', async () => {
  write('postgres/base/old', 'before')
  age('postgres/base/old')
  await copyData(from, to, async (work) => {
    writeFileSync(join(to, 'postgres/base/old'), 'copied')
    await work()
  })
  expect(read('postgres/base/old')).toBe('copied')
})

it('links uploaded files, and leaves what belongs to a running server alone', async () => {
  write('files/logo/one.webp', 'webp')
  for (const name of ['renfort.lock', 'seal.json', 'postgres/postmaster.pid']) write(name, '1')
  await copyData(from, to, (work) => work())
  const inode = (path: string) => statSync(path).ino
  expect(inode(join(to, 'files/logo/one.webp'))).toBe(inode(join(from, 'files/logo/one.webp')))
  expect(read('seal.json')).toBe('1')
  for (const name of ['renfort.lock', 'postgres/postmaster.pid']) {
    expect(existsSync(join(to, name)), name).toBe(false)
  }
})
