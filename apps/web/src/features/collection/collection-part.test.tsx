import { collectInvoice } from '@renfort/contract/collection.ts'
import type { Invoice } from '@renfort/contract/invoice/invoice.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer } from '../../testing/api-stand-in.ts'
import { anInvoice } from '../../testing/an-invoice.ts'
import { byRole, hasRole, press, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { CollectionPart } from './collection-part.tsx'

type Collection = NonNullable<Invoice['collection']>

const refused: Collection = {
  state: 'refused',
  method: 'card',
  day: '2026-12-03',
  reason: 'insufficientFunds',
  tries: 1,
}
const part = () => byRole('region', 'Prélèvement').textContent

function open(collection: Collection | null, as = {}) {
  return show(<CollectionPart invoice={anInvoice({ collection })} />, { as })
}

describe('INV-06 ENT-20 how an invoice is collected', () => {
  it('says when it is taken of the card or the account, and nothing where a company pays by itself', async () => {
    const planned: Collection = { ...refused, state: 'planned', reason: null, tries: 0 }
    await open(planned)
    expect(part()).toContain('Sera prélevée sur votre carte le jeu. 3 déc. 2026.')
  })

  it('says nothing of what is paid by transfer', async () => {
    await open(null)
    expect(hasRole('region', 'Prélèvement')).toBe(false)
  })

  it('says that a bank is to answer', async () => {
    await open({ ...refused, state: 'pending', method: 'sepa_debit', day: null, reason: null })
    expect(part()).toContain('répond sous quelques jours')
  })

  it('says why a bank refused, when it is tried again, and tries at once', async () => {
    const sent = answer(collectInvoice, () => anInvoice({ paid: true }))
    const { user } = await open(refused)
    expect(part()).toContain('Provision insuffisante')
    expect(part()).toContain('Nous réessaierons le jeu. 3 déc. 2026.')
    expect(byRole('link', 'Changer de moyen de paiement').getAttribute('href')).toBe(
      '/settings/payment',
    )
    await press(user, 'Réessayer maintenant')
    await waitFor(() => expect(toasts()[0]).toContain('La facture F2026-000001 est payée.'))
    expect(sent.map(({ body }) => body)).toEqual([{ tries: 1 }])
  })

  it('says that a bank took back what it had paid, and that only the company tries again', async () => {
    const sent = answer(collectInvoice, () =>
      anInvoice({
        collection: { ...refused, state: 'pending', day: null, reason: null, tries: 2 },
      }),
    )
    const { user } = await open({ ...refused, state: 'returned', day: null, reason: 'contested' })
    for (const said of [
      'Votre banque a repris ce qu’elle avait payé.',
      'Le paiement a été contesté auprès de la banque',
      'Nous ne prélèverons de nouveau cette facture qu’à votre demande.',
    ]) {
      expect(part()).toContain(said)
    }
    await press(user, 'Réessayer maintenant')
    await waitFor(() => expect(toasts()[0]).toContain('est demandé'))
    expect(sent.map(({ body }) => body)).toEqual([{ tries: 1 }])
  })

  it('a second refusal is said', async () => {
    answer(collectInvoice, () => anInvoice({ collection: { ...refused, tries: 2 } }))
    const { user } = await open(refused)
    await press(user, 'Réessayer maintenant')
    await waitFor(() => expect(toasts()[0]).toContain('de nouveau refusé'))
  })

  it('is disabled without a method, and for staff who act for the company', async () => {
    await open({ ...refused, method: null, day: null, reason: 'methodGone' })
    const again = await soonByRole('button', 'Réessayer maintenant')
    expect(saidOf(again)).toContain('Enregistrez d’abord une carte ou un compte.')
    expect(part()).toContain('Nous ne réessaierons pas')
  })
})
