import type { WorkOfWeekReply } from '@renfort/contract/entered-indemnity.ts'

/** A mission as it is told beside its Sider. */
export function missionOf({ name, jobTitle }: WorkOfWeekReply['task']): string {
  return name ?? jobTitle.name
}
