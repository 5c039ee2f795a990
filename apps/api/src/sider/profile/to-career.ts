import type { education, formerWork } from '@renfort/contract/company-sider.ts'
import type { z } from 'zod'
import type { SiderEducation, SiderExperience } from '../../platform/database/json-columns.ts'

export function toFormerWork({
  durationMonths,
  categories,
  subtasks,
  ...work
}: SiderExperience): z.infer<typeof formerWork> {
  return { ...work, categories: [...categories], subtasks: [...subtasks], duration: durationMonths }
}

export function toEducation(studied: SiderEducation): z.infer<typeof education> {
  return { ...studied }
}
