import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { ImportCategory } from '@renfort/domain/attendance/import-columns.ts'

/** The sentence of the specification for each kind of faulty line, which carries their numbers (ERR-46). */
export const sentenceOfCategory = {
  column: 'errors.attendance.import_column',
  empty: 'errors.attendance.import_empty',
  format: 'errors.attendance.import_format',
  siderId: 'errors.attendance.import_sider_id',
  endBeforeStart: 'errors.attendance.import_end_before_start',
  fileAttDuplicate: 'errors.attendance.import_file_duplicate',
  dbAttDuplicate: 'errors.attendance.import_already_imported',
  shiftsNotFound: 'errors.attendance.import_shifts_not_found',
} as const satisfies Record<ImportCategory, ErrorKey>
