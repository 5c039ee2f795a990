import type { fr } from './fr.ts'

export const en: typeof fr = {
  errors_auth_no_auth: 'Sign in to continue.',
  errors_auth_invalid_credentials: 'Unable to sign in: check your credentials.',
  errors_auth_could_not_authenticate: 'We could not authenticate you.',
  errors_auth_link_invalid: 'This link has expired or was used already. Ask for a new one.',
  errors_auth_activation_link_invalid:
    'This activation link has expired or is no longer valid. Ask a colleague for a new invitation.',
  errors_auth_throttled: 'Too many attempts. You can try again in {{minutes}} min.',
  errors_auth_google_unavailable:
    'Google does not answer at the moment. Try again, or use your password.',
  errors_auth_google_email_mismatch:
    'This Google account does not have the invited address. Choose the right account, or a password.',
  errors_session_limit_reached: 'Your company limits how long sessions last. Sign in again.',
  errors_token_forbidden: 'Your session has ended. Sign in again.',
  errors_user_email_used: 'This e-mail is already in use. Sign in.',
  errors_user_invalid_password: 'The password is incorrect or not valid.',
  errors_user_forbidden: 'You are not authorised to do this.',
  errors_organisation_forbidden: 'You have no access to this company.',
  errors_organisation_required: 'Choose a company first.',
  errors_organisation_blocked: 'Your company is blocked. Contact customer support.',
  errors_input_invalid: 'Some information needs to be corrected.',
  errors_field_required: 'This field is required.',
  errors_field_format: 'The format is not valid.',
  errors_field_too_short: 'This is too short: at least {{min}} characters.',
  errors_field_too_long: 'This is too long: at most {{max}}.',
  errors_field_name_too_long: 'The name is too long: at most {{max}} characters.',
  errors_field_too_small: 'The value is too small: at least {{min}}.',
  errors_field_too_big: 'The value is too big: at most {{max}}.',
  errors_field_email: 'The e-mail is not valid.',
  errors_field_email_local:
    'E-mail does not carry accents before the “@”: write the address without them, or give another one.',
  errors_field_phone: 'The phone number is not valid.',
  errors_field_name_needs_space: 'Enter the first name, a space, then the last name.',
  errors_field_person_name_sign:
    'A name, which stands on contracts, has no “{{sign}}”: letters, spaces, apostrophes and hyphens only.',
  errors_field_person_name_letter: 'A name has at least one letter.',
  errors_field_password_too_short: 'The password must have at least {{min}} characters.',
  errors_field_password_special: 'The password must have at least one special character.',
  errors_field_password_whitespace: 'The password must not contain spaces.',
  errors_field_password_common: 'This password is too common: choose one that nobody would try.',
  errors_field_passwords_differ: 'The passwords do not match.',
  errors_field_terms: 'Accept the terms to continue.',
  errors_field_unknown_choice: 'This choice does not exist or no longer exists.',
  errors_idempotency_key_reused:
    'This action was already sent with other content. Check the result, then start again.',
  errors_not_found: 'Not found: this does not exist or no longer exists.',
  errors_action_unavailable: 'This action is unavailable.',
  errors_download_failed: 'Failed to download file.',
  errors_file_too_large: 'The file is too large: at most {{max}} MB.',
  errors_file_wrong_type: 'This file is not of the right type. Accepted formats: {{accepted}}.',
  errors_file_damaged: 'This file is damaged and cannot be read.',
  errors_storage_full:
    'The service has no room left to save. Nothing was changed: try again later, or tell customer support.',
  errors_unavailable: 'The service is temporarily unavailable. Try again shortly.',
  errors_internal: 'Something went wrong. Try again later or contact customer support.',
  errors_network:
    'The server is not responding. Check your connection, then try again: nothing you typed is lost.',
  errors_unexpected_answer:
    'The server’s answer could not be read. Reload the page; if this continues, contact customer support.',
}
