import { readMission } from '@renfort/contract/mission.ts'
import { listApplicants, updateApplicant } from '@renfort/contract/preselection.ts'
import { expect, it } from 'vitest'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
import { anApplicant } from '../../testing/an-applicant.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { listen } from '../../testing/spoken.ts'
import { PreselectionPage } from './preselection-page.tsx'

it('PRE-02 PRE-03 following the selection by ear: who applies, each decision, and what was decided', async () => {
  answer(listApplicants, () => [anApplicant()])
  answer(readMission, () =>
    aMission({ status: 'submitted', selectionStatus: 'ongoing', shifts: [aShift('2026-12-07')] }),
  )
  const sent = answer(updateApplicant, ({ body: { update } }) =>
    anApplicant({ preSelectionStatus: update.preSelectionStatus ?? 'sent' }),
  )
  const { user } = await show(<PreselectionPage taskId={missionId} />)
  await soonByRole('heading', 'Présélection')
  const { goTo, press, hears } = await listen()
  goTo(byRole('button', 'Louise.Martin'))
  await hears('button, Louise.Martin, has popup dialog')
  goTo(byRole('button', 'Approuver Louise.Martin'))
  await hears('button, Approuver Louise.Martin')
  await press('Enter')
  await hears(/^polite: Réussi Candidature de Louise.Martin approuvée\./)
  await hears('button, Refuser Louise.Martin')
  await press('Enter')
  await hears('dialog, Refuser Louise.Martin, modal')
  goTo(byRole('textbox', 'Motif du refus'))
  await hears(/^textbox, Motif du refus/)
  await user.keyboard('Trop loin')
  goTo(byRole('button', 'Refuser'))
  await press('Enter')
  await hears(/^polite: Réussi Candidature de Louise.Martin refusée\./)
  expect(sent).toHaveLength(2)
})
