import { describe, expect, it } from 'vitest'
import {
  emailAskedMail,
  emailConfirmationMail,
  emailRestoredMail,
  invitationMail,
  passwordChangedMail,
  resetMail,
  socialLoginMail,
} from './mails.ts'
import { testSite } from '../testing/test-site.ts'

const owner = { id: 'u1', email: 'awa@example.test', firstName: 'Awa <b>' }

type Language = 'fr' | 'en'

const mails = {
  reset: (locale: Language) => resetMail({ ...owner, locale }, 'k3y', testSite),
  invitation: (locale: Language) =>
    invitationMail(
      { ...owner, locale },
      { token: 'k3y', company: 'Les {{days}} Halles' },
      testSite,
    ),
  socialLogin: (locale: Language) => socialLoginMail({ ...owner, locale }, testSite),
  passwordChanged: (locale: Language) => passwordChangedMail({ ...owner, locale }, testSite),
  emailConfirmation: (locale: Language) =>
    emailConfirmationMail({ ...owner, locale }, 'k3y', testSite),
  emailAsked: (locale: Language) =>
    emailAskedMail({ ...owner, locale }, { token: 'k3y', email: 'new@example.test' }, testSite),
  emailRestored: (locale: Language) => emailRestoredMail({ ...owner, locale }, testSite),
}

/** Subject and first words, written by hand. */
const expected = {
  reset: {
    fr: ['Choisissez un nouveau mot de passe Renfort', 'Choisir un mot de passe\u202f: https://'],
    en: ['Choose a new Renfort password', 'Choose a password: https://'],
  },
  invitation: {
    fr: [
      'Les {{days}} Halles vous invite à rejoindre son équipe sur Renfort',
      'Activer mon compte\u202f: https://',
    ],
    en: [
      'Les {{days}} Halles invites you to join its team on Renfort',
      'Activate my account: https://',
    ],
  },
  socialLogin: {
    fr: ['Votre connexion à Renfort', 'Se connecter avec Google\u202f: https://'],
    en: ['Signing in to Renfort', 'Sign in with Google: https://'],
  },
  passwordChanged: {
    fr: [
      'Votre mot de passe Renfort a été changé',
      'Choisir un autre mot de passe\u202f: https://',
    ],
    en: ['Your Renfort password was changed', 'Choose another password: https://'],
  },
  emailConfirmation: {
    fr: ['Confirmez votre adresse e-mail Renfort', 'Confirmer l’adresse\u202f: https://'],
    en: ['Confirm your Renfort e-mail address', 'Confirm the address: https://'],
  },
  emailAsked: {
    fr: ['Votre adresse e-mail Renfort va changer', 'Annuler le changement\u202f: https://'],
    en: ['Your Renfort e-mail address is about to change', 'Undo the change: https://'],
  },
  emailRestored: {
    fr: [
      'Le changement de votre adresse e-mail Renfort est annulé',
      'Choisir un autre mot de passe\u202f: https://',
    ],
    en: [
      'The change of your Renfort e-mail address is undone',
      'Choose another password: https://',
    ],
  },
} as const satisfies Record<keyof typeof mails, Record<Language, readonly [string, string]>>

const cases = (Object.keys(mails) as (keyof typeof mails)[]).flatMap((kind) =>
  (['fr', 'en'] as const).map((language) => [kind, language] as const),
)

describe('I18N-01 a mail speaks the language of its recipient', () => {
  it.each(cases)('%s in %s', (kind, language) => {
    const mail = mails[kind](language)
    const [subject, link] = expected[kind][language]
    expect([mail.to, mail.locale, mail.subject]).toEqual([owner.email, language, subject])
    expect([mail.category, mail.unsubscribeUrl]).toEqual(['compulsory', null])
    expect(mail.text).toContain(language === 'fr' ? 'Bonjour Awa <b>,' : 'Hello Awa <b>,')
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).toContain('Awa &lt;b&gt;')
    // Every placeholder is replaced, except the one in the company’s name.
    const texts = [mail.subject, mail.text, mail.html].join('\n').replaceAll('Les {{days}}', '')
    expect(texts).not.toMatch(/\{\{|undefined/)
  })
})
