import type { fr } from './fr.ts'

export const en: typeof fr = {
  open: 'Tolerance',
  title: 'Tolerance of hours',
  context:
    'What a Sider declares within a few minutes of the plan is accepted in one act, with what conforms. The retained hours are always those that they declare, never more; a break that is shorter than planned stays a difference.',
  start: 'At the start, in minutes',
  end: 'At the end, in minutes',
  help: 'From 0 to {{most}}. Zero: to the minute.',
  done: 'Tolerance saved.',
}
