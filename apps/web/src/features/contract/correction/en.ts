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
        'Another document of this mission is signed already: what their contracts say in common (rate, motive, tasks, place) no longer changes here.',
      amended:
        'The contracts of this mission have an amendment: what they say in common (rate, motive, tasks, place) no longer changes here.',
    },
    hoursOpen: 'The hours of the Siders of this document alone may still be corrected.',
    hoursClosed:
      'Its hours are corrected by an amendment: send this document again with a word first, then make the amendment in the mission.',
    otherTerms: {
      signed:
        'For the rate, the motive or the tasks: take these Siders off the mission in “Missions to staff”, duplicate the mission, correct the copy and hire them again; they get a contract of the right terms. For the place of all: send this document again with a word, then make an amendment in the mission.',
      amended:
        'For the place, the term or the hours: send this document again with a word, then make another amendment in the mission. For the rate, the motive or the tasks of a contract that nobody has signed: take these Siders off the mission in “Missions to staff”, duplicate the mission, correct the copy and hire them again.',
    },
    openMission: 'Open the mission',
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
  hours: {
    open: 'Add or correct a shift',
    title: 'Hours of this document',
    context: 'The planning and the price follow. The company sees old and new.',
    act: 'What is to correct?',
    acts: {
      add: 'Add a missing shift',
      move: 'Change a shift',
      remove: 'Take a shift away',
    },
    siders: 'For whom',
    shift: 'Shift',
    shiftOf: '{{day}}, {{from}} to {{to}}',
    day: 'Day',
    start: 'Start',
    end: 'End',
    pause: 'Break',
    clocks: 'Days and hours in {{zone}}.',
    noPause: 'None',
    incomplete: 'Fill in all fields first.',
    submit: 'Correct',
    done: 'Hours corrected. Send the corrected version now.',
  },
  contested: {
    title: 'Contested contracts',
    context: 'The company waits for a corrected version: it can sign nothing until then.',
    back: 'Administration',
    contracts_one: '{{count}} contract',
    contracts_many: '{{count}} contracts',
    contracts_other: '{{count}} contracts',
    amendment: 'Amendment',
    start: 'Begins on {{day}} at {{time}}',
    lastDay: 'last legal day to sign: {{day}}',
    late: 'legal limit passed since {{day}}',
    again_one: 'Contested once before',
    again_many: 'Contested {{count}} times before',
    again_other: 'Contested {{count}} times before',
    contestedBy: 'Contested by {{name}}, on {{day}} at {{time}}',
    locks: {
      signed:
        'Another document of this mission is signed already: the hours of these Siders may be corrected, the rest may not. The document says what to do about each term.',
      amended:
        'The contracts of this mission have an amendment: the mission itself can no longer be corrected. The document says what to do about each term.',
    },
    correct: 'Handle',
    correctOf: 'Handle: {{mission}}, {{company}}',
    nobody: 'The company has nobody left to act for: invite an administrator first.',
    empty: 'No contested contract',
    emptyText: 'When a company contests a contract, it appears here.',
    failure: 'The contested contracts could not be loaded',
  },
}
