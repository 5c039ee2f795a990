import {
  contestContract,
  type ContractDetails,
  keepReading,
  readContract,
  regenerateContracts,
  signContract,
} from '@renfort/contract/contract.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  batchId,
  contractDetails,
  contractIds,
  signedDetails,
} from '../../../testing/a-contract.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { writeIn } from '../../../testing/write-in.ts'
import { SignaturePage } from './signature-page.tsx'

let shown: ContractDetails
beforeEach(() => {
  shown = contractDetails()
  answer(readContract, () => shown)
  answer(keepReading, ({ body }) => ({ pagesRead: body.pagesRead }))
})
const open = (as: Parameters<typeof show>[1] = {}) =>
  show(<SignaturePage documentId={batchId} />, { at: `/contracts/${batchId}/signature`, ...as })
const box = () => byRole('checkbox', 'J’ai lu le document')
const signButton = (name: string | RegExp = 'Signer les 2 contrats') => byRole('button', name)

describe('the signing block', () => {
  it('CTR-11 CTR-13 is next to the document, with the number of contracts and what signing means', async () => {
    await open()
    expect(await screen.findByText('/api/download/paper')).toBeTruthy()
    expect(screen.getByText('Ce document contient 2 contrats.')).toBeTruthy()
    expect(screen.getByText(shown.consent)).toBeTruthy()
    // The name of each Sider of a contract opens their profile (PLAN-09).
    expect(byRole('button', 'Nora Petit').getAttribute('aria-haspopup')).toBe('dialog')
    expect(hasRole('button', 'Contester')).toBe(true)
  })

  it('CTR-14 CTR-19 CTR-21 signs the version that was read, once the box is ticked', async () => {
    const sent = answer(signContract, () => {
      shown = signedDetails()
      return shown
    })
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    expect(isClosed(signButton())).toBe(true)
    expect(saidOf(signButton())).toEqual(['Confirmez d’abord que vous avez lu le document.'])
    await user.click(box())
    await press(user, 'Signer les 2 contrats')
    expect(await screen.findByText(/^Signé par Claire Morel/)).toBeTruthy()
    expect(toasts().join(' ')).toContain('Les 2 contrats sont signés.')
    expect(sent.map(({ body }) => body)).toEqual([{ version: 1 }])
  })

  it('CTR-13 CTR-21 says that a document is an amendment, and signs it as such', async () => {
    shown = contractDetails({ kind: 'renewal' })
    answer(signContract, () => ({ ...shown, status: 'signed' as const, stage: null }))
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    expect(hasRole('heading', /^Avenant aux contrats de la mission/)).toBe(true)
    expect(screen.getByText('Cet avenant change 2 contrats.')).toBeTruthy()
    await user.click(box())
    await press(user, 'Signer l’avenant')
    await screen.findAllByText('L’avenant est signé.')
    expect(toasts().join(' ')).toContain('L’avenant est signé.')
  })

  it('CTR-12 wants more than ten contracts read to the last page first', async () => {
    shown = contractDetails({ contractIds: contractIds(11) })
    const kept = answer(keepReading, ({ body }) => ({ pagesRead: body.pagesRead }))
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    expect(isClosed(box())).toBe(true)
    expect(saidOf(box())).toEqual(['Parcourez d’abord le document jusqu’à sa dernière page.'])
    await press(user, 'to the end')
    expect(isClosed(box())).toBe(false)
    await waitFor(() => expect(kept).toMatchObject([{ body: { version: 1, pagesRead: 5 } }]))
  })

  it('CTR-12 sends pages that could not be kept again before it signs', async () => {
    shown = contractDetails({ contractIds: contractIds(11) })
    const calls: string[] = []
    answer(keepReading, ({ body }) => {
      calls.push(`kept ${body.pagesRead}`)
      if (calls.length === 1) return Promise.reject(new Error('No network.'))
      return { pagesRead: body.pagesRead }
    })
    answer(signContract, () => {
      calls.push('signed')
      shown = { ...shown, status: 'signed', stage: null, pagesRead: 5 }
      return shown
    })
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    await press(user, 'to the end')
    await waitFor(() => expect(calls).toEqual(['kept 5']))
    await user.click(box())
    await press(user, 'Signer les 11 contrats')
    await waitFor(() => expect(calls).toEqual(['kept 5', 'kept 5', 'signed']))
  })

  it('CTR-12 signs nothing while the pages that were read cannot be kept', async () => {
    answer(keepReading, () => Promise.reject(new Error('No network.')))
    const signed = answer(signContract, () => {
      shown = { ...shown, status: 'signed', stage: null, pagesRead: 5 }
      return shown
    })
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    await press(user, 'to the end')
    await user.click(box())
    await press(user, 'Signer les 2 contrats')
    expect(await screen.findByText(/^Le serveur ne répond pas/)).toBeTruthy()
    expect(signed).toEqual([])
    answer(keepReading, ({ body }) => ({ pagesRead: body.pagesRead }))
    await press(user, 'Signer les 2 contrats')
    await waitFor(() => expect(signed).toHaveLength(1))
  })

  it('CTR-12 tries again by itself to keep what was read', async () => {
    let calls = 0
    answer(keepReading, ({ body }) => {
      calls += 1
      return calls === 1 ? Promise.reject(new Error('No network.')) : { pagesRead: body.pagesRead }
    })
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    await press(user, 'to the end')
    await waitFor(() => expect(calls).toBe(2))
  })

  it('CTR-12 keeps what came in sight right before the page is left', async () => {
    const kept = answer(keepReading, ({ body }) => ({ pagesRead: body.pagesRead }))
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    await press(user, 'to the end')
    cleanup()
    await waitFor(() => expect(kept).toMatchObject([{ body: { version: 1, pagesRead: 5 } }]))
  })

  it('CTR-12 lets ten be signed unread, and what was read before counts', async () => {
    shown = contractDetails({ contractIds: contractIds(10) })
    await open()
    await screen.findByText('/api/download/paper')
    expect(isClosed(box())).toBe(false)
  })

  it.each([{ phoneNumber: null }, { phoneNumber: '' }, { lastName: '42' }])(
    'CTR-15 CTR-16 a profile with %j leads to its page, and cannot sign',
    async (as) => {
      await open({ as })
      await screen.findByText('/api/download/paper')
      const link = byRole('link', 'Corriger mon profil')
      expect(link.getAttribute('href')).toBe('/me/profile')
      expect([isClosed(box()), isClosed(signButton())]).toEqual([true, true])
    },
  )

  it('CTR-16 says which field of the profile cannot sign, and why', async () => {
    await open({ as: { firstName: 'Julien2', phoneNumber: null } })
    await screen.findByText('/api/download/paper')
    const alert = byRole('alert', /.*/)
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Prénom\s: «\s2\s» n’a pas sa place dans un nom/),
      expect.stringMatching(/^Téléphone\s: /),
    ])
  })

  it('CTR-25 CTR-26 a document that cannot be shown leads back and is not signed', async () => {
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    await press(user, 'fails')
    expect(hasRole('heading', 'Le contrat ne peut pas être affiché')).toBe(true)
    expect(screen.getByText('Contactez le service client.')).toBeTruthy()
    expect(byRole('link', 'Revenir aux contrats').getAttribute('href')).toBe('/contracts')
    expect(isClosed(signButton())).toBe(true)
  })

  it('CTR-27 says why a signature did not go through, and who signed meanwhile', async () => {
    answer(signContract, () =>
      refused('errors.contract.already_signed', { name: 'Ana Roux', date: shown.startDate }),
    )
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    await user.click(box())
    shown = contractDetails({
      status: 'signed',
      signature: {
        url: null,
        date: shown.startDate,
        name: 'Ana Roux',
        actingFor: null,
        evidence: 'preparing',
      },
    })
    await press(user, 'Signer les 2 contrats')
    expect(await screen.findByText(/^Signé par Ana Roux le/)).toBeTruthy()
    // The message stays after the document is read again.
    expect(screen.getByText('Signé entre-temps par Ana Roux.')).toBeTruthy()
  })

  it('CTR-27 a version that was replaced while it was read stays until the newer one is asked for', async () => {
    answer(signContract, () => {
      shown = contractDetails({ version: 2, documentUrl: '/api/download/corrected' })
      return refused('errors.contract.newer_version', { version: 2 })
    })
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    await user.click(box())
    await press(user, 'Signer les 2 contrats')
    await user.click(await soonByRole('button', 'Lire la nouvelle version'))
    expect(await screen.findByText('/api/download/corrected')).toBeTruthy()
    const sent = answer(signContract, () => shown)
    await user.click(box())
    await press(user, 'Signer les 2 contrats')
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ version: 2 }]))
  })

  it('a reader of a replaced version learns so when the next page is saved', async () => {
    answer(keepReading, () => {
      shown = contractDetails({ version: 2 })
      return refused('errors.contract.newer_version', { version: 2 })
    })
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    await press(user, 'to the end')
    expect(
      await screen.findByText('Une version corrigée remplace celle que vous lisez.'),
    ).toBeTruthy()
    expect(hasRole('button', 'Signer les 2 contrats')).toBe(false)
  })

  it('waits for a document that is being prepared', async () => {
    shown = contractDetails({ documentUrl: null, pages: null })
    await open()
    expect(await screen.findByText(/en cours de préparation/)).toBeTruthy()
    expect(isClosed(signButton())).toBe(true)
  })
})

describe('N-42 a document whose Siders have all left', () => {
  beforeEach(() => {
    shown = contractDetails({ contractIds: [], stage: 'limitPassed' })
  })

  it('shows as cancelled, without a button to sign, contest or produce again', async () => {
    localStorage.setItem('logasId', '00000000-0000-4000-8000-0000000000a2')
    await open({ as: { isInsider: true } })
    await screen.findByText('/api/download/paper')
    expect(screen.getByText(/Ce document est annulé.*plus aucun de ses Siders/)).toBeTruthy()
    const offered = [/^Signer/, 'Contester', 'Refaire le document']
    expect(offered.map((name) => hasRole('button', name))).toEqual([false, false, false])
    expect(screen.queryByText('À signer')).toBeNull()
    localStorage.removeItem('logasId')
  })

  it('waits for no paper', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    shown = { ...shown, documentUrl: null, pages: null }
    const asked = answer(readContract, () => shown)
    await open()
    expect(await screen.findByText('Ce document est annulé.')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toHaveLength(1)
    vi.useRealTimers()
  })
})

describe('a contestation', () => {
  it('CTR-17 CTR-20 CTR-22 needs a description, shows a toast and leads back to the list', async () => {
    const sent = answer(contestContract, () => contractDetails({ status: 'contested' }))
    const { user, place } = await open()
    await screen.findByText('/api/download/paper')
    await press(user, 'Contester')
    const description = await soonByRole('textbox', 'Ce qui est à corriger')
    expect(
      isClosed(screen.getAllByRole('button', { name: 'Contester' }).at(-1) ?? description),
    ).toBe(true)
    await writeIn(user, description, 'Le taux est faux')
    await user.click(screen.getAllByRole('button', { name: 'Contester' }).at(-1) ?? description)
    await waitFor(() => expect(place()).toBe('/contracts'))
    expect(toasts().join(' ')).toContain('La contestation est envoyée.')
    expect(sent.map(({ body }) => body)).toEqual([{ description: 'Le taux est faux', version: 1 }])
  })

  it('CTR-18 is shown with its author and day, and nothing can be signed', async () => {
    shown = contractDetails({
      status: 'contested',
      contestation: {
        name: 'Ana Roux',
        actingFor: 'Julien Faure',
        date: '2026-12-01T09:30:00.000Z',
        description: 'Le lieu est faux',
      },
    })
    const { user } = await open()
    await screen.findByText('/api/download/paper')
    expect(hasRole('checkbox', 'J’ai lu le document')).toBe(false)
    const side = byRole('region', 'Signature')
    expect(side.textContent).toContain(
      'Contesté par Ana Roux, pour Julien Faure, le mar. 1er déc. 2026 à 10:30',
    )
    expect(side.textContent).toContain('Le lieu est faux')
    expect(side.textContent).toContain('une nouvelle version à signer')
    expect(hasRole('region', 'Correction du contrat')).toBe(false)
    await press(user, 'Voir la contestation')
    expect(await screen.findByText('Par Ana Roux, pour Julien Faure')).toBeTruthy()
    expect(hasRole('heading', 'Contestation du mar. 1er déc. 2026 à 10:30')).toBe(true)
  })
})

it('CTR-23 internal staff have the document produced again, and cannot sign for others', async () => {
  localStorage.setItem('logasId', '00000000-0000-4000-8000-0000000000a2')
  const sent = answer(regenerateContracts, () => ({ documents: [shown] }))
  const { user } = await open({ as: { isInsider: true } })
  await screen.findByText('/api/download/paper')
  expect(isClosed(signButton())).toBe(true)
  await press(user, 'Refaire le document')
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ documentIds: [batchId] }]))
  localStorage.removeItem('logasId')
})
