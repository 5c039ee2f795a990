import type { fr } from './fr.ts'

export const en: typeof fr = {
  field: {
    label: 'Department of the mission',
    help: 'The one that the mission is charged to.',
    none: 'Choose a department',
    empty: 'You have no department yet. Add the first one.',
    code: 'Analytic code {{code}}',
    deleted: 'Deleted department',
    failed: 'The departments could not be loaded.',
    retry: 'Try again',
  },
  add: {
    open: 'Add a department',
    title: 'New department',
    context: 'It will be on offer for all missions of the company.',
    name: 'Name of the department',
    nameHelp: 'Letters, digits, hyphens and spaces; {{max}} characters at most.',
    code: 'Analytic code',
    codeHelp: 'The one of your accounts, {{max}} characters at most.',
    submit: 'Add the department',
    done: 'Department added.',
  },
}
