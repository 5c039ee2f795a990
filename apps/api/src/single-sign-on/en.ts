import type { fr } from './fr.ts'

export const en: typeof fr = {
  missing: {
    subject: 'The DNS record of {{domain}} is missing',
    heading: 'A domain of your single sign-on is no longer proved',
    text: 'We no longer find the record that proves that {{domain}} is yours. Nothing changes for now: without it for {{days}} days, this domain will not use your single sign-on any more.',
  },
  lost: {
    subject: 'The domain {{domain}} does not use your single sign-on any more',
    heading: 'A domain is no longer verified',
    text: 'The record that proves that {{domain}} is yours has been missing for {{days}} days. People of this domain sign in by their other means again.',
  },
  record: 'Expected TXT record: {{name}}, with the text {{text}}',
  button: 'See single sign-on',
}
