import { nameImportColumns, readImportSettings } from '@renfort/contract/attendance/import.ts'
import { queryFor } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'

staleAfter(readImportSettings, [nameImportColumns])

export const importSettingsQuery = (organisationId: string) =>
  queryFor(readImportSettings, { params: { id: organisationId } })
