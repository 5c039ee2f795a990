import { readInput } from '@renfort/contract/kernel/issues.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import { type SiderExperience, siderExperience } from '@renfort/contract/sider.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { z } from 'zod'

/** An experience as it is typed: the lists are one per line. */
const typed = siderExperience.extend({ categories: z.string(), subtasks: z.string() })
export type ExperienceForm = z.input<typeof typed>

export const experienceForm = typed.check(rule(lineIssues))

/** A problem of one line belongs to the field of all of them. */
function lineIssues(form: ExperienceForm): Issue[] {
  const reading = readInput(siderExperience, experienceOf(form))
  if (reading.success) return []
  return reading.issues.map((found) => ({ ...found, path: found.path.slice(0, 1) }))
}

export function experienceOf(form: ExperienceForm): SiderExperience {
  return { ...form, categories: lines(form.categories), subtasks: lines(form.subtasks) }
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
