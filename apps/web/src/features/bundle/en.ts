import type { fr } from './fr.ts'

export const en: typeof fr = {
  all_one: 'Download the document',
  all_other: 'Download the {{count}} documents',
  chosen_one: 'Download the chosen document',
  chosen_other: 'Download the {{count}} chosen documents',
  first: 'Download the first {{count}} documents',
  help: 'As one ZIP file',
  progress: '{{done}} of {{total}}',
  label: 'Download of the documents',
  listing: 'Preparing the list…',
  cancel: 'Cancel the download',
  cancelled: 'Download cancelled.',
  done_one: '{{count}} document downloaded.',
  done_other: '{{count}} documents downloaded.',
  partial: '{{done}} of {{total}} documents downloaded. Those missing are listed in “{{file}}”.',
  nothing: 'No document could be downloaded.',
  missingFile: 'missing-documents.txt',
  missingHeading: 'Documents that could not be downloaded:',
  notReady: 'the document is not ready yet',
  tooMuch: 'the archive is full: download this document by itself',
}
