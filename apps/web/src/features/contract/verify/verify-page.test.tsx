import { verifyDocument } from '@renfort/contract/evidence.ts'
import { largestComparedBytes } from '@renfort/domain/contract/evidence/evidence.ts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { VerifyPage } from './verify-page.tsx'

const signedAt = '2026-12-02T09:00:00.000Z'
const pdf = new File(['%PDF-1.7'], 'contrat signé.pdf', { type: 'application/pdf' })
async function open(locale: 'fr' | 'en' = 'fr') {
  const shown = await show(<VerifyPage />, { at: '/verify', as: null, locale })
  await soonByRole('region', /^Document (à vérifier|to verify)$/)
  return shown
}
const zone = () => byRole('region', /^Document (à vérifier|to verify)$/)
const drop = (file: File) => fireEvent.drop(zone(), { dataTransfer: { files: [file] } })
const fileField = () => {
  const field = zone().querySelector('input')
  if (field === null) throw new Error('No file can be chosen')
  return field
}

describe('the page that verifies a document', () => {
  it.each([
    ['sealed', 'C’est le document signé et scellé'],
    ['shown', 'C’est le document présenté, puis signé'],
    ['evidence', 'C’est le dossier de preuve d’une signature'],
  ] as const)(
    'says of a %s document that it is, and when it was signed',
    async (document, title) => {
      const sent = answer(verifyDocument, () => ({ known: { document, signedAt } }))
      await open()
      drop(pdf)
      expect(await screen.findByText(title)).toBeTruthy()
      const status = await soonByRole('status', '')
      expect(status.textContent).toContain('mercredi 2 décembre 2026 à 10:00, heure de Paris')
      expect(status.textContent).toContain('contrat signé.pdf')
      expect(sent).toEqual([{ body: pdf }])
    },
  )

  it('says of every other file that it was not signed here, and why that may be', async () => {
    answer(verifyDocument, () => ({ known: null }))
    await open('en')
    drop(pdf)
    expect(await screen.findByText('This file is not a document signed here')).toBeTruthy()
    expect(screen.getByText(/One different byte is enough/)).toBeTruthy()
  })

  it('takes a file by the keyboard too', async () => {
    answer(verifyDocument, () => ({ known: null }))
    const { user } = await open()
    expect(byRole('button', 'Choisir un PDF')).toBeTruthy()
    await user.upload(fileField(), pdf)
    expect(await soonByRole('button', 'Choisir un autre PDF')).toBeTruthy()
  })

  it('says why a file could not be compared, and sends none that is too large', async () => {
    const sent = answer(verifyDocument, () =>
      refused('errors.file.wrong_type', { accepted: 'PDF' }),
    )
    await open()
    drop(pdf)
    expect(await screen.findByText(/n’est pas du bon type/)).toBeTruthy()
    const large = new File(['%PDF-1.7'], 'trop grand.pdf', { type: 'application/pdf' })
    Object.defineProperty(large, 'size', { value: largestComparedBytes + 1 })
    drop(large)
    expect(await screen.findByText(/25 Mo au plus\./)).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  it('says when it was asked too often', async () => {
    answer(verifyDocument, () => refused('errors.auth.throttled', { minutes: 15 }))
    await open()
    drop(pdf)
    expect(await screen.findByText(/Vous pourrez recommencer dans 15 min/)).toBeTruthy()
  })
})
