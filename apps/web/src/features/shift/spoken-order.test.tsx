import { useState, useRef } from 'react'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { missionId } from '../../testing/a-mission.ts'
import { answerPlanning } from '../../testing/a-planning.ts'
import { byRole, isClosed, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { listen } from '../../testing/spoken.ts'
import { useMission } from '../mission-record/queries.ts'
import { ShiftsEditor } from './shifts-editor.tsx'

function Editor() {
  const mission = useMission(missionId)
  const [isCreating, setCreating] = useState(false)
  const flushRef = useRef<() => Promise<boolean>>(async () => true)
  return <ShiftsEditor {...{ mission, isCreating, flushRef }} onCreatingChange={setCreating} />
}

const siders = () => byRole('textbox', 'Nombre de Siders')

it('SHIFT-04 SHIFT-05 ordering a shift by ear: each field, what is wrong, and what was added', async () => {
  const { created } = answerPlanning([])
  const { user } = await show(<Editor />)
  await soonByRole('heading', /^Aucun créneau/)
  const { goTo, press, hears } = await listen()
  goTo(byRole('button', 'Ajouter un créneau'))
  await press('Enter')
  await hears('dialog, Nouveau créneau, modal', /^textbox, Date/)
  await user.keyboard('07/12/2026')
  for (const _each of [1, 2, 3]) await press('Tab')
  await hears(
    /^button, Ouvrir le calendrier, not expanded/,
    'button, Ajouter d’autres jours',
    /^combobox, Début, 09:00/,
  )
  for (const _each of [1, 2, 3]) await press('Tab')
  await hears(/^combobox, Fin, 17:00/, /^combobox, Pause/, /^textbox, Nombre de Siders, 1/)
  await user.clear(siders())
  await user.keyboard('51')
  await press('Tab')
  await hears('polite: Le nombre de Siders va de 1 à 50.')
  goTo(byRole('button', 'Ajouter le créneau'))
  await hears(/^button, Ajouter le créneau, Complétez ou corrigez les champs signalés.*disabled/)
  goTo(siders())
  await hears(/^textbox, Nombre de Siders, 51, Le nombre de Siders va de 1 à 50.*invalid/)
  await user.clear(siders())
  await user.keyboard('3')
  await press('Tab')
  await waitFor(() => expect(isClosed(byRole('button', 'Ajouter le créneau'))).toBe(false))
  goTo(byRole('button', 'Ajouter le créneau'))
  await hears('button, Ajouter le créneau')
  await press('Enter')
  await hears(/^polite: Réussi Créneau ajouté\./)
  expect(created).toHaveLength(1)
})
