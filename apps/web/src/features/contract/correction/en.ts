import type { fr } from './fr.ts'

export const en: typeof fr = {
  changed: {
    heading: 'What this version changes',
    same: 'The terms are the same as in version {{since}}.',
    version: 'Before (version {{version}})',
    now: 'This version',
    note: 'Answer of customer support',
  },
  waiting: {
    contestedBy: 'Contested by {{name}}, on {{day}} at {{time}}',
    next: 'Customer support has been told. They correct this contract or answer you: you will get a new version to sign by e-mail, with what has changed.',
    meanwhile: 'Until then this contract can be neither signed nor changed by an amendment.',
  },
  staff: {
    heading: 'Correction of the contract',
    steps:
      'Correct what the mission says (rate, motive, tasks, place) and its hours in the planning, then send the corrected version.',
    mission: 'Correct the mission',
    planning: 'Correct the hours',
    locks: {
      signed:
        'Another document of this mission is signed already: its terms can no longer be corrected. Send this document again with a word, or take its Siders off the mission.',
      amended:
        'The contracts of this mission have an amendment: their terms can no longer be corrected here. Send this document again with a word, then change the contracts by another amendment.',
    },
    soFar: 'Corrected so far',
    nothing: 'Nothing is corrected yet.',
    unknown: 'The contested version had no document: nothing can be compared with it.',
    send: 'Send the corrected version',
    title: 'Send the corrected version',
    context: 'The company gets the new version to sign, with what has changed.',
    contextSame: 'The terms have stayed the same: tell the company why it can sign this contract.',
    note: 'Answer to the company',
    submit: 'Send',
    done: 'The new version is being prepared. The company is told.',
  },
}
