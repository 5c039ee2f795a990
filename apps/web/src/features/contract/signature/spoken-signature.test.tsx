import { keepReading, readContract, signContract } from '@renfort/contract/contract.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { batchId, contractDetails, signedDetails } from '../../../testing/a-contract.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { listen } from '../../../testing/spoken.ts'
import { SignaturePage } from './signature-page.tsx'

it('CTR-13 CTR-14 signing contracts by ear: what is asked first, that they are signed, and where one is then', async () => {
  let shown = contractDetails()
  answer(readContract, () => shown)
  answer(keepReading, ({ body }) => ({ pagesRead: body.pagesRead }))
  answer(signContract, () => {
    shown = signedDetails()
    return shown
  })
  const page = (
    <main id="content" tabIndex={-1}>
      <SignaturePage documentId={batchId} />
    </main>
  )
  await show(page, { at: `/contracts/${batchId}/signature` })
  await soonByRole('button', 'to the end')
  const { goTo, press, hears } = await listen()
  goTo(byRole('button', 'Signer les 2 contrats'))
  await hears(/^button, Signer les 2 contrats, Confirmez d’abord que vous avez lu.*, disabled/)
  goTo(byRole('checkbox', 'J’ai lu le document'))
  await hears('checkbox, J’ai lu le document, not checked')
  await press(' ')
  goTo(byRole('button', 'Signer les 2 contrats'))
  await hears('button, Signer les 2 contrats')
  await press('Enter')
  await hears(/^polite: Réussi Les 2 contrats sont signés\./)
  // The button has left with its block: the focus is not lost.
  await waitFor(() => expect(document.activeElement).toBe(byRole('main', '')))
})
