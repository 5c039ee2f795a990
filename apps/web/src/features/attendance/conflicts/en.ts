import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Disputed hours',
  context: 'The Sider has refused the hours of the company: what you retain is validated.',
  back: 'Administration',
  versions: {
    shift: 'Planned',
    sider: 'Declared by the Sider',
    company: 'Version of the company',
    insider: 'Retained by customer care',
  },
  rest: 'Break: {{duration}}',
  noBreak: 'No break',
  worked: 'Work: {{duration}}',
  plan: 'Planning',
  bySider: 'Sider',
  saidAt: '{{who}}, on {{day}} at {{time}}',
  actions: {
    validation: 'Accepted by {{who}}, on {{day}} at {{time}}',
    modification: 'Changed by {{who}}, on {{day}} at {{time}}',
    refusal: 'Refused by {{who}}, on {{day}} at {{time}}',
  },
  sides: {
    shift: 'the planning',
    sider: 'the Sider',
    company: 'the company',
    insider: 'customer care',
  },
  comment: 'Message of the company',
  absence: 'The company says that the Sider did not work.',
  dayOff: 'The company says that it was a day off of the Sider.',
  decide: 'Decide',
  decideOf: 'Decide: hours of {{name}}',
  panel: {
    title: 'Hours of {{name}}',
    take: 'Take a version',
    fills: {
      shift: 'Retain what was planned',
      sider: 'Retain what was declared',
      company: 'Retain the version of the company',
    },
    absent: 'Nobody worked: no hours are retained.',
    absentUndo: 'Retain hours',
    final:
      'This is final: these hours are validated and invoiced. The manager of the mission and the Sider are told.',
    submit: 'Retain these hours',
    done: 'Hours of {{name}} retained and validated.',
  },
  empty: 'No disagreement',
  emptyText: 'When a Sider refuses the hours of a company, they appear here.',
  failure: 'The disagreements could not be loaded',
}
