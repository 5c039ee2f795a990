import type { fr } from './fr.ts'

export const en: typeof fr = {
  errors_sso_required:
    'Your company asks you to use its single sign-on. Choose “Sign in with my company”.',
  errors_sso_refused: 'This sign-in could not be completed. Start again from the sign-in page.',
  errors_sso_unavailable:
    'Your company’s identity provider does not answer. Try again in a few minutes; if it goes on, tell your administrator.',
  errors_sso_misconfigured:
    'Your company’s single sign-on is not set up correctly. Tell your administrator.',
  errors_sso_other_company:
    'Your account belongs to another company too: sign in by your other means.',
  errors_sso_other_domain:
    'The e-mail that your company gives is not of one of its verified domains. Tell your administrator.',
  errors_sso_other_person:
    'This account is already linked to another person of the directory. Tell your administrator.',
  errors_sso_no_role: 'Your company has not given you a role here. Tell your administrator.',
}
