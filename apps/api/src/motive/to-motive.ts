import type { MotiveReply } from '@renfort/contract/motive.ts'
import type { MotiveRow } from './motive-queries.ts'

export function toMotive(row: MotiveRow): MotiveReply {
  return { ...row, replacements: [...row.replacements], recruitments: [...row.recruitments] }
}
