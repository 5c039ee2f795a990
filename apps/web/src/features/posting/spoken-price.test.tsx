import { confirmMission } from '@renfort/contract/mission.ts'
import { expect, it } from 'vitest'
import { aMission } from '../../testing/a-mission.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole } from '../../testing/by-role.ts'
import { showSummaryStep, wholeDraft } from '../../testing/show-summary-step.tsx'
import { listen, spoken } from '../../testing/spoken.ts'

it('SUM-14 SUM-18 reading the price and posting by ear: the amounts, what is missing, and that it is posted', async () => {
  answer(confirmMission, () =>
    aMission({ ...wholeDraft, status: 'submitted', selectionStatus: 'new' }),
  )
  await showSummaryStep()
  const page = (await spoken()).map((phrase) => phrase.replaceAll(/\s/g, ' '))
  const price = page.indexOf('heading, Publier la mission, level 3')
  expect(page.slice(price + 1, price + 10)).toEqual([
    'term',
    'Prix estimé hors taxes',
    'definition',
    '184,28 €',
    'term',
    'Prix estimé toutes taxes comprises',
    'definition',
    '221,13 €',
    'button, Voir le détail du prix, has popup dialog',
  ])
  const { goTo, press, hears } = await listen()
  goTo(byRole('button', 'Publier la mission'))
  await hears('button, Publier la mission, Cochez la case de confirmation pour publier., disabled')
  goTo(byRole('checkbox', /^J’ai vérifié/))
  await hears(/^checkbox, J’ai vérifié les informations.*, not checked/)
  await press(' ')
  goTo(byRole('button', 'Publier la mission'))
  await hears('button, Publier la mission')
  await press('Enter')
  await hears('dialog, Votre mission est publiée, modal')
})
