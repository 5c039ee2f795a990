import {
  countUnsigned,
  listContracts,
  readContract,
  type SeenBatch,
  signContracts,
} from '@renfort/contract/contract.ts'
import { downloadFile } from '@renfort/contract/file.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBatch, contractDetails, contractIds } from '../../../testing/a-contract.ts'
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
import { ContractsPage } from './contracts-page.tsx'

const page = (documents: readonly SeenBatch[], total = documents.length) => ({
  documents: [...documents],
  limit: 20,
  total,
})
const late = aBatch({
  documentId: contractIds(9)[8] ?? '',
  taskName: 'Barman – Soirée',
  startDate: '2026-11-14T08:00:00.000Z',
  stage: 'limitPassed',
  signBefore: { target: '2026-11-12T08:00:00.000Z', lastDay: '2026-11-17' },
})
const signed = aBatch({
  status: 'signed',
  stage: null,
  signature: {
    url: '/api/download/signed',
    date: '2026-12-01T09:30:00.000Z',
    name: 'Ana Roux',
    actingFor: null,
    evidence: 'ready',
  },
})
const freshly = signed.signature && { ...signed.signature, url: '/api/download/fresh' }
const open = (tab: 'toSign' | 'archives' = 'toSign', at = 1, locale: 'fr' | 'en' = 'fr') =>
  show(<ContractsPage tab={tab} search={{ page: at }} />, { at: '/contracts', locale })

beforeEach(() => {
  answer(countUnsigned, () => ({ count: 2 }))
})

describe('the contracts of a company', () => {
  it('say which of them are amendments, and of what', async () => {
    const amendment = aBatch({ documentId: contractIds(3)[2] ?? '', kind: 'renewal' })
    answer(listContracts, () => page([aBatch(), amendment]))
    await open()
    await soonByRole('table', 'Contrats')
    expect(screen.getAllByText(/^Avenant.: renouvellement$/)).toHaveLength(1)
  })

  it('CTR-24 have the days and hours of the place of work, whose clocks are named', async () => {
    const night = aBatch({
      timeZone: 'Indian/Reunion',
      startDate: '2026-12-07T21:00:00.000Z',
      signBefore: { target: '2026-12-05T21:00:00.000Z', lastDay: '2026-12-10' },
    })
    answer(listContracts, () => page([night]))
    await open()
    const [row] = within(await soonByRole('table', 'Contrats'))
      .getAllByRole('row')
      .slice(1)
    for (const text of ['mar. 8 déc.', 'dim. 6 déc. à 01:00', 'heure de La Réunion']) {
      expect(row?.textContent).toContain(text)
    }
  })

  it('CTR-05 CTR-08 are listed with mission, manager, number, status, start and act', async () => {
    const asked = answer(listContracts, () => page([aBatch()]))
    await open()
    const table = await soonByRole('table', 'Contrats')
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Mission',
      'Responsable',
      'Contrats',
      'Statut',
      'Début',
      'Action',
    ])
    const [row] = within(table).getAllByRole('row').slice(1)
    for (const text of ['Serveur – Gala', 'Julien Faure', '2', 'À signer', 'lun. 7 déc.']) {
      expect(row?.textContent).toContain(text)
    }
    expect(asked[0]?.query).toMatchObject({ signed: false, limit: 20, offset: 0 })
  })

  it.each([
    [0, '0'],
    [9, '9'],
    [10, '9+'],
  ])('CTR-04 %i to sign stand on the tab as %s', async (count, shown) => {
    answer(countUnsigned, () => ({ count }))
    answer(listContracts, () => page([]))
    await open()
    expect(
      await soonByRole('link', new RegExp(`^À signer ?${shown.replace('+', '\\+')}$`)),
    ).toBeTruthy()
  })

  it('CTR-09 CTR-24 a past start is marked with the time since; both deadlines show', async () => {
    answer(listContracts, () => page([aBatch(), late]))
    await open()
    const day = await screen.findByText('sam. 14 nov.')
    expect(saidOf(day)).toEqual(['La mission a commencé il y a 9 jours'])
    expect(screen.getByText('Délai légal dépassé depuis le mer. 18 nov.')).toBeTruthy()
    expect(screen.getByText('À signer avant le sam. 5 déc. à 09:00')).toBeTruthy()
    expect(screen.getByText(/Dernier jour légal\s?: mer. 9 déc./)).toBeTruthy()
  })

  it('CTR-10 a signed document is downloaded, the others are read on their page', async () => {
    const contested = aBatch({ documentId: contractIds(1)[0] ?? '', status: 'contested' })
    const done = { ...signed, documentId: contractIds(2)[1] ?? '' }
    answer(listContracts, () => page([aBatch(), contested, done]))
    await open('archives')
    const href = async (name: RegExp) => (await soonByRole('link', name)).getAttribute('href')
    expect(await href(/^Lire et signer/)).toBe(`/contracts/${aBatch().documentId}/signature`)
    expect(await href(/^Lire\s?:/)).toBe(`/contracts/${contested.documentId}/signature`)
    expect(await href(/^Télécharger/)).toBe('/api/download/signed')
    expect(screen.getByText('Signé par Ana Roux le mar. 1er déc. 2026 à 10:30')).toBeTruthy()
  })

  describe('a download whose address has expired', () => {
    beforeEach(() => {
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
      answer(listContracts, () => page([signed]))
    })
    afterEach(() => vi.restoreAllMocks())

    it('ERR-47 goes on at a fresh one', async () => {
      const asked = answer(readContract, () => contractDetails({ ...signed, signature: freshly }))
      const tried = answer(downloadFile, ({ params: { url } }) =>
        url === 'fresh' ? 'pdf' : refused('errors.download.failed'),
      )
      const { user } = await open('archives')
      await user.click(await soonByRole('link', /^Télécharger/))
      await waitFor(() =>
        expect(tried.map(({ params }) => params.url)).toEqual(['signed', 'fresh']),
      )
      expect(asked.map(({ params }) => params.docId)).toEqual([signed.documentId])
      expect(toasts()).toEqual([])
    })

    it('ERR-47 says so where it fails there too', async () => {
      answer(readContract, () => contractDetails(signed))
      answer(downloadFile, () => refused('errors.download.failed'))
      const { user } = await open('archives')
      await user.click(await soonByRole('link', /^Télécharger/))
      await waitFor(() =>
        expect(toasts()).toEqual(['Erreur Le fichier n’a pas pu être téléchargé.']),
      )
    })

    it('ERR-47 says so where the document is gone', async () => {
      answer(readContract, () => refused('errors.not_found'))
      answer(downloadFile, () => refused('errors.download.failed'))
      const { user } = await open('archives')
      await user.click(await soonByRole('link', /^Télécharger/))
      await waitFor(() =>
        expect(toasts()).toEqual(['Erreur Le fichier n’a pas pu être téléchargé.']),
      )
    })
  })

  it('C-11 an unknown status looks contested', async () => {
    const { StatusBadge } = await import('../status-badge.tsx')
    await show(<StatusBadge status="disputed" />)
    expect(await screen.findByText('Contesté')).toBeTruthy()
  })

  it('CTR-07 say what is missing, in other words for the archives', async () => {
    answer(listContracts, () => page([]))
    await open()
    expect(await soonByRole('heading', 'Aucun contrat à signer')).toBeTruthy()
    await open('archives')
    expect(await soonByRole('heading', 'Aucun contrat signé')).toBeTruthy()
  })

  it('CTR-02 CTR-03 come twenty a page, whose number is in the address', async () => {
    const asked = answer(listContracts, () => page([aBatch()], 45))
    await open('toSign', 2)
    const links = within(await soonByRole('navigation', 'Pages')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/contracts?page=3')
    expect(asked[0]?.query).toMatchObject({ limit: 20, offset: 20 })
  })

  it('CTR-03 show the last page where the address asks for one beyond it', async () => {
    answer(listContracts, () => page([], 45))
    const { place } = await open('archives', 9)
    await waitFor(() => expect(place()).toBe('/contracts/archives?page=3'))
    expect(hasRole('heading', 'Aucun contrat signé')).toBe(false)
  })

  it('can be asked for again when they do not come, in English too', async () => {
    answer(listContracts, () => refused('errors.unavailable'))
    const { user } = await open('toSign', 1, 'en')
    await soonByRole('heading', 'The contracts could not be loaded')
    answer(listContracts, () => page([aBatch()]))
    await user.click(byRole('button', 'Try again'))
    expect(await soonByRole('table', 'Contracts')).toBeTruthy()
  })
})

describe('documents that are signed together', () => {
  const [one, two, three] = contractIds(3)
  const gala = aBatch({ documentId: one ?? '', taskName: 'Gala', pagesRead: 5 })
  const brunch = aBatch({
    documentId: two ?? '',
    taskName: 'Brunch',
    contractIds: contractIds(1),
    pagesRead: 5,
    consent: 'En signant, j’accepte ce contrat.',
  })
  const salon = aBatch({ documentId: three ?? '', taskName: 'Salon', pagesRead: 2 })
  const box = (name: string) => byRole('checkbox', `Sélectionner ${name}`)
  let listed: readonly SeenBatch[]
  beforeEach(() => {
    listed = [gala, brunch, salon]
    answer(listContracts, () => page(listed))
  })

  it('CTR-12 are those that were read to their end; the others say how far they were', async () => {
    listed = [gala, salon, aBatch({ taskName: 'Bar', pages: null, documentUrl: null })]
    await open()
    await soonByRole('table', 'Contrats')
    expect(isClosed(box('Gala'))).toBe(false)
    expect(screen.getByRole('row', { name: /Gala/ }).textContent).toMatch(
      /À signerVu jusqu’à la dernière page/,
    )
    expect(screen.getByRole('row', { name: /Salon/ }).textContent).toMatch(
      /À signerVu jusqu’à la page 2 sur 5/,
    )
    expect(saidOf(box('Salon')).join()).toMatch(/À voir d’abord.*vu jusqu’à la page 2 sur 5/)
    expect(saidOf(box('Bar'))).toEqual(['Le document n’est pas encore prêt.'])
    expect(saidOf(byRole('button', 'Signer ensemble'))).toEqual([
      'Choisissez d’abord les documents à signer.',
    ])
  })

  it('CTR-12 are not chosen all at once where none can be, and it is said why', async () => {
    listed = [salon, { ...salon, documentId: contractIds(5)[4] ?? '' }]
    await open()
    const all = await soonByRole('checkbox', 'Tout sélectionner')
    expect(isClosed(all)).toBe(true)
    expect(saidOf(all).join()).toMatch(/^À voir d’abord/)
  })

  it('CTR-13 CTR-19 are listed with what signing means, and sent as they were read', async () => {
    const sent = answer(signContracts, ({ body }) => {
      listed = [salon]
      return { results: body.documents.map(({ documentId }) => ({ documentId, refusal: null })) }
    })
    const { user } = await open()
    await user.click(await soonByRole('checkbox', 'Tout sélectionner'))
    await press(user, 'Signer les 2 documents choisis')
    const dialog = await soonByRole('dialog', 'Signer 2 documents')
    for (const text of ['Gala', 'Brunch', gala.consent, brunch.consent]) {
      expect(within(dialog).getByText(text)).toBeTruthy()
    }
    expect(within(dialog).queryByText(/^Pour chacun/)).toBeNull()
    expect(saidOf(byRole('button', 'Signer les 2 documents'))).toEqual([
      'Confirmez d’abord que vous avez lu ces documents.',
    ])
    await user.click(byRole('checkbox', 'J’ai lu ces documents'))
    await press(user, 'Signer les 2 documents')
    await waitFor(() => expect(hasRole('dialog', 'Signer 2 documents')).toBe(false))
    expect(toasts().join(' ')).toContain('Les 2 documents sont signés.')
    expect(sent.map(({ body }) => body)).toEqual([
      {
        documents: [
          { documentId: one, version: 1 },
          { documentId: two, version: 1 },
        ],
      },
    ])
  })

  it('CTR-27 go on after one that is refused, which says why and leads to it', async () => {
    const key = 'errors.contract.newer_version' as const
    listed = [gala, { ...brunch, kind: 'renewal', number: 'M26000042-01-A2' }, salon]
    answer(signContracts, () => {
      listed = [brunch, salon]
      return {
        results: [
          { documentId: one ?? '', refusal: null },
          { documentId: two ?? '', refusal: { key, metadata: { version: 2 } } },
        ],
      }
    })
    const { user } = await open()
    await user.click(await soonByRole('checkbox', 'Tout sélectionner'))
    await press(user, 'Signer les 2 documents choisis')
    const which = /^Avenant.: renouvellement, n°.M26000042-01-A2, fait le .*26 nov/
    const asked = await soonByRole('dialog', 'Signer 2 documents')
    expect(within(asked).getByRole('button', { name: 'Annuler' })).toBeTruthy()
    expect(within(asked).getByText(/^Contrat, n°.M26000042-01, fait le/)).toBeTruthy()
    expect(within(asked).getByText(which)).toBeTruthy()
    await user.click(await soonByRole('checkbox', 'J’ai lu ces documents'))
    await press(user, 'Signer les 2 documents')
    const dialog = await soonByRole('dialog', /Documents signés.*1 sur 2/)
    expect(within(dialog).getByText(which)).toBeTruthy()
    expect(within(dialog).getByText(/Ce contrat a été corrigé entre-temps/)).toBeTruthy()
    const link = within(dialog).getByRole('link', { name: 'Brunch' })
    expect(link.getAttribute('href')).toBe(`/contracts/${two}/signature`)
  })

  it('CTR-16 need a complete profile too', async () => {
    const { user } = await show(<ContractsPage tab="toSign" search={{}} />, {
      at: '/contracts',
      as: { phoneNumber: null },
    })
    await user.click(await soonByRole('checkbox', 'Tout sélectionner'))
    await press(user, 'Signer les 2 documents choisis')
    expect((await soonByRole('link', 'Corriger mon profil')).getAttribute('href')).toBe(
      '/me/profile',
    )
    expect(isClosed(byRole('checkbox', 'J’ai lu ces documents'))).toBe(true)
    expect(isClosed(byRole('button', 'Signer les 2 documents'))).toBe(true)
  })

  it('are none where one document waits', async () => {
    listed = [gala]
    await open()
    await soonByRole('table', 'Contrats')
    expect(hasRole('checkbox', 'Tout sélectionner')).toBe(false)
  })
})

describe('documents that are downloaded together', () => {
  const [first, second, third] = ['Gala', 'Brunch', 'Salon'].map((taskName, i) =>
    aBatch({
      ...signed,
      documentId: contractIds(30)[20 + i] ?? '',
      taskName,
      signature: {
        url: `/api/download/${taskName}`,
        date: '2026-12-01T09:30:00.000Z',
        name: 'Ana Roux',
        actingFor: null,
        evidence: 'ready',
      },
    }),
  ) as [SeenBatch, SeenBatch, SeenBatch]

  beforeEach(() => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    answer(listContracts, () => page([first, second, third]))
    answer(readContract, ({ params: { docId } }) =>
      contractDetails([first, second, third].find(({ documentId }) => documentId === docId)),
    )
  })
  afterEach(() => vi.restoreAllMocks())

  it('are all of the list, with a figure, or those that are chosen', async () => {
    const asked: string[] = []
    const last = Promise.withResolvers<string>()
    answer(downloadFile, async ({ params }) => {
      asked.push(params.url)
      return params.url === 'Salon' ? last.promise : 'pdf'
    })
    const { user } = await open('archives')
    await user.click(await soonByRole('button', 'Télécharger les 3 documents'))
    expect(await screen.findByText('2 sur 3')).toBeTruthy()
    last.resolve('pdf')
    await waitFor(() => expect(toasts().join(' ')).toContain('3 documents téléchargés.'))
    expect(asked).toEqual(['Gala', 'Brunch', 'Salon'])
    await user.click(byRole('checkbox', /Brunch/))
    await press(user, 'Télécharger le document choisi')
    await waitFor(() => expect(toasts().join(' ')).toContain('1 document téléchargé.'))
    expect(asked.slice(3)).toEqual(['Brunch'])
  })

  it('lack those that fail, which the archive lists', async () => {
    answer(downloadFile, ({ params }) =>
      params.url === 'Brunch' ? refused('errors.download.failed') : 'pdf',
    )
    const { user } = await open('archives')
    await user.click(await soonByRole('button', 'Télécharger les 3 documents'))
    await waitFor(() =>
      expect(toasts().join(' ')).toMatch(
        /2 documents téléchargés sur 3\. Ceux qui manquent sont listés dans .*documents-manquants\.txt/,
      ),
    )
  })

  it('are given up at a press, and where none comes it is said', async () => {
    const never = Promise.withResolvers<string>()
    answer(downloadFile, () => never.promise)
    const { user } = await open('archives')
    await user.click(await soonByRole('button', 'Télécharger les 3 documents'))
    await screen.findByText('0 sur 3')
    await press(user, 'Annuler le téléchargement')
    expect(await soonByRole('button', 'Télécharger les 3 documents')).toBeTruthy()
    expect(toasts().join(' ')).toContain('Téléchargement annulé.')
    never.resolve('pdf')
    answer(downloadFile, () => refused('errors.download.failed'))
    await press(user, 'Télécharger les 3 documents')
    await waitFor(() =>
      expect(toasts().join(' ')).toContain('Aucun document n’a pu être téléchargé.'),
    )
  })
})
