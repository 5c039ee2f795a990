import { downloadEvidence } from '@renfort/contract/evidence.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, press, saidOf, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { en } from '../en.ts'
import { fr } from '../fr.ts'
import { en as verifyEn } from '../verify/en.ts'
import { fr as verifyFr } from '../verify/fr.ts'
import { EvidenceBlock, EvidenceMenu } from './evidence-file.tsx'

const documentId = '00000000-0000-4000-8000-000000007001'

describe('the evidence file of a signed document', () => {
  it('is downloaded for people and for machines', async () => {
    const sent = answer(downloadEvidence, () => 'file')
    const { user } = await show(<EvidenceBlock documentId={documentId} state="ready" />)
    await press(user, 'Dossier de preuve (PDF)')
    await press(user, 'Dossier de preuve (JSON)')
    await waitFor(() =>
      expect(sent).toMatchObject([
        { params: { docId: documentId }, query: { format: 'pdf' } },
        { params: { docId: documentId }, query: { format: 'json' } },
      ]),
    )
    expect(byRole('link', 'Vérifier un document signé').getAttribute('href')).toBe('/verify')
  })

  it('says why it is not there yet', async () => {
    await show(<EvidenceBlock documentId={documentId} state="preparing" />)
    const button = byRole('button', 'Dossier de preuve (PDF)')
    expect(isClosed(button)).toBe(true)
    expect(saidOf(button)).toEqual([
      'Le dossier de preuve est en préparation. Réessayez dans quelques instants.',
    ])
  })

  it('says that it never comes where the installation has no key', async () => {
    await show(<EvidenceBlock documentId={documentId} state="unsealed" />)
    expect(screen.getByText(/cette installation n’a pas de clé de cachet/)).toBeTruthy()
    expect(hasRole('button', 'Dossier de preuve (PDF)')).toBe(false)
  })

  it('says what failed', async () => {
    answer(downloadEvidence, () => refused('errors.contract.no_evidence'))
    const { user } = await show(<EvidenceMenu documentId={documentId} name="Gala" />)
    await press(user, /Dossier de preuve.*Gala/)
    await user.click(byRole('menuitem', /PDF/))
    await waitFor(() => expect(toasts().join(' ')).toContain('en préparation'))
  })
})

describe('what the signature is called', () => {
  it.each(Object.entries({ fr, en, verifyFr, verifyEn }))(
    '%s never calls it a qualified one',
    (_name, words) => {
      expect(JSON.stringify(words)).not.toMatch(/qualifiée?s?\b|qualified|advanced|avancée?s?\b/i)
    },
  )

  it('is one with an evidence file, in both languages', () => {
    expect(fr.evidence.about).toContain('Signature électronique avec dossier de preuve')
    expect(en.evidence.about).toContain('Electronic signature with an evidence file')
  })
})
