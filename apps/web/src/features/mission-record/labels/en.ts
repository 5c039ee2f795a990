import type { fr } from './fr.ts'

export const en: typeof fr = {
  type: {
    delegation: 'Delegation',
    gestion: 'Payroll management',
  },
  progress: {
    draft: 'Draft',
    upcoming: 'Upcoming',
    ongoing: 'Ongoing',
    done: 'Completed',
  },
  flexible: 'Flexible planning',
  network: 'Network',
  online: 'Online',
}
