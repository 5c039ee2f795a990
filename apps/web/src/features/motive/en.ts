import type { fr } from './fr.ts'

export const en: typeof fr = {
  reasons: {
    activityIncrease: {
      name: 'Temporary increase of activity',
      help: 'Peak of orders, stock-taking, event, one-off task.',
    },
    replacement: {
      name: 'Replacement',
      help: 'Someone who is away, works part-time or has left the company.',
    },
    waitingRecruitment: {
      name: 'Waiting for a recruit',
      help: 'The person hired on a permanent contract has not arrived yet.',
    },
    temporaryContract: {
      name: 'Customary temporary work',
      help: 'Sector where permanent contracts are customarily not used.',
    },
    seasonalActivity: {
      name: 'Seasonal work',
      help: 'Work that comes back each year in the same season.',
    },
  },
  list: {
    label: 'Motive of the mission',
    empty: 'No saved motive',
    emptyText: 'The motive says why you call on Siders. It is written in each contract.',
    create: 'Choose a motive',
    createOther: 'Add a motive',
    remove: 'Delete the motive: {{justification}}',
    removeTitle: 'Delete this motive?',
    removeText: '“{{justification}}” will no longer be offered for your missions.',
    removeConfirm: 'Delete',
    removed: 'Motive deleted.',
    chosenElsewhere: 'This is the motive of the mission: choose another one before you delete it.',
    showAll: 'Show all motives',
    saved: 'Motive of the mission saved.',
  },
  dialog: {
    title: 'Motive',
    context: 'Choose the reason, then a justification.',
    reason: 'Reason',
    justification: 'Justification details',
    none: 'No saved justification for this reason.',
    create: 'Create a justification',
    choose: 'Choose this motive',
    reasonMissing: 'Choose a reason first.',
    justificationMissing: 'Choose or create a justification.',
    unchanged: 'This is the motive of the mission already.',
  },
  form: {
    title: 'New justification',
    justification: 'Justification details',
    justificationHelp:
      'Describe the facts, for example “Busy season at the end of the year”. At least {{min}} characters.',
    replacements: 'People replaced',
    replacement: 'Person replaced {{number}}',
    name: 'First and last name',
    position: 'Position held',
    absence: 'Reason for the absence',
    addReplacement: 'Add a person replaced',
    recruitments: 'People expected',
    recruitment: 'Person expected {{number}}',
    date: 'Date of arrival',
    recruitedPosition: 'Position to fill',
    addRecruitment: 'Add a person expected',
    removeRow: 'Remove {{row}}',
    submit: 'Save the justification',
  },
  people: {
    replacement: '{{name}}, {{position}}: {{justification}}',
    recruitment: '{{name}}, {{position}}, arriving on {{date}}',
  },
}
