import { updateMission } from '@renfort/contract/mission.ts'
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aMission, missionId } from '../../../testing/a-mission.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, press, saidOf, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { EditNameDialog } from './edit-name.tsx'

const suffix = () => byRole('textbox', /^Suffixe/)

it('TASK-34 shows the whole name as it is typed, and sends the suffix', async () => {
  const sent = answer(updateMission, ({ body }) => aMission({ name: body.name ?? null }))
  const onClose = vi.fn<() => void>()
  const { user } = await show(<EditNameDialog mission={aMission()} onClose={onClose} />)
  await user.type(suffix(), ' Terrasse ')
  expect(saidOf(suffix())[0]).toBe('La mission s’appellera «\u202fServeur – Terrasse\u202f».')
  await press(user, 'Enregistrer')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([{ params: { id: missionId }, body: { id: missionId, name: 'Terrasse' } }])
  expect(toasts()).toEqual(['Réussi Modifications enregistrées.'])
})
