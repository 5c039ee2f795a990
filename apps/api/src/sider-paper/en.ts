import type { fr } from './fr.ts'

export const en: typeof fr = {
  consent:
    'By signing, I accept this assignment contract. My electronic signature, with its evidence file, has the value of a handwritten signature between the parties.',
  consentToAmendment:
    'By signing, I accept this amendment of my assignment contract. My electronic signature, with its evidence file, has the value of a handwritten signature between the parties.',
}
