import { z } from 'zod'
import { ExplainedError } from '../platform/explained-error.ts'

/** The form of the manifest and of the parts beside it. */
const form = 1

const part = z.object({
  name: z.string(),
  bytes: z.int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const tableSum = z.object({
  table: z.string(),
  rows: z.int(),
  /** The sum of a checksum of each row, which does not depend on their order. */
  sum: z.string(),
})

const manifestSchema = z.object({
  form: z.literal(form),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The major version of PostgreSQL, which decides the format of its files. */
  postgres: z.int(),
  schema: z.object({
    lastMigration: z.string(),
    /** SHA-256 over the checksums of all migrations that were applied. */
    chain: z.string(),
  }),
  /** How long calls waited for the copy; 0 where no server ran. */
  waitedMs: z.int(),
  uploadedFiles: z.int(),
  parts: z.array(part),
  tables: z.array(tableSum),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackupPart = z.infer<typeof part>
export type TableSum = z.infer<typeof tableSum>

export const manifestName = 'manifest.json'

/** A backup that cannot be taken from, or given back. */
export class BackupError extends ExplainedError {}

/** The manifest in a text, or why there is none. */
export function readManifest(name: string, text: string): Manifest {
  const parsed = manifestSchema.safeParse(jsonOf(text))
  if (parsed.success) return parsed.data
  throw new BackupError(
    `${name} has no manifest that this version can read. It is not a backup, it is damaged, or a newer version made it.`,
  )
}

export function writtenManifest(manifest: Omit<Manifest, 'form'>): string {
  return `${JSON.stringify({ form, ...manifest } satisfies Manifest, null, 2)}\n`
}

/** What this version of the product reads. */
export interface Reader {
  readonly version: string
  readonly postgres: number
  /** The chain up to a migration; null for one that this version does not have. */
  readonly chainUntil: (migration: string) => string | null
}

/** Refuses a backup that this version cannot start on. An older schema is brought up to date by the start. */
export function refuseOther(
  { version, postgres, schema }: Pick<Manifest, 'version' | 'postgres' | 'schema'>,
  reader: Reader,
): void {
  if (postgres !== reader.postgres) {
    throw new BackupError(
      `The backup has the files of PostgreSQL ${postgres}, and version ${reader.version} reads those of PostgreSQL ${reader.postgres}. Restore it with version ${version}. Nothing was restored.`,
    )
  }
  const chain = reader.chainUntil(schema.lastMigration)
  if (chain === null) {
    throw new BackupError(
      `The backup was made by version ${version}, whose schema (${schema.lastMigration}) is newer than that of version ${reader.version}. Install version ${version} or a later one, then restore it. Nothing was restored.`,
    )
  }
  if (chain !== schema.chain) {
    throw new BackupError(
      `The backup was made with other migrations than those of version ${reader.version} up to ${schema.lastMigration}. Restore it with the version that made it (${version}). Nothing was restored.`,
    )
  }
}

/** The tables whose rows are not those of the manifest, with both counts. */
export function differingTables(
  expected: readonly TableSum[],
  found: readonly TableSum[],
): readonly string[] {
  const left = new Map(found.map((sum) => [sum.table, sum]))
  const differing = expected.flatMap(({ table, rows, sum }) => {
    const now = left.get(table)
    left.delete(table)
    if (now === undefined) return [`${table} is missing (${rows} rows)`]
    if (now.rows === rows && now.sum === sum) return []
    return [`${table} has ${now.rows} rows with the sum ${now.sum} instead of ${rows} with ${sum}`]
  })
  return [...differing, ...[...left.keys()].map((table) => `${table} was not in the backup`)]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
