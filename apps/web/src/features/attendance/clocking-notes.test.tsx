import { readMission } from '@renfort/contract/mission.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMission } from '../../testing/a-mission.ts'
import { aLine } from '../../testing/an-hours-line.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { soonByRole } from '../../testing/by-role.ts'
import { answerHours, showHours } from '../../testing/hours.tsx'

it('a line says how it was clocked and what is odd about it, in the list and in its record', async () => {
  const clocking = {
    marks: ['siteCode', 'offline'],
    oddities: [
      { kind: 'phoneAhead', size: 180 },
      { kind: 'noSiteCode', size: 0 },
      { kind: 'farFromPlace', size: 1_200 },
    ],
  } as const
  answerHours(() => [
    aLine({ clocking: { marks: [...clocking.marks], oddities: [...clocking.oddities] } }),
  ])
  answer(readMission, () => aMission())
  const { user } = await showHours()
  const open = await soonByRole('button', /^Heures de Nora Petit/)
  const odd = [
    'téléphone en avance de 3h',
    'sans le code du site',
    'à 1,2\u202fkm du lieu de travail',
  ]
  const said = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((each) => each.textContent)
  expect(said(screen.getByRole('list', { name: 'À noter sur le pointage' }))).toEqual(odd)
  expect(document.body.textContent).toContain('Pointage\u202f: code du site, hors réseau')
  await user.click(open)
  const panel = await soonByRole('dialog', /Nora Petit/)
  expect(said(within(panel).getByRole('list', { name: 'À noter sur le pointage' }))).toEqual(odd)
})
