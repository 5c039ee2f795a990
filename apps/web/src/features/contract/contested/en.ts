import type { fr } from './fr.ts'

export const en: typeof fr = {
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
}
