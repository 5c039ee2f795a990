import type { fr } from './fr.ts'

export const en: typeof fr = {
  missionEnd: {
    subject: 'How did the mission “{{mission}}” go?',
    heading: 'How did the mission go?',
    greeting: 'Hello {{firstName}},',
    one: 'The mission “{{mission}}” ended on {{day}}. Would you work with this Sider again?',
    many: 'The mission “{{mission}}” ended on {{day}}. Would you work with these Siders again?',
    more: 'and {{count}} others',
    why: 'Your answer stays within your company: it recommends the right people to you for your next missions.',
    action: 'Give my feedback',
  },
}
