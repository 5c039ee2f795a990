import type { InvoiceLifeCycle } from '@renfort/contract/invoice/life-cycle.ts'
import { answerInvoice } from '@renfort/contract/invoice/life-cycle.ts'
import { readInvoice } from '@renfort/contract/invoice/invoice.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { invoiceWithLines } from '../../../testing/an-invoice-with-lines.ts'
import { byRole, isClosed, press, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { LifeCycleSection } from './life-cycle-section.tsx'

type Said = InvoiceLifeCycle['statuses'][number]

const said = (status: Said['status'], changes: Partial<Said> = {}): Said => ({
  status,
  at: '2026-12-15T05:00:00.000Z',
  by: 'platform',
  author: null,
  reason: null,
  amount: null,
  taxRate: null,
  ...changes,
})
const withLife = (changes: Partial<InvoiceLifeCycle>) =>
  invoiceWithLines({
    lifeCycle: {
      status: changes.statuses?.at(-1)?.status ?? null,
      sentAt: '2026-12-15T05:00:00.000Z',
      untransmitted: null,
      statuses: [],
      ...changes,
    },
  })
const open = (
  changes: Partial<InvoiceLifeCycle>,
  as: Parameters<typeof show>[1] = {},
): ReturnType<typeof show> => {
  const invoice = withLife(changes)
  answer(readInvoice, () => invoice)
  return show(<LifeCycleSection invoice={invoice} />, { at: '/invoices', ...as })
}
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u202f\u00a0]/g, ' ')
const lines = (title = 'Cycle de vie') =>
  within(within(byRole('region', title)).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))

describe('the life cycle of an invoice', () => {
  it('ENT-20 says each status, when and by whom, the newest first, with its reason or its amount', async () => {
    await open({
      statuses: [
        said('deposited'),
        said('disputed', {
          at: '2026-12-15T09:30:00.000Z',
          by: 'company',
          author: 'Camille Durand',
          reason: { code: 'QTE_ERR', words: 'Vendredi compte deux fois' },
        }),
        said('paidIn', {
          at: '2026-12-16T09:00:00.000Z',
          by: 'provider',
          amount: 243.36,
          taxRate: 20,
        }),
      ],
    })
    expect(lines()).toEqual([
      'EncaissementLe mer. 16 déc. à 10:00, par Renfort243,36 € TTC, TVA à 20 %',
      'LitigeLe mar. 15 déc. à 10:30, par Camille DurandHeures ou quantités erronées\nVendredi compte deux fois',
      'DépôtLe mar. 15 déc. à 06:00, par une plateforme agréée',
    ])
  })

  it('ENT-20 a payment that did not last is said to be taken back', async () => {
    const paidIn = { by: 'provider', taxRate: 20 } as const
    await open({
      statuses: [
        said('paidIn', { ...paidIn, amount: 243.36 }),
        said('paidIn', { ...paidIn, amount: -243.36 }),
      ],
    })
    expect(lines()[0]).toContain('Encaissement repris')
    expect(lines()[1]).not.toContain('repris')
  })

  it.each([
    [null, /^Transmission à la plateforme agréée en attente\.$/],
    ['noPlatform', /aucune plateforme agréée n’est reliée/],
    ['noSiren', /l’annuaire ne connaît pas ce SIREN/],
    ['unreachable', /ne répond pas/],
    ['refusedFile', /n’a pas pris le fichier/],
  ] as const)('says why it is not transmitted: %s', async (untransmitted, sentence) => {
    await open({ sentAt: null, untransmitted })
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('in English too', async () => {
    await open({ statuses: [said('takenInCharge')] }, { locale: 'en' })
    expect(lines('Life cycle')).toEqual([
      'Taken in chargeTue 15 Dec, 06:00, by an approved platform',
    ])
  })
})

describe('what the company answers', () => {
  it('approves with one press', async () => {
    const sent = answer(answerInvoice, () => withLife({}).lifeCycle)
    const { user } = await open({ statuses: [said('takenInCharge')] })
    await press(user, 'Approuver')
    await waitFor(() => expect(toasts().join(' ')).toContain('Votre approbation est notée.'))
    expect(sent).toMatchObject([{ body: { answer: 'approve' } }])
    expect(screen.getByText(/^Un refus se donne sur votre plateforme agréée/)).toBeTruthy()
  })

  it('disputes with a reason and words, and keeps them where it is refused', async () => {
    let isRefused = true
    const sent = answer(answerInvoice, () =>
      isRefused ? refused('errors.unavailable') : withLife({}).lifeCycle,
    )
    const { user } = await open({})
    await press(user, 'Contester…')
    await soonByRole('dialog', 'Contester F2026-000001')
    await user.click(byRole('combobox', 'Motif'))
    await user.click(await soonByRole('option', 'Prix erroné'))
    await writeIn(user, byRole('textbox', 'Ce qui ne va pas'), 'Le prix de nuit')
    await press(user, 'Contester')
    await waitFor(() => expect(sent).toHaveLength(1))
    isRefused = false
    expect(byRole('textbox', 'Ce qui ne va pas')).toHaveProperty('value', 'Le prix de nuit')
    await press(user, 'Contester')
    await waitFor(() => expect(toasts().join(' ')).toContain('Votre contestation est notée.'))
    const body = { answer: 'dispute', reason: 'PU_ERR', comment: 'Le prix de nuit' }
    expect(sent[1]).toMatchObject({ body })
  })

  it.each<[Said['status'], string | null, string | null]>([
    ['approved', 'L’approbation est déjà donnée.', null],
    ['disputed', null, 'La contestation est déjà faite : une approbation y met fin.'],
    ['paymentSent', 'La plateforme agréée a déjà annoncé le paiement.', null],
    ['paidIn', 'Le paiement est déjà encaissé.', null],
    [
      'refused',
      'Le refus donné sur la plateforme agréée est définitif.',
      'Le refus donné sur la plateforme agréée est définitif.',
    ],
    [
      'rejected',
      'Une plateforme agréée a rejeté ce document : c’est définitif.',
      'Une plateforme agréée a rejeté ce document : c’est définitif.',
    ],
  ])('after %s is closed with that very reason', async (status, approval, dispute) => {
    await open({ status })
    for (const [name, reason] of [
      ['Approuver', approval],
      ['Contester…', dispute],
    ] as const) {
      const button = byRole('button', name)
      expect([isClosed(button), saidOf(button).map(plain)]).toEqual(
        reason === null ? [false, []] : [true, [reason]],
      )
    }
  })

  it('is closed in English with its reason too', async () => {
    await open({ status: 'approved' }, { locale: 'en' })
    expect(saidOf(byRole('button', 'Approve'))).toEqual(['It has been approved already.'])
  })
})
