import { nobody } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { deleteFileRow } from './file-queries.ts'

/** Removes a file that nothing shows any more; the sweeper tries again where this fails. */
export async function removeFile(
  { files, db }: Pick<Services, 'files' | 'db'>,
  key: string,
): Promise<void> {
  await files.remove(key)
  await deleteFileRow(db.queries(nobody), key)
}
