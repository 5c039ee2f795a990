import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Legal information',
  context: 'What identifies your company in contracts and invoices.',
  name: 'Legal name',
  nameHelp: 'As on the company’s registration certificate.',
  businessName: 'Business name',
  businessNameHelp: 'The name people know you by.',
  siret: 'SIRET',
  siretHelp: 'The 14 digits of the establishment.',
  vat: 'VAT number: {{number}}',
  apeCode: 'APE code',
  apeHelp: 'For example 5610 A.',
  apeSince: 'Known since',
  apeSoonReplaced:
    'On 1 January 2027 Insee gives every company a new code: you will enter it here.',
  apeReplaced:
    'Insee gave every company a new code on 1 January 2027. Enter yours and choose NAF 2025.',
  nomenclature: 'List of the code',
  nomenclatures: {
    'naf-rev2': 'NAF rev. 2 (until 31 December 2026)',
    'naf-2025': 'NAF 2025 (from 1 January 2027)',
  },
  register: {
    complete: 'Complete from the register',
    filled: 'Taken from the national register of companies: {{names}}.',
    read: 'The national register of companies has been read.',
    closed: 'The register says that this establishment is closed. Check the SIRET.',
    partial: 'This company does not show all its data in the register. Type the rest yourself.',
    unknown: 'The register does not know this SIRET. Check it, or type the information yourself.',
    differs: 'The register says something else',
    take: 'Take',
    takeOne: '{{field}}: take what the register says',
    takeAll: 'Take everything',
  },
  saved: 'The legal information is saved.',
}
