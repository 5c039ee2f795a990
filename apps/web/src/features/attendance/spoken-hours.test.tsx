import {
  type CompanyHours,
  disputeHours,
  validateHours,
} from '@renfort/contract/attendance/attendance.ts'
import { readMission } from '@renfort/contract/mission.ts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMission } from '../../testing/a-mission.ts'
import { aLateLine, aLine } from '../../testing/an-hours-line.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { answerHours, showHours } from '../../testing/hours.tsx'
import { listen } from '../../testing/spoken.ts'

const end = () => byRole('combobox', 'Fin')

it('TS-21 TS-22 validating hours by ear: how many, for how much, that it is final, and that it is done', async () => {
  let lines: readonly CompanyHours[] = [aLine(), aLateLine()]
  answerHours(() => lines)
  answer(validateHours, () => {
    lines = []
    return { rejectedAttendanceIds: [] }
  })
  await showHours()
  const { goTo, press, hears } = await listen()
  goTo(await soonByRole('checkbox', 'Sélectionner les 2 lignes'))
  await press(' ')
  await hears('polite: 2 sélections')
  goTo(byRole('button', 'Valider'))
  await hears('button, Valider, has popup dialog')
  await press('Enter')
  await hears(
    /^alertdialog, Valider 2 lignes \?, Montant retenu : 296,00 € HT\. 1 ligne a un écart.*C’est définitif/,
    'button, Annuler',
  )
  goTo(byRole('button', 'Valider 2 lignes'))
  await press('Enter')
  await hears(/^polite: Réussi 2 lignes validées\./)
  // The bar has left with the button that opened the question: the focus is not lost.
  await waitFor(() => expect(document.activeElement).toBe(byRole('main', '')))
})

it('TS-10 TS-24 contesting hours by ear: what is asked first, what is wrong, and where they went', async () => {
  answerHours(() => [aLateLine()])
  answer(readMission, () => aMission())
  const sent = answer(disputeHours, () => aLateLine({ status: 'att.disputed' }))
  const { user } = await showHours()
  const { goTo, press, hears } = await listen()
  goTo(await soonByRole('button', 'Modifier les heures de Malik Roy'))
  await hears('button, Modifier les heures de Malik Roy, has popup dialog')
  await press('Enter')
  await hears('dialog, Heures de Malik Roy, modal')
  goTo(byRole('button', 'Appliquer'))
  await hears('button, Appliquer, Modifiez d’abord les heures., disabled')
  goTo(end())
  await user.clear(end())
  await user.keyboard('25:00')
  await press('Tab')
  await hears(/^polite: Cette heure n’existe pas/)
  goTo(end())
  await hears(/^combobox, Fin, 25:00, Cette heure n’existe pas.*invalid/)
  await user.clear(end())
  await user.keyboard('16:00')
  await press('Tab')
  goTo(byRole('button', 'Appliquer'))
  await hears('button, Appliquer')
  await press('Enter')
  await hears(/^polite: Réussi Les heures sont envoyées à Malik Roy/)
  await hears('button, Modifier les heures de Malik Roy, has popup dialog')
  expect(sent).toHaveLength(1)
})
