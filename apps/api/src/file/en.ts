import type { fr } from './fr.ts'

export const en: typeof fr = {
  failed: {
    title: 'This file could not be downloaded',
    'errors.download.failed':
      'Its address is no longer valid: it serves for a quarter of an hour. Go back to the page that shows the file and download it again.',
    other: 'The service does not answer for now. Try again in a moment.',
    back: 'Back to {{product}}',
  },
}
