import { errorKeys, type ErrorKey } from '@renfort/domain/errors.ts'
import { describe, expect, it, vi } from 'vitest'
import './sign-on-error-words.ts'
import './staff-error-words.ts'
import './work-error-words.ts'
import { errorSentence, type Params } from './error-words.ts'
import { i18n } from './i18n.ts'

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

/** A value for each placeholder in the sentence of a key. */
function valuesOf(key: string): Params {
  const text = String(i18n.getResource('fr', 'errors', key.replaceAll('.', '_')))
  return Object.fromEntries([...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => [name, 7]))
}

async function spoken(language: 'fr' | 'en', key: string | null, params?: Params) {
  await i18n.changeLanguage(language)
  return errorSentence(key, params).replaceAll('\u202f', ' ')
}

type Message = readonly [string, ErrorKey, string, string, Params?]

/** Doc 2 §8, message by message, written by hand. */
const catalogue: readonly Message[] = [
  [
    'ERR-06 generic',
    'errors.internal',
    'Une erreur est survenue. Réessayez plus tard ou contactez le service client.',
    'Something went wrong. Try again later or contact customer support.',
  ],
  [
    'ERR-07 not authorized',
    'errors.user.forbidden',
    'Vous n’êtes pas autorisé à faire cela.',
    'You are not authorised to do this.',
  ],
  [
    'ERR-07 log-as mode',
    'errors.logas.forbidden',
    'Impossible de faire cela au nom d’un utilisateur.',
    'You cannot do this in log-as mode.',
  ],
  [
    'ERR-08 token forbidden',
    'errors.token.forbidden',
    'Votre session a pris fin. Connectez-vous à nouveau.',
    'Your session has ended. Sign in again.',
  ],
  [
    'ERR-09 no auth',
    'errors.auth.no_auth',
    'Connectez-vous pour continuer.',
    'Sign in to continue.',
  ],
  [
    'AUTH-42 activation link',
    'errors.auth.activation_link_invalid',
    'Ce lien d’activation a expiré ou n’est plus valable. Demandez une nouvelle invitation à un collègue.',
    'This activation link has expired or is no longer valid. Ask a colleague for a new invitation.',
  ],
  [
    'AUTH-14 could not authenticate',
    'errors.auth.could_not_authenticate',
    'Nous n’avons pas pu vous authentifier.',
    'We could not authenticate you.',
  ],
  [
    'AUTH-13 credentials',
    'errors.auth.invalid_credentials',
    'Connexion impossible, vérifiez vos identifiants.',
    'Unable to sign in: check your credentials.',
  ],
  [
    'AUTH-18 e-mail used',
    'errors.user.email_used',
    'Cet e-mail est déjà utilisé. Connectez-vous.',
    'This e-mail is already in use. Sign in.',
  ],
  [
    'ERR-10 incorrect password',
    'errors.user.invalid_password',
    'Le mot de passe est incorrect ou n’est pas valable.',
    'The password is incorrect or not valid.',
  ],
  [
    'PROF-08 wrong old password',
    'errors.user.wrong_old_password',
    'L’ancien mot de passe n’est pas le bon.',
    'The old password is incorrect.',
  ],
  [
    'PROF-09 password of a social login',
    'errors.user.password_change_forbidden',
    'Le mot de passe ne peut pas être changé pour une connexion par un réseau social ou au nom d’un utilisateur.',
    'The password cannot be changed for a sign-in through a social network or on behalf of a user.',
  ],
  [
    'ERR-11 organisation blocked',
    'errors.organisation.blocked',
    'Votre entreprise est bloquée. Contactez le service client.',
    'Your company is blocked. Contact customer support.',
  ],
  [
    'ERR-12 address locked',
    'errors.task.address_locked',
    'L’adresse ne peut pas être changée car des Siders prioritaires ont été demandés.',
    'The address cannot be changed because priority Siders were requested.',
  ],
  [
    'ERR-13 duplication',
    'errors.task.duplication_impossible',
    'Cette mission ne peut pas être dupliquée.',
    'This mission cannot be duplicated.',
  ],
  [
    'ERR-14 action unavailable',
    'errors.action.unavailable',
    'Cette action n’est pas disponible.',
    'This action is unavailable.',
  ],
  [
    'ERR-15 requested Siders',
    'errors.task.requested_siders_count_forbidden',
    'Vous avez sélectionné trop de Siders.',
    'You have selected too many Siders.',
  ],
  [
    'ERR-16 not enough Siders',
    'errors.task.not_enough_siders',
    'Vous n’avez pas sélectionné assez de Siders.',
    'You have not selected enough Siders.',
  ],
  [
    'ERR-17 salary of a mission',
    'errors.task.salary_too_low',
    'La rémunération de la mission est inférieure au minimum légal.',
    'The pay of the mission is below the legal minimum.',
  ],
  [
    'JD salary',
    'errors.job_description.salary_too_low',
    'La fiche de poste ne peut pas être créée : la rémunération est inférieure au minimum légal.',
    'The job description cannot be created: the pay is below the legal minimum.',
  ],
  [
    'ERR-18 shift',
    'errors.shift.invalid',
    'Ce créneau n’est pas valable.',
    'This shift is not valid.',
  ],
  [
    'shift conflict',
    'errors.shift.conflict_duplicated',
    'Un créneau identique existe déjà dans cette mission.',
    'The same shift already exists in this mission.',
  ],
  [
    'shift in the past',
    'errors.shift.past_forbidden',
    'Un créneau ne peut pas commencer dans le passé.',
    'A shift cannot start in the past.',
  ],
  [
    'sider exists',
    'errors.sider.already_exists',
    'Cette personne est déjà sur la plateforme. Contactez le service client.',
    'This person is already on the platform. Contact customer support.',
  ],
  [
    'ERR-19 card',
    'errors.payment.card',
    'La carte a posé un problème ou n’est pas valable.',
    'There was a problem with the card, or it is not valid.',
  ],
  [
    'ERR-20 IBAN',
    'errors.payment.iban',
    'L’IBAN n’est pas valable ou n’a pas été accepté.',
    'The IBAN is not valid or was not accepted.',
  ],
  [
    'ERR-21 required',
    'errors.field.required',
    'Ce champ est obligatoire.',
    'This field is required.',
  ],
  [
    'ERR-22 format',
    'errors.field.format',
    'Le format n’est pas valable.',
    'The format is not valid.',
  ],
  [
    'ERR-23 e-mail',
    'errors.field.email',
    'L’e-mail n’est pas valable.',
    'The e-mail is not valid.',
  ],
  [
    'ERR-24 phone',
    'errors.field.phone',
    'Le numéro de téléphone n’est pas valable.',
    'The phone number is not valid.',
  ],
  [
    'ERR-25 postal code',
    'errors.field.postal_code',
    'Le code postal a cinq chiffres.',
    'The postal code has five digits.',
  ],
  [
    'ERR-26 SIRET',
    'errors.field.siret',
    'Ce SIRET n’est pas valable : vérifiez ses 14 chiffres.',
    'This SIRET number is not valid: check its 14 digits.',
  ],
  [
    'ERR-27 APE',
    'errors.field.ape',
    'Le code APE a quatre chiffres, puis une lettre.',
    'The APE code has four digits, then a letter.',
  ],
  [
    'ERR-28 VAT missing',
    'errors.field.vat_missing',
    'Indiquez le numéro de TVA.',
    'Enter the VAT number.',
  ],
  [
    'ERR-28 VAT invalid',
    'errors.field.vat',
    'Le numéro de TVA n’est pas valable.',
    'The VAT number is not valid.',
  ],
  ['ERR-20 IBAN field', 'errors.field.iban', 'L’IBAN n’est pas valable.', 'The IBAN is not valid.'],
  [
    'ERR-29 card field',
    'errors.field.card',
    'Le numéro de carte n’est pas valable.',
    'The card number is not valid.',
  ],
  [
    'ERR-29 expiry',
    'errors.field.card_expiry',
    'La date d’expiration n’est pas valable.',
    'The expiry date is not valid.',
  ],
  [
    'ERR-30 name',
    'errors.field.name_needs_space',
    'Indiquez le prénom, une espace, puis le nom.',
    'Enter the first name, a space, then the last name.',
  ],
  [
    'ERR-31 password too short',
    'errors.field.password_too_short',
    'Le mot de passe a au moins 8 caractères.',
    'The password must have at least 8 characters.',
    { min: 8 },
  ],
  [
    'ERR-31 password special',
    'errors.field.password_special',
    'Le mot de passe a au moins un caractère spécial.',
    'The password must have at least one special character.',
  ],
  [
    'ERR-32 passwords differ',
    'errors.field.passwords_differ',
    'Les mots de passe sont différents.',
    'The passwords do not match.',
  ],
  [
    'ERR-33 slots',
    'errors.shift.slots',
    'Le nombre de Siders va de 1 à 50.',
    'The number of Siders must be between 1 and 50.',
    { min: 1, max: 50 },
  ],
  [
    'ERR-34 end before start',
    'errors.shift.end_before_start',
    'La fin est avant le début.',
    'The end is before the start.',
  ],
  [
    'ERR-35 no day',
    'errors.flexible_planning.no_day',
    'Choisissez au moins un type de jour de la période.',
    'Choose at least one kind of day of the period.',
  ],
  [
    'ERR-36 break',
    'errors.shift.break',
    'La pause dure de 20 à 300 minutes et tient dans le créneau.',
    'The break must last 20 to 300 minutes and fall within the shift.',
    { min: 20, max: 300 },
  ],
  [
    'ERR-36 duration',
    'errors.shift.duration',
    'Le temps de travail, pause déduite, va de 2 à 10 heures.',
    'Working time, excluding the break, must be between 2 and 10 hours.',
  ],
  [
    'ERR-37 weekly volume',
    'errors.flexible_planning.weekly_volume',
    'Le volume va de 7 à 48 heures par semaine.',
    'The volume must be between 7 and 48 hours a week.',
    { min: 7, max: 48 },
  ],
  [
    'ERR-37 legal volume',
    'errors.flexible_planning.legal_volume',
    'Le volume dépasse le maximum légal pour les jours choisis.',
    'The volume is above the legal maximum for the chosen days.',
  ],
  [
    'ERR-38 amplitude',
    'errors.flexible_planning.amplitude_invalid',
    'L’amplitude horaire n’est pas valable.',
    'The time range is not valid.',
  ],
  [
    'ERR-38 amplitude too short',
    'errors.flexible_planning.amplitude_insufficient',
    'L’amplitude est trop courte pour ce volume.',
    'The time range is too short for this volume.',
  ],
  [
    'ERR-39 name too long',
    'errors.field.name_too_long',
    'Le nom est trop long : 25 caractères au plus.',
    'The name is too long: at most 25 characters.',
    { max: 25 },
  ],
  [
    'ERR-40 file too large',
    'errors.file.too_large',
    'Le fichier est trop lourd : 5 Mo au plus.',
    'The file is too large: at most 5 MB.',
    { max: 5 },
  ],
  [
    'ERR-41 website',
    'errors.field.website_https',
    'L’adresse du site commence par https.',
    'The website’s address starts with https.',
  ],
  [
    'ERR-41 video',
    'errors.field.video_service',
    'Le lien doit mener à une vidéo de YouTube.',
    'The link must lead to a YouTube video.',
  ],
  [
    'ERR-42 service name',
    'errors.department.duplicate_name',
    'Un service porte déjà ce nom.',
    'A department already has this name.',
  ],
  [
    'ERR-43 indemnity',
    'errors.remuneration.duplicate_benefit',
    'Une seule indemnité de chaque type est possible.',
    'Only one indemnity of each type is possible.',
  ],
  [
    'ERR-44 import too large',
    'errors.attendance.import_too_large',
    'Le fichier est trop lourd : 1 Mo au plus.',
    'The file is too large: at most 1 MB.',
  ],
  [
    'ERR-45 import failed',
    'errors.attendance.internal_error',
    'L’import n’a pas abouti. Réessayez plus tard ou contactez le service client.',
    'The import did not go through. Try again later or contact customer support.',
  ],
  [
    'ERR-47 download',
    'errors.download.failed',
    'Le fichier n’a pas pu être téléchargé.',
    'Failed to download file.',
  ],
  [
    'ERR-48 CSV export',
    'errors.export.failed',
    'L’export CSV n’a pas abouti. Réessayez plus tard.',
    'The CSV export did not go through. Try again later.',
  ],
  [
    'contract display',
    'errors.contract.display_unavailable',
    'Le contrat ne peut pas être affiché. Contactez le service client.',
    'The contract cannot be displayed. Contact customer support.',
  ],
  [
    'signing',
    'errors.contract.signing_failed',
    'La signature n’a pas abouti. Réessayez.',
    'The signature did not go through. Try again.',
  ],
  [
    'invoices',
    'errors.invoice.generation_failed',
    'Les factures ou le fichier CSV n’ont pas pu être générés. Contactez le service client.',
    'The invoices or the CSV file could not be generated. Contact customer support.',
  ],
  [
    'hours',
    'errors.attendance.validation_failed',
    'Les heures n’ont pas pu être validées. Réessayez dans quelques minutes.',
    'The hours could not be validated. Try again in a few minutes.',
  ],
]

describe('the catalogue of messages (doc 2 §8)', () => {
  for (const [name, key, french, english, params] of catalogue) {
    it(`${name}`, async () => {
      expect(await spoken('fr', key, params)).toBe(french)
      expect(await spoken('en', key, params)).toBe(english)
    })
  }

  // The dialog of the import shows the sentences, in the singular or the plural.
  it('ERR-46 lines of an import', async () => {
    const said = (language: 'fr' | 'en', lines: string) =>
      spoken(language, 'errors.attendance.import_format', { lines })
    expect(await said('fr', 'Lignes 2, 7')).toBe('Le format n’est pas valable. Lignes 2, 7.')
    expect(await said('en', 'Lines 2, 7')).toBe('The format is not valid. Lines 2, 7.')
  })

  it('ERR-04 says the generic sentence for a key that is not known, or for none', async () => {
    const generic = await spoken('fr', 'errors.internal')
    expect(await spoken('fr', 'errors.newer.than_this')).toBe(generic)
    expect(await spoken('fr', null)).toBe(generic)
  })

  it('ERR-04 says the generic sentence where a value is lacking, and never the placeholder', async () => {
    const generic = await spoken('fr', 'errors.internal')
    expect(await spoken('fr', 'errors.field.too_long')).toBe(generic)
    expect(await spoken('fr', 'errors.field.too_long', { max: undefined })).toBe(generic)
    expect(await spoken('fr', 'errors.field.too_long', { max: 100 })).not.toContain('{')
  })

  it('ERR-04 turns the dots of every key into underscores, in both languages', async () => {
    const generic = { fr: await spoken('fr', null), en: await spoken('en', null) }
    for (const key of errorKeys.filter((each) => each !== 'errors.internal')) {
      for (const language of ['fr', 'en'] as const) {
        expect(i18n.exists(`errors:${key.replaceAll('.', '_')}`, { lng: language }), key).toBe(true)
        expect(await spoken(language, key, valuesOf(key)), key).not.toBe(generic[language])
      }
    }
  })
})
