import { quoteFlexiblePlanning, saveFlexiblePlanning } from '@renfort/contract/flexible-planning.ts'
import { readLegalFindings } from '@renfort/contract/legal-guard.ts'
import { type Mission, readMission } from '@renfort/contract/mission.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { queryClient } from '../../platform/query-client.ts'
import { aFlexiblePlanning } from '../../testing/a-flexible-planning.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, isClosed, press, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { choose } from '../../testing/write-in.ts'
import { FlexiblePlanningStep } from './flexible-planning-step.tsx'
import { LeaveGateProvider } from './use-autosave.tsx'

const planned = aFlexiblePlanning()
const { id: _, shiftsUntil: __, ...body } = planned
const period = 'La période dure de 7 jours à 18 mois et commence dans l’avenir.'
const price = { price: 7098, priceWithTax: 8517.6, salary: 3640, assignments: [] }

async function open(mission: Partial<Mission> = { flexiblePlanning: planned }) {
  answer(readMission, () => aMission({ isFlexiblePlanning: true, ...mission }))
  answer(readLegalFindings, () => ({ findings: [], previous: [] }))
  const quotes = answer(quoteFlexiblePlanning, () => price)
  const sent = answer(saveFlexiblePlanning, ({ body: { startDate, endDate, ...fields } }) => ({
    ...planned,
    ...fields,
    startDate: `${startDate}T00:00:00.000Z`,
    endDate: `${endDate}T00:00:00.000Z`,
  }))
  let pass: () => Promise<boolean> = () => Promise.resolve(true)
  const view = await show(
    <LeaveGateProvider>
      {(gate) => {
        pass = gate.pass
        return <FlexiblePlanningStep taskId={missionId} />
      }}
    </LeaveGateProvider>,
  )
  await soonByRole('heading', /^Sur quelle période/)
  return { ...view, sent, quotes, pass: () => pass() }
}

const field = (label: string): HTMLElement =>
  screen.queryByRole('textbox', { name: label }) ?? byRole('combobox', label)
async function write(user: UserEvent, label: string, text: string) {
  await user.clear(field(label))
  if (text !== '') await user.paste(text)
  await user.tab()
}
const tick = async (user: UserEvent, name: RegExp) => user.click(byRole('checkbox', name))
const days = () => byRole('group', 'Jours travaillés')

describe('a flexible planning', () => {
  it('FLEX-15 FLEX-16 is saved as soon as it is whole, and priced before', async () => {
    const { user, sent, quotes } = await open({ flexiblePlanning: null })
    expect(screen.getByText('Complétez le planning pour l’enregistrer.')).toBeDefined()
    await write(user, 'Premier jour', '04/01/2027')
    expect(sent).toEqual([])
    await write(user, 'Dernier jour', '31/01/2027')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({ params: { taskId: missionId }, body: { ...body, siders: 1 } })
    expect(await screen.findByText('7 098,00 €')).toBeDefined()
    expect(quotes[0]).toEqual({
      params: { taskId: missionId },
      query: expect.objectContaining({
        startDate: '2027-01-04',
        endDate: '2027-01-31',
        weeklyVolume: 35,
        weekDays: true,
        sunday: false,
      }),
    })
    expect(
      await screen.findByText('20 jours de travail dans la période.', { exact: false }),
    ).toBeDefined()
    expect(screen.getByText(/7h par jour de travail pour chaque Sider/)).toBeDefined()
  })

  it.each<[string, string, string, string]>([
    ['FLEX-04', 'Nombre de Siders', '51', 'Le nombre de Siders va de 1 à 50.'],
    ['FLEX-04', 'Nombre de Siders', '0', 'Le nombre de Siders va de 1 à 50.'],
    ['FLEX-08', 'Premier jour', '22/11/2026', 'Un créneau ne peut pas commencer dans le passé.'],
    ['FLEX-10', 'Dernier jour', '09/01/2027', period],
    ['FLEX-10', 'Dernier jour', '05/07/2028', period],
    ['FLEX-09', 'Dernier jour', '03/01/2027', period],
    ['FLEX-13', 'À partir de', '', 'Ce champ est obligatoire.'],
    ['FLEX-14', 'Jusqu’à', '14:00', 'L’amplitude est trop courte pour ce volume.'],
  ])('%s tells at « %s » what is wrong with « %s »', async (_id, label, typed, sentence) => {
    const { user, sent, pass } = await open()
    await write(user, label, typed)
    expect(await pass()).toBe(false)
    await waitFor(() => expect(saidOf(field(label)).join(' ')).toContain(sentence))
    expect(document.activeElement).toBe(field(label))
    expect(sent).toEqual([])
  })

  it('asks for its days before the next step, where nothing was typed', async () => {
    const { pass } = await open({ flexiblePlanning: null })
    expect(saidOf(field('Premier jour'))).toEqual([])
    expect(await pass()).toBe(false)
    await waitFor(() =>
      expect(saidOf(field('Premier jour'))).toContain('Ce champ est obligatoire.'),
    )
    expect(document.activeElement).toBe(field('Premier jour'))
  })

  it('FLEX-05 needs a kind of day', async () => {
    const { user, sent, pass } = await open()
    await tick(user, /^Du lundi au vendredi/)
    expect(await pass()).toBe(false)
    await waitFor(() =>
      expect(days().textContent).toContain('Choisissez au moins un type de jour de la période.'),
    )
    expect(sent).toEqual([])
  })

  it('FLEX-06 does not take public holidays alone', async () => {
    const { user, sent, pass } = await open()
    await tick(user, /^Du lundi au vendredi/)
    await tick(user, /^Les jours fériés/)
    expect(await pass()).toBe(false)
    expect(sent).toEqual([])
  })

  it('FLEX-07 says at the public holidays that the period has none', async () => {
    const { user, sent } = await open()
    await tick(user, /^Les jours fériés/)
    await waitFor(() =>
      expect(saidOf(byRole('checkbox', /^Les jours fériés/)).join(' ')).toContain(
        'La période ne compte aucun jour férié.',
      ),
    )
    expect(sent).toEqual([])
  })

  it('FLEX-03 offers steps of seven hours, as many as the days allow', async () => {
    const { user, sent } = await open()
    const offered = async () => {
      await user.click(byRole('combobox', /^Volume/))
      await soonByRole('option', /^7/)
      const labels = screen
        .getAllByRole('option')
        .map(({ textContent }) => Number.parseInt(textContent))
      await user.keyboard('{Escape}')
      return labels
    }
    const five = await offered()
    await tick(user, /^Le samedi/)
    await tick(user, /^Le dimanche/)
    expect([five, await offered()]).toEqual([
      [7, 14, 21, 28, 35, 42, 48],
      [7, 14, 21, 28, 35, 42, 48],
    ])
    await waitFor(() => expect(sent.at(-1)?.body.include.sunday).toBe(true))
  })

  it.each([
    ['FLEX-11', 'both days of the weekend', [/^Le samedi/, /^Le dimanche/], [7, 14]],
    ['FLEX-12', 'one day of the weekend', [/^Le samedi/], [7]],
  ])('%s takes the most that %s allow', async (_id, _what, names, volumes) => {
    const { user, sent } = await open()
    for (const name of names) await tick(user, name)
    await tick(user, /^Du lundi au vendredi/)
    const most = volumes.at(-1)
    await waitFor(() => expect(sent.at(-1)?.body.weeklyVolume).toBe(most))
    await user.click(byRole('combobox', /^Volume/))
    await soonByRole('option', /^7/)
    expect(
      screen.getAllByRole('option').map(({ textContent }) => Number.parseInt(textContent)),
    ).toEqual(volumes)
  })

  it('FLEX-02 is sent with the volume that is chosen', async () => {
    const { user, sent } = await open()
    await choose(user, /^Volume/, '28h par semaine')
    await user.tab()
    await waitFor(() => expect(sent.at(-1)?.body.weeklyVolume).toBe(28))
  })
})

describe('a flexible planning that is not saved', () => {
  it('FLEX-17 is said with its reason, stays as typed, and is sent again', async () => {
    const { user, pass } = await open()
    const refusedOnes = answer(saveFlexiblePlanning, () => refused('errors.task.locked'))
    await write(user, 'Nombre de Siders', '3')
    await waitFor(() => expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.locked')}`]))
    expect(await pass()).toBe(false)
    expect(field('Nombre de Siders')).toHaveProperty('value', '3')
    const sent = answer(saveFlexiblePlanning, () => ({ ...planned, siders: 3 }))
    await press(user, 'Réessayer')
    await waitFor(() => expect(sent[0]?.body).toEqual({ ...body, siders: 3 }))
    expect(await pass()).toBe(true)
    expect(refusedOnes.length).toBeGreaterThan(0)
  })

  it('is found again after the page was left', async () => {
    const { user } = await open({ flexiblePlanning: null })
    await write(user, 'Premier jour', '04/01/2027')
    await write(user, 'Nombre de Siders', '4')
    cleanup()
    queryClient.clear()
    await open({ flexiblePlanning: null })
    expect(field('Premier jour')).toHaveProperty('value', '04/01/2027')
    expect(field('Nombre de Siders')).toHaveProperty('value', '4')
  })

  it('is closed with its reason once there are contracts', async () => {
    await open({ flexiblePlanning: planned, hasContracts: true })
    for (const label of ['Premier jour', 'Nombre de Siders', 'Jusqu’à']) {
      expect(isClosed(field(label)) || field(label).hasAttribute('readonly')).toBe(true)
      expect(saidOf(field(label)).join(' ')).toContain(errorSentence('errors.task.locked'))
    }
  })
})

describe('the price of a flexible planning', () => {
  it('FLEX-17 says why there is none, and asks again', async () => {
    answer(readMission, () => aMission({ isFlexiblePlanning: true, flexiblePlanning: planned }))
    answer(readLegalFindings, () => ({ findings: [], previous: [] }))
    answer(quoteFlexiblePlanning, () => refused('errors.internal'))
    const { user } = await show(<FlexiblePlanningStep taskId={missionId} />)
    expect((await screen.findByRole('alert')).textContent).toBe(errorSentence('errors.internal'))
    answer(quoteFlexiblePlanning, () => price)
    await press(user, 'Réessayer')
    expect(await screen.findByText('7 098,00 €')).toBeDefined()
    expect(toasts()).toEqual([])
  })

  it('waits for a rate', async () => {
    const { quotes } = await open({ flexiblePlanning: planned, hourlyRate: null })
    expect(screen.getByText('Indiquez le taux horaire pour connaître le prix.')).toBeDefined()
    expect(quotes).toEqual([])
  })
})
