import type { fr } from './fr.ts'

export const en: typeof fr = {
  heading: 'Evidence file',
  of: 'Evidence file: {{mission}}',
  pdf: 'Evidence file (PDF)',
  json: 'Evidence file (JSON)',
  pdfHelp: 'Sealed, to read and print',
  jsonHelp: 'The same facts, signed, for software',
  about:
    'Electronic signature with an evidence file: who signed what, when and from where, in a sealed file.',
  verify: 'Verify a signed document',
}
