import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar/fs'
import { BackupError, type BackupPart } from './manifest.ts'

/**
 * Packs a file or folder into `<name>.tar.zst`, without ever holding more than a few blocks in
 * memory, and returns its length and checksum.
 */
export async function packPart(
  sources: readonly string[],
  from: string,
  folder: string,
  name: string,
): Promise<BackupPart> {
  const file = `${name}.tar.zst`
  const found = await Promise.all(
    sources.map(async (target) => {
      const source = join(from, target)
      const type = (await stat(source)).isDirectory() ? 'directory' : 'file'
      return { type, source, target } as const
    }),
  )
  const { through, sum } = summing()
  const packed = packTar(found)
  await pipeline(packed, createZstdCompress(), through, createWriteStream(join(folder, file)))
  return { name: file, ...sum() }
}

/** Unpacks a part into a folder. It is refused if it is not as its manifest says. */
export async function unpackPart(
  part: BackupPart,
  stored: Readable,
  folder: string,
): Promise<void> {
  const { through, sum } = summing()
  const damaged = (cause?: unknown) =>
    new BackupError(
      `${part.name} is damaged: its length or its checksum is not that of the manifest. Take another backup. Nothing was restored.`,
      { cause },
    )
  try {
    await pipeline(stored, through, createZstdDecompress(), unpackTar(folder))
  } catch (error) {
    if (isOfDisk(error)) throw error
    throw damaged(error)
  }
  const { bytes, sha256 } = sum()
  if (bytes !== part.bytes || sha256 !== part.sha256) throw damaged()
}

function summing() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(block: Buffer, _encoding, done) {
      hash.update(block)
      bytes += block.length
      done(null, block)
    },
  })
  return { through, sum: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** No room, no right: the operator's disk, not the backup. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
