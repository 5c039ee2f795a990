import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Demo accounts',
  hint: 'The password of each is {{password}}.',
  roles: {
    admin: 'Administrator, complete company',
    manager: 'Mission manager',
    collaborator: 'Collaborator',
    empty: 'Company that is starting out',
  },
}
