import { nobody } from '../platform/db.ts'
import type { Services } from '../platform/services.ts'
import { deleteFileRow } from './file-queries.ts'

/** Removes what no place shows any more; what fails here is found again by the sweeper. */
export async function removeFile(
  { files, db }: Pick<Services, 'files' | 'db'>,
  key: string,
): Promise<void> {
  await files.remove(key)
  await deleteFileRow(db.queries(nobody), key)
}
