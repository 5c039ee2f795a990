import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What an installation keeps in its data directory, by the names there. */
const kept = ['postgres', 'files', 'invoice-platform', 'seal.json'] as const

/** Files of a running server, which mean nothing in a copy. */
const passing = new Set(['postmaster.pid', 'postmaster.opts'])

/** A write may not change the time of a file that was written less than this before. */
const clockGrainNs = 2_000_000_000n

/** How many files are copied or looked at together. */
const together = 16

interface Seen {
  readonly bytes: bigint
  readonly writtenNs: bigint
  /** Whether a write just after the look could have left the same time. */
  readonly isFresh: boolean
}

/**
 * Copies the data directory while its server works: once as it is, then, while `quietly` keeps
 * everything from writing, what changed meanwhile. Uploaded files never change, so the copy links them.
 */
export async function copyData(
  from: string,
  to: string,
  quietly: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true, mode: 0o700 })
  const before = await copyChanged(from, to, new Map(), await diskTime(to))
  await quietly(async () => {
    const after = await copyChanged(from, to, before, await diskTime(to))
    for (const path of before.keys()) {
      if (!after.has(path)) await rm(join(to, path), { force: true })
    }
  })
}

/** Copies the files that are not as they were seen, and returns how each file was seen now. */
async function copyChanged(
  from: string,
  to: string,
  before: ReadonlyMap<string, Seen>,
  begunNs: bigint,
): Promise<Map<string, Seen>> {
  const { folders, files } = await listed(from)
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
  const seen = new Map<string, Seen>()
  await each(files, async (path) => {
    try {
      const now = await look(join(from, path), begunNs)
      const known = before.get(path)
      if (known === undefined || !isSame(known, now)) await copyOne(from, to, path)
      seen.set(path, now)
    } catch (error) {
      // It was deleted after the folder was read.
      if (!isMissing(error)) throw error
    }
  })
  return seen
}

async function listed(from: string): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = []
  const files: string[] = []
  const read = async (path: string): Promise<void> => {
    folders.push(path)
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const inside = join(path, entry.name)
      if (entry.isDirectory()) await read(inside)
      else if (entry.isFile() && !passing.has(entry.name)) files.push(inside)
    }
  }
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!kept.some((name) => name === entry.name)) continue
    if (entry.isDirectory()) await read(entry.name)
    else files.push(entry.name)
  }
  return { folders, files }
}

async function look(path: string, begunNs: bigint): Promise<Seen> {
  const { size, mtimeNs } = await stat(path, { bigint: true })
  return { bytes: size, writtenNs: mtimeNs, isFresh: mtimeNs > begunNs - clockGrainNs }
}

/** The present on the clock that files are dated with. */
async function diskTime(folder: string): Promise<bigint> {
  const marker = join(folder, 'begun')
  await writeFile(marker, '')
  const { mtimeNs } = await stat(marker, { bigint: true })
  return mtimeNs
}

function isSame(before: Seen, now: Seen): boolean {
  return !before.isFresh && before.bytes === now.bytes && before.writtenNs === now.writtenNs
}

async function copyOne(from: string, to: string, path: string): Promise<void> {
  const [source, target] = [join(from, path), join(to, path)]
  if (path.startsWith(join('files', '/'))) {
    try {
      await link(source, target)
      return
    } catch (error) {
      if (isMissing(error)) throw error
      // It is linked already, or this disk has no links.
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
    }
  }
  await mkdir(dirname(target), { recursive: true })
  await copyFile(source, target, constants.COPYFILE_FICLONE)
}

async function each(
  paths: readonly string[],
  work: (path: string) => Promise<void>,
): Promise<void> {
  const waiting = paths[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    for (const path of waiting) await work(path)
  }
  await Promise.all(Array.from({ length: together }, lane))
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
