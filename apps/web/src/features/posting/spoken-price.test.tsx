import { confirmMission, readMission } from '@renfort/contract/mission.ts'
import { listDepartments } from '@renfort/contract/department.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import { readCompletion, readLegalValues } from '@renfort/contract/organisation.ts'
import { readQuotation } from '@renfort/contract/quotation.ts'
import { readSecondFactor } from '@renfort/contract/second-factor.ts'
import { expect, it } from 'vitest'
import { aCompletion } from '../../testing/a-completion.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
import { anAddress } from '../../testing/an-address.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../testing/by-role.ts'
import { noSecondFactor } from '../../testing/no-second-factor.ts'
import { show } from '../../testing/show.tsx'
import { listen, spoken } from '../../testing/spoken.ts'
import { SummaryStep } from './summary-step.tsx'

const whole = {
  motiveId: '00000000-0000-4000-8000-0000000000b2',
  motive: {
    id: '00000000-0000-4000-8000-0000000000b2',
    organisationId: '00000000-0000-4000-8000-0000000000b3',
    reason: 'activityIncrease' as const,
    justification: 'Repas de fin d’année',
    replacements: [],
    recruitments: [],
  },
  subtasks: [{ id: 'waiter-serve', name: 'Servir', custom: false }],
  location: anAddress(),
  manager: { id: '00000000-0000-4000-8000-0000000000a1', firstName: 'Claire', lastName: 'Morel' },
  managerId: '00000000-0000-4000-8000-0000000000a1',
  executiveStatus: 'worker' as const,
  isFlexiblePlanning: false,
  shifts: [aShift('2026-12-07')],
  startDate: '2026-12-07T08:00:00.000Z',
}

it('SUM-14 SUM-18 reading the price and posting by ear: the amounts, what is missing, and that it is posted', async () => {
  answer(readMission, () => aMission(whole))
  answer(readLegalValues, () => ({
    minimumSalary: 12.02,
    validFrom: '2026-01-01',
    minimumWages: [
      { area: 'france' as const, minimumSalary: 12.02, validFrom: '2026-01-01', source: 'Décret' },
    ],
  }))
  answer(readLegalFindings, () => ({ findings: [], previous: [] }))
  answer(readSecondFactor, () => noSecondFactor)
  answer(listDepartments, () => [])
  answer(readCompletion, () => aCompletion())
  answer(readQuotation, () => ({
    price: 184.28,
    priceWithTax: 221.13,
    salary: 94.5,
    assignments: [],
  }))
  answer(confirmMission, () => aMission({ ...whole, status: 'submitted', selectionStatus: 'new' }))
  await show(<SummaryStep taskId={missionId} onLeave={() => undefined} />, {
    as: { features: { flexiblePlanning: true, departments: false } },
  })
  await soonByRole('heading', /^Tout est prêt/)
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
