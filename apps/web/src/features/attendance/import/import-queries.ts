import { readImportSettings } from '@renfort/contract/attendance-import.ts'
import { queryFor } from '../../../platform/query.ts'

/** Whether the company sends its hours in files, and what it calls their columns. */
export const importSettingsQuery = (organisationId: string) =>
  queryFor(readImportSettings, { params: { id: organisationId } })
