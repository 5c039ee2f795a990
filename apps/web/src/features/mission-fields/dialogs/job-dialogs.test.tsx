import { readMission, updateMission } from '@renfort/contract/mission.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aMission, missionId } from '../../../testing/a-mission.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, press, saidOf, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { EditNameDialog } from './job-dialogs.tsx'

const suffix = () => byRole('textbox', /^Complément du nom/)

it('TASK-34 shows the whole name as it is typed, and sends the suffix', async () => {
  const sent = answer(updateMission, ({ body }) => aMission({ name: body.name ?? null }))
  const onClose = vi.fn<() => void>()
  const { user } = await show(<EditNameDialog mission={aMission()} onClose={onClose} />)
  await user.type(suffix(), ' Terrasse ')
  expect(saidOf(suffix())[0]).toBe('La mission s’appellera «\u202fServeur – Terrasse\u202f».')
  await press(user, 'Enregistrer')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([
    {
      params: { id: missionId },
      body: { id: missionId, name: 'Terrasse', version: aMission().version },
    },
  ])
  expect(toasts()).toEqual(['Réussi Modifications enregistrées.'])
})

it('R8 shows what somebody else has saved meanwhile, keeps what was typed, and saves it on theirs', async () => {
  const seen = aMission({ name: 'Salle' })
  const theirs = aMission({ name: 'Cuisine', version: '2026-11-02T09:05:00.000Z' })
  answer(readMission, () => theirs)
  const sent = answer(updateMission, ({ body }) =>
    body.version === theirs.version
      ? aMission({ name: body.name ?? null })
      : refused('errors.task.stale', { by: 'Julien Faure' }),
  )
  const onClose = vi.fn<() => void>()
  const { user } = await show(<EditNameDialog mission={seen} onClose={onClose} />)
  await user.clear(suffix())
  await user.type(suffix(), 'Terrasse')
  await press(user, 'Enregistrer')
  const notice = (await screen.findByText(/^Julien Faure a enregistré entre-temps/)).parentElement
  expect(notice?.textContent).toContain('Serveur – Cuisine')
  expect(suffix()).toHaveProperty('value', 'Terrasse')
  expect(onClose).not.toHaveBeenCalled()
  await press(user, 'Enregistrer')
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(sent.map(({ body }) => [body.name, body.version])).toEqual([
    ['Terrasse', seen.version],
    ['Terrasse', theirs.version],
  ])
})
