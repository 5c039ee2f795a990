import type { fr } from './fr.ts'

export const en: typeof fr = {
  logoOf: 'Logo of {{company}}',
  hint: 'PNG, JPEG or WebP, at most {{max}} MB.',
  add: 'Add a logo',
  change: 'Change the logo',
  hintStrict: 'PNG or JPEG, at most {{max}} MB.',
  coverSaved: 'Cover picture saved.',
  saved: 'Logo saved.',
}
