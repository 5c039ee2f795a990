/** What a file of a table may weigh. */
export const maxTableFileMegabytes = 1

export const tableFileKinds = ['.xlsx', '.csv', '.tsv', '.txt']

/** Why a file gives no table: it is too large, or is no table. */
export type TableFileProblem = 'size' | 'content'
