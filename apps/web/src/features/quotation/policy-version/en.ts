import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Pay policy applied',
  default: 'The one proposed when the company signed up, never changed before this price.',
  draftDefault: 'The one proposed when the company signed up, never changed since.',
  changed: 'In force since {{day}} at {{time}}.',
  by: 'Changed by {{name}}.',
  byFor: 'Changed by {{name}} (our team), on behalf of {{person}}.',
  unknown: 'Since when it applied was not kept.',
  draftUnknown: 'Since when it applies was not kept.',
  detached: 'The surcharges of this mission are set by our team; the policy gives their hours.',
  today: 'Until the mission is posted, its price follows the policy of the day.',
  frozen: 'Frozen when the mission was posted, on {{day}} at {{time}}.',
  frozenSomeday: 'Frozen when the mission was posted.',
  same: 'It has not changed since.',
  moved: 'The policy has changed since: this mission keeps its own.',
  history: 'See the history of the policy',
}
