import { readLegalInformations } from '@renfort/contract/company-settings.ts'
import { answerLocalChallenge, confirmLocalSetup } from '@renfort/contract/local-payment.ts'
import {
  type MethodOnFile,
  openPaymentSetup,
  type PaymentInformations,
  readPaymentInformations,
  updatePaymentInformations,
} from '@renfort/contract/payment.ts'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { choose } from '../../testing/write-in.ts'
import { PaymentForm } from './payment-form.tsx'
import { OrderForm } from './payment-page.tsx'
import { paymentQuery } from './queries.ts'

const visa: MethodOnFile = {
  type: 'card',
  last4: '4242',
  brand: 'visa',
  expiryMonth: 4,
  expiryYear: 2028,
  bankCode: null,
  country: 'FR',
  currency: null,
  state: 'active',
}

const account: MethodOnFile = {
  ...visa,
  type: 'sepa_debit',
  last4: '2606',
  brand: null,
  expiryMonth: null,
  expiryYear: null,
  bankCode: '20041',
  currency: 'eur',
}

function aPayment(changes: Partial<PaymentInformations> = {}): PaymentInformations {
  return {
    clientSecret: null,
    provider: { kind: 'local' },
    accountingInfo: {
      firstName: 'Nadia',
      lastName: 'Petit',
      email: 'compta@brasserie.test',
      phoneNumber: '+33612345678',
    },
    billingAddress: {
      street: '14 place Bellecour',
      postalCode: '69002',
      city: 'Lyon',
      country: 'FR',
    },
    tvaNumber: null,
    wantOrderForm: false,
    paymentMethod: null,
    version: 'v1',
    ...changes,
  }
}

const accepted = {
  status: 'succeeded' as const,
  type: 'card' as const,
  paymentMethodId: 'pm_4242',
  last4: '4242',
}

beforeEach(() => {
  answer(readLegalInformations, () => ({
    name: 'Bellecour SAS',
    businessName: 'Brasserie Bellecour',
    siret: '73282932000074',
    apeCode: '5610A',
    apeNomenclature: 'naf-rev2' as const,
    apeCodeDate: null,
    tvaNumber: 'FR 44732829320',
    version: 'v1',
  }))
})

const open = (changes: Partial<PaymentInformations> = {}) =>
  show(<PaymentForm organisationId={companyId} payment={aPayment(changes)} />)

/** Shows the stored payment, which is read again after each save. */
function StoredPayment() {
  const { data } = useQuery(paymentQuery(companyId))
  return data && <PaymentForm organisationId={companyId} payment={data} />
}

const save = () => byRole('button', 'Enregistrer')
const field = (label: string) => byRole('textbox', label)

async function write(user: UserEvent, label: string, text: string) {
  await user.clear(field(label))
  if (text !== '') await user.type(field(label), text)
  await user.tab()
}

describe('what is on file', () => {
  it('SET-23 shows a card by its last digits alone, with the way to change it', async () => {
    const { user } = await open({ paymentMethod: visa })
    expect(screen.getByText('Visa se terminant par 4242')).toBeDefined()
    expect(screen.getByText('Expire en 04/2028')).toBeDefined()
    expect(hasRole('radio', /^Carte bancaire/)).toBe(false)
    await user.click(byRole('button', 'Changer'))
    expect(hasRole('radio', /^Carte bancaire/)).toBe(true)
    await user.click(byRole('button', 'Garder le moyen actuel'))
    expect(hasRole('radio', /^Carte bancaire/)).toBe(false)
  })

  it.each([
    ['active', 2026, 10, 'Cette carte a expiré. Enregistrez-en une autre.'],
    ['inactive', 2028, 4, /^Votre banque a mis fin à ce mandat/],
  ] as const)(
    'SET-23 says that a method that is %s until %s/%s cannot be used',
    async (state, expiryYear, expiryMonth, text) => {
      await open({ paymentMethod: { ...visa, state, expiryYear, expiryMonth } })
      expect(screen.getByText('Inutilisable')).toBeDefined()
      expect(screen.getByText(text)).toBeDefined()
    },
  )

  it('SET-29 offers card, debit and statement, the first two where a provider is configured', async () => {
    await open({ provider: null })
    expect(isClosed(byRole('radio', /^Carte bancaire/))).toBe(true)
    expect(isClosed(byRole('radio', /^Prélèvement SEPA/))).toBe(true)
    expect(isClosed(byRole('radio', /^Relevé de factures/))).toBe(false)
  })
})

describe('the address and the contact', () => {
  it('SET-21 SET-24 SET-32 are sent together, on the version that was read', async () => {
    const sent = answer(updatePaymentInformations, () => aPayment({ version: 'v2' }))
    const { user } = await open()
    expect(hasRole('button', 'Enregistrer')).toBe(false)
    await write(user, 'Ville', 'Villeurbanne')
    await user.click(save())
    await waitFor(() => expect(toasts()).toEqual(['Réussi Le paiement est enregistré.']))
    const { accountingInfo, billingAddress } = aPayment()
    expect(sent).toEqual([
      {
        params: { id: companyId },
        body: {
          data: {
            accountingInfo: { ...accountingInfo, hasOneName: false },
            billingAddress: { ...billingAddress, city: 'Villeurbanne' },
            tvaNumber: null,
          },
          version: 'v1',
        },
      },
    ])
  })

  it.each([
    'Prénom',
    'Nom',
    'Adresse e-mail',
    'Téléphone',
    'Numéro et voie',
    'Code postal',
    'Ville',
  ])('SET-24 needs « %s »', async (label) => {
    const { user } = await open()
    await write(user, label, '')
    await waitFor(() => expect(saidOf(field(label))).toContain('Ce champ est obligatoire.'))
    await user.click(save())
    expect(toasts()).toEqual([])
  })

  it.each([
    ['FR', '6900', 'Le code postal a cinq chiffres.'],
    ['BE', '1', /^Le code postal compte de 4 à 10/],
  ])('SET-26 in %s refuses the postal code %s', async (country, code, sentence) => {
    const { user } = await open({ billingAddress: { ...aPayment().billingAddress, country } })
    await write(user, 'Code postal', code)
    await waitFor(() => expect(saidOf(field('Code postal'))[0]).toMatch(sentence))
  })

  it('SET-25 asks for the VAT number as soon as the country is another one', async () => {
    const { user } = await open()
    const vat = 'Numéro de TVA intracommunautaire'
    const label = () => byRole('textbox', new RegExp(`^${vat}`))
    await write(user, 'Ville', 'Bruxelles')
    await choose(user, 'Pays', 'Belgique')
    await user.click(save())
    await waitFor(() => expect(saidOf(label())).toContain('Indiquez le numéro de TVA.'))
    await user.type(label(), 'BE 12')
    await waitFor(() => expect(saidOf(label())).toContain('Le numéro de TVA n’est pas valable.'))
    await user.clear(label())
    await user.type(label(), 'BE 0403170701')
    await waitFor(() => expect(label().getAttribute('aria-invalid')).toBeNull())
  })

  it('SET-25 offers the number that follows from the SIRET', async () => {
    const { user } = await open()
    await user.click(await soonByRole('button', 'Reprendre ce numéro'))
    expect(byRole('textbox', /^Numéro de TVA/)).toHaveProperty('value', 'FR 44732829320')
    expect(hasRole('button', 'Reprendre ce numéro')).toBe(false)
  })

  it('keeps what two users typed: the other value shows next to one’s own', async () => {
    answer(updatePaymentInformations, () => refused('errors.organisation.stale'))
    answer(readPaymentInformations, () =>
      aPayment({ billingAddress: { ...aPayment().billingAddress, city: 'Bron' }, version: 'v2' }),
    )
    const { user } = await open()
    await write(user, 'Ville', 'Villeurbanne')
    await user.click(save())
    await waitFor(() =>
      expect(saidOf(field('Ville'))[0]).toContain(
        'Enregistré entre-temps\u202f: «\u202fBron\u202f».',
      ),
    )
    expect(field('Ville')).toHaveProperty('value', 'Villeurbanne')
    await user.click(byRole('button', /^Reprendre cette valeur/))
    expect(field('Ville')).toHaveProperty('value', 'Bron')
  })

  it('shows the country that another has saved meanwhile, by its name', async () => {
    answer(updatePaymentInformations, () => refused('errors.organisation.stale'))
    answer(readPaymentInformations, () =>
      aPayment({
        billingAddress: { ...aPayment().billingAddress, country: 'DE' },
        tvaNumber: 'DE136695976',
        version: 'v2',
      }),
    )
    const { user } = await open({ tvaNumber: 'BE0403170701' })
    await choose(user, 'Pays', 'Belgique')
    await user.click(save())
    const country = byRole('combobox', 'Pays')
    await waitFor(() => expect(saidOf(country).join()).toContain('« Allemagne »'))
    const [take = country] = screen.getAllByRole('button', { name: /^Reprendre cette valeur/ })
    await user.click(take)
    expect(country.textContent).toBe('Allemagne')
  })

  it('keeps the chosen method when another user has saved one meanwhile', async () => {
    answer(updatePaymentInformations, () => refused('errors.organisation.stale'))
    answer(readPaymentInformations, () => aPayment())
    const { user } = await show(<StoredPayment />)
    await user.click(await soonByRole('radio', /^Relevé de factures/))
    answer(readPaymentInformations, () => aPayment({ paymentMethod: visa, version: 'v2' }))
    await user.click(save())
    const methods = () => byRole('radiogroup', 'Comment souhaitez-vous payer\u202f?')
    await waitFor(() =>
      expect(saidOf(methods()).join()).toContain(
        'Enregistré entre-temps\u202f: «\u202fCarte bancaire\u202f».',
      ),
    )
    expect(byRole('radio', /^Relevé de factures/)).toHaveProperty('checked', true)
    await user.click(byRole('button', /^Reprendre cette valeur/))
    expect(hasRole('radio', /^Relevé de factures/)).toBe(false)
    expect(screen.getByText('Visa se terminant par 4242')).toBeDefined()
    expect(hasRole('button', 'Enregistrer')).toBe(false)
  })

  it('C-27 shows the currency that another has saved meanwhile', async () => {
    answer(updatePaymentInformations, () => refused('errors.organisation.stale'))
    answer(readPaymentInformations, () =>
      aPayment({ paymentMethod: { ...account, currency: 'gbp' }, version: 'v2' }),
    )
    const { user } = await open({ paymentMethod: null })
    await user.click(byRole('radio', /^Prélèvement SEPA/))
    await user.type(await soonByRole('textbox', 'IBAN'), 'FR1420041010050500013M02606')
    answer(openPaymentSetup, () => ({ clientSecret: 'seti_1' }))
    answer(confirmLocalSetup, () => ({ ...accepted, type: 'sepa_debit' as const, last4: '2606' }))
    await user.click(save())
    const currencies = () => byRole('radiogroup', 'Devise des débits')
    await waitFor(() =>
      expect(saidOf(currencies()).join()).toContain('«\u202fLivre sterling (£)\u202f»'),
    )
    expect(byRole('radio', 'Euro (€)')).toHaveProperty('checked', true)
    await user.click(byRole('button', /^Reprendre cette valeur/))
    expect(byRole('radio', 'Livre sterling (£)')).toHaveProperty('checked', true)
  })

  it('SET-24 WORK-06 takes a contact with one name', async () => {
    const sent = answer(updatePaymentInformations, () => aPayment())
    const { user } = await open()
    await write(user, 'Prénom', 'Suryani')
    await user.click(byRole('checkbox', 'Cette personne n’a qu’un nom'))
    await user.click(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body.data.accountingInfo).toMatchObject({
      firstName: 'Suryani',
      lastName: '',
      hasOneName: true,
    })
  })

  it('SET-24 C-18 reads a phone as one of the billing country', async () => {
    const sent = answer(updatePaymentInformations, () => aPayment())
    const { user } = await open({
      billingAddress: { ...aPayment().billingAddress, postalCode: '1000', country: 'BE' },
      tvaNumber: 'BE0403170701',
    })
    await write(user, 'Téléphone', '025123456')
    await waitFor(() => expect(field('Téléphone')).toHaveProperty('value', '02 512 34 56'))
    await user.click(save())
    await waitFor(() => expect(sent[0]?.body.data.accountingInfo?.phoneNumber).toBe('+3225123456'))
  })

  it('SET-24 nothing moves under a pointer that presses what is below a typed phone', async () => {
    const sent = answer(updatePaymentInformations, () => aPayment())
    const { user } = await open()
    await user.clear(field('Téléphone'))
    await user.type(field('Téléphone'), '0639980011')
    const shown = '06 39 98 00 11'
    expect(await screen.findByText(shown)).toBeTruthy()
    await user.pointer({ keys: '[MouseLeft>]', target: save() })
    expect(screen.getByText(shown)).toBeTruthy()
    await user.pointer({ keys: '[/MouseLeft]', target: save() })
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('SET-22 tells no difference where two people wrote the same in two ways', async () => {
    answer(updatePaymentInformations, () => refused('errors.organisation.stale'))
    const { accountingInfo, billingAddress } = aPayment()
    answer(readPaymentInformations, () =>
      aPayment({
        accountingInfo: { ...accountingInfo, email: 'compta@xn--caf-dma.test' },
        billingAddress: { ...billingAddress, city: 'Bron', street: '4 quai du Port' },
        tvaNumber: 'FR44732829320',
        version: 'v2',
      }),
    )
    const { user } = await open()
    await write(user, 'Ville', 'Villeurbanne')
    await write(user, 'Adresse e-mail', 'Compta@Café.test')
    await write(user, 'Numéro et voie', ' 4 quai du Port ')
    await user.type(byRole('textbox', /^Numéro de TVA/), 'FR 44 732 829 320')
    await user.click(save())
    await waitFor(() =>
      expect(screen.getAllByText(/Enregistré entre-temps/).map((line) => line.textContent)).toEqual(
        [expect.stringContaining('Bron')],
      ),
    )
    expect(field('Ville')).toHaveProperty('value', 'Villeurbanne')
    expect(field('Numéro et voie')).toHaveProperty('value', '4 quai du Port')
  })

  it('SET-22 goes back to what is saved when it is given up', async () => {
    const { user } = await open()
    await write(user, 'Ville', 'Villeurbanne')
    await user.click(byRole('button', 'Annuler'))
    expect(field('Ville')).toHaveProperty('value', 'Lyon')
    expect(hasRole('button', 'Enregistrer')).toBe(false)
  })
})

const number = () => field('Numéro de carte')

async function openCard(changes: Partial<PaymentInformations> = {}) {
  const view = await open(changes)
  await view.user.click(byRole('radio', /^Carte bancaire/))
  await soonByRole('textbox', 'Numéro de carte')
  return view
}

async function fillCard(user: UserEvent, digits = '4242424242424242') {
  await user.type(number(), digits)
  await user.type(field('Date d’expiration'), '04/28')
  await user.type(field('Code de sécurité'), '123')
}

describe('a new card', () => {
  it('SET-28 is confirmed with the provider, and saved by what the provider calls it', async () => {
    const setups = answer(openPaymentSetup, () => ({ clientSecret: 'seti_1' }))
    const confirmed = answer(confirmLocalSetup, () => accepted)
    const saved = answer(updatePaymentInformations, () => aPayment({ paymentMethod: visa }))
    const { user } = await openCard()
    await fillCard(user)
    await user.click(save())
    await waitFor(() => expect(toasts()).toEqual(['Réussi Le paiement est enregistré.']))
    expect(setups).toEqual([{ params: { id: companyId }, body: { type: 'card' } }])
    expect(confirmed[0]?.body).toMatchObject({
      clientSecret: 'seti_1',
      method: {
        type: 'card',
        number: '4242424242424242',
        expiryMonth: 4,
        expiryYear: 2028,
        code: '123',
      },
    })
    expect(saved[0]?.body).toMatchObject({
      paymentMethodId: 'pm_4242',
      data: { paymentMethod: { type: 'card' } },
    })
    expect(JSON.stringify(saved)).not.toContain('4242424242424242')
  })

  it('SET-22 shows the save bar once the card is whole', async () => {
    const { user } = await open({ paymentMethod: visa })
    await user.click(byRole('button', 'Changer'))
    await soonByRole('textbox', 'Numéro de carte')
    await user.type(number(), '424242424242424')
    expect(hasRole('button', 'Enregistrer')).toBe(false)
    await user.clear(number())
    await fillCard(user)
    await soonByRole('button', 'Enregistrer')
  })

  it.each([
    ['Numéro de carte', '4242424242424241', 'Le numéro de carte n’est pas valable.'],
    ['Date d’expiration', '10/26', 'La date d’expiration n’est pas valable.'],
    ['Date d’expiration', '13/28', 'La date d’expiration n’est pas valable.'],
  ])('SET-27 refuses « %s » as %s', async (label, typed, sentence) => {
    const { user } = await openCard()
    await write(user, label, typed)
    await waitFor(() => expect(saidOf(field(label))).toContain(sentence))
  })

  it('SET-27 ENT-27 wants four digits of the code of an American Express', async () => {
    const { user } = await openCard()
    await fillCard(user, '378282246310005')
    await user.tab()
    await waitFor(() =>
      expect(saidOf(field('Code de sécurité'))).toContain('Le code de sécurité n’est pas valable.'),
    )
    await user.type(field('Code de sécurité'), '4')
    await waitFor(() => expect(field('Code de sécurité').getAttribute('aria-invalid')).toBeNull())
  })

  it('ENT-27 is grouped and named by its brand once it is whole', async () => {
    const { user } = await openCard()
    await user.type(number(), '4242424242424242')
    expect(number()).toHaveProperty('value', '4242 4242 4242 4242')
    expect(saidOf(number())).toEqual(['Visa'])
  })

  it('SET-27 shows the provider’s own sentence at the field, and saves nothing', async () => {
    answer(openPaymentSetup, () => ({ clientSecret: 'seti_1' }))
    const message = 'Votre carte a été refusée.'
    const refusal = { code: 'card_declined', declineCode: null, field: 'number' as const, message }
    answer(confirmLocalSetup, () => ({
      status: 'requires_payment_method' as const,
      type: 'card' as const,
      refusal,
    }))
    const { user } = await openCard()
    await fillCard(user)
    await user.click(save())
    await waitFor(() => expect(saidOf(number())).toContain(message))
    expect(toasts()).toEqual([])
  })

  it('SET-28 waits for the answer of the bank where it asks', async () => {
    answer(openPaymentSetup, () => ({ clientSecret: 'seti_1' }))
    answer(confirmLocalSetup, () => ({ status: 'requires_action' as const, type: 'card' as const }))
    const asked = answer(answerLocalChallenge, () => accepted)
    answer(updatePaymentInformations, () => aPayment({ paymentMethod: visa }))
    const { user } = await openCard()
    await fillCard(user)
    await user.click(save())
    await user.click(await soonByRole('button', 'Confirmer'))
    await waitFor(() => expect(toasts()).toEqual(['Réussi Le paiement est enregistré.']))
    expect(asked[0]?.body).toMatchObject({ isAccepted: true })
  })
})

describe('a debit', () => {
  async function openDebit() {
    const view = await open()
    await view.user.click(byRole('radio', /^Prélèvement SEPA/))
    await soonByRole('textbox', 'IBAN')
    return view
  }

  it('SET-31 asks IBAN, country and currency, and states the refund and the notice', async () => {
    await openDebit()
    expect(byRole('combobox', 'Pays du compte').textContent).toBe('France')
    expect(await soonByRole('radio', 'Euro (€)')).toBeDefined()
    expect(hasRole('radio', 'Livre sterling (£)')).toBe(true)
    expect(screen.getByText(/dans les 8 semaines/)).toBeDefined()
    expect(screen.getByText(/au moins 2 jours avant/)).toBeDefined()
  })

  it('SET-27 refuses an IBAN whose check digits are wrong', async () => {
    const { user } = await openDebit()
    await write(user, 'IBAN', 'FR1420041010050500013M02607')
    await waitFor(() => expect(saidOf(field('IBAN'))).toContain('L’IBAN n’est pas valable.'))
  })

  it('SET-31 follows the country of a pasted IBAN', async () => {
    const { user } = await openDebit()
    await user.click(field('IBAN'))
    await user.paste('BE68539007547034')
    await waitFor(() => expect(byRole('combobox', 'Pays du compte').textContent).toBe('Belgique'))
    expect(field('IBAN')).toHaveProperty('value', 'BE68 5390 0754 7034')
  })
})

describe('what internal staff see who act for the company', () => {
  it('SET-30 is the payment to be read, and the order form to be changed', async () => {
    const sent = answer(updatePaymentInformations, () => aPayment({ wantOrderForm: true }))
    const as = { isInsider: true, actingUntil: '2026-11-23T18:00:00.000Z' }
    const { user } = await show(
      <OrderForm organisationId={companyId} payment={aPayment({ paymentMethod: visa })} />,
      { as },
    )
    expect(screen.getByText('Visa se terminant par 4242')).toBeDefined()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    await user.click(byRole('checkbox', /^L’entreprise règle sur bon de commande/))
    await user.click(save())
    await waitFor(() => expect(toasts()).toEqual(['Réussi Le bon de commande est enregistré.']))
    expect(sent).toEqual([{ params: { id: companyId }, body: { data: { wantOrderForm: true } } }])
  })

  it('SET-30 hides the order form from the company itself', async () => {
    await show(<OrderForm organisationId={companyId} payment={aPayment()} />)
    expect(hasRole('checkbox', /bon de commande/)).toBe(false)
  })
})
