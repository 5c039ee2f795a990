import type { fr } from './fr.ts'

export const en: typeof fr = {
  page: {
    title: 'Departments',
    context: 'What your missions are charged to in your analytic accounts.',
    list: 'Departments of the company',
    empty: 'No department yet',
    emptyHelp:
      'Each mission will be charged to a department, with its analytic code. Add the first one.',
    search: 'Search for a department or a code',
    noMatch: 'No department matches',
    noMatchHelp: 'Nothing looks like “{{q}}” in names and codes.',
    clear: 'Clear the search',
    columns: {
      name: 'Department',
      code: 'Analytic code',
      missions: 'Missions',
      actions: 'Actions',
    },
    noCode: 'No code',
    menu: 'Actions on the department {{name}}',
    changeAct: 'Change',
    removeAct: 'Delete',
  },
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
  draft: {
    name: 'Name of the department',
    nameHelp: 'Letters, digits, hyphens and spaces; {{max}} characters at most.',
    code: 'Analytic code',
    codeHelp: 'The one of your accounts, {{max}} characters at most.',
  },
  add: {
    open: 'Add a department',
    title: 'New department',
    context: 'It will be on offer for all missions of the company.',
    submit: 'Add the department',
    done: 'Department added.',
  },
  change: {
    title: 'Change the department',
    unused: 'No mission names it yet.',
    context_one: '{{count}} mission names it and follows.',
    context_other: '{{count}} missions name it and follow.',
    done: 'Department changed.',
  },
  removal: {
    title: 'Delete the department {{name}}?',
    unused: 'It will no longer be on offer. No mission names it.',
    text_one:
      'It will no longer be on offer. The mission that names it keeps it, and its name is free again.',
    text_other:
      'It will no longer be on offer. The {{count}} missions that name it keep it, and its name is free again.',
    confirm: 'Delete',
    done: 'Department {{name}} deleted.',
  },
}
