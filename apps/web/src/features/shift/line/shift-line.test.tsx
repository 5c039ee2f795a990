import type { Shift } from '@renfort/contract/shift.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { missionId } from '../../../testing/a-mission.ts'
import { answerPlanning } from '../../../testing/a-planning.ts'
import { aShift } from '../../../testing/a-shift.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { useMission } from '../../mission-record/queries.ts'
import { keepWantedPlanning } from '../../mission-record/wanted-planning.ts'
import { ShiftLine } from './shift-line.tsx'

async function open(shifts: readonly Shift[] = [], locale: 'fr' | 'en' = 'fr') {
  const planning = answerPlanning(shifts)
  const Line = () => <ShiftLine mission={useMission(missionId)} />
  const view = await show(<Line />, { locale })
  const field = await soonByRole('textbox', /^(Décrire en une ligne|Describe in one line)$/)
  const type = async (text: string) => {
    const line = text.replace('{Enter}', '')
    await view.user.type(field, line)
    // The parser loads on demand, so a letter may be read later than it is typed.
    await waitFor(() => expect(marked()).toBe(plain(line)))
    if (text.endsWith('{Enter}')) await view.user.keyboard('{Enter}')
  }
  return { ...view, ...planning, field, type }
}
const plain = (text: string) => text.replaceAll(/\s/g, '')
/** The line as read so far, without its spaces and its notes. */
const marked = () => {
  const line = byRole('region', /^(Ce qui est compris|What is understood)/).querySelector('p')
  return plain([...(line?.querySelectorAll('bdi') ?? [])].map((part) => part.textContent).join(''))
}
const button = () => byRole('button', /^Ajouter (les|\d+) créneau/)
const read = () => within(byRole('list', /compris/)).getAllByRole('listitem')
const weekend = ['28', '29'].map((day) => ({
  startDate: `2026-11-${day}T17:00:00.000Z`,
  endDate: `2026-11-${day}T22:00:00.000Z`,
  breakDuration: 30,
  slots: 2,
}))

/** A mission whose signed-in user asked for a line of shifts. */
async function askedFor(line: string, shifts: readonly Shift[] = []): Promise<void> {
  await open(shifts)
  keepWantedPlanning(missionId, { line })
  cleanup()
}

describe('a line in words', () => {
  it('shows what is understood while it is typed, and saves nothing of it', async () => {
    const { type, created, field } = await open()
    expect(saidOf(field).join(' ')).toContain('2 serveurs samedi et dimanche')
    await type('2 serveurs samedi et dimanche 18h-23h, pause 30 min')
    expect(read().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/sam\. 28 nov\. 2026.*18:00.*23:00.*30 min.*2 Siders/),
      expect.stringMatching(/dim\. 29 nov\. 2026.*18:00.*23:00.*30 min.*2 Siders/),
    ])
    expect(created).toEqual([])
  })

  it('is added by the keyboard: Enter leads to the button, and Enter there adds', async () => {
    const { user, type, created, field } = await open()
    await type('2 serveurs samedi et dimanche 18h-23h, pause 30 min{Enter}')
    expect(created).toEqual([])
    expect(document.activeElement).toBe(byRole('button', 'Ajouter 2 créneaux'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]).toEqual({
      params: { taskId: missionId },
      body: { shifts: weekend, recurrence: null },
    })
    await waitFor(() => expect(toasts()[0]).toMatch(/^Réussi 2 créneaux ajoutés\./))
    expect(field).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field)
    expect(hasRole('button', 'Annuler')).toBe(true)
  })

  it('says what it is not sure of, and what it did not understand', async () => {
    const { type } = await open()
    await type('cuisiniers lundi 19h-23h en noir')
    for (const sentence of [
      /^«\slundi\s» est compris comme aujourd’hui, lun\. 23 nov\. 2026/,
      /^«\snoir\s» n’est pas compris et ne change rien/,
      /^«\scuisiniers\s»\s: cette mission est pour Serveur/,
      /^Le nombre de Siders n’est pas dit/,
      /^La pause n’est pas dite/,
    ]) {
      expect(screen.getByText(sentence)).toBeDefined()
    }
    expect(screen.getByText('noir').closest('mark')?.textContent).toContain('Non compris')
    expect(isClosed(button())).toBe(false)
  })

  it.each([
    ['2 serveurs samedi', /Ajoutez le début et la fin/],
    ['samedi ou dimanche 18h-23h', /une seule possibilité/],
    ['2-3 serveurs samedi 18h-23h', /n’est pas compris/],
  ])('« %s » can only be mended', async (text, sentence) => {
    const { user, type, created } = await open()
    await type(text)
    expect(isClosed(button())).toBe(true)
    expect(saidOf(button()).join(' ')).toMatch(sentence)
    await user.click(button())
    expect(created).toEqual([])
  })

  it.each([
    ['SHIFT-05', '51 serveurs samedi 9h-17h', 'Le nombre de Siders va de 1 à 50.'],
    ['SHIFT-06', 'samedi 9h-10h', 'Le temps de travail, pause déduite, va de 2 à 10 heures.'],
    ['SHIFT-14', '20/11/2026 9h-17h', 'Un créneau ne peut pas commencer dans le passé.'],
    ['SHIFT-15', '7/12 9h-17h', 'Un créneau identique existe déjà dans cette mission.'],
  ])('%s holds for « %s »', async (_id, text, sentence) => {
    const { type } = await open([aShift('2026-12-07')])
    await type(text)
    await waitFor(() => expect(read()[0]?.textContent).toContain(sentence))
    expect(isClosed(button())).toBe(true)
  })

  it('is read in English', async () => {
    const { user, type, created } = await open([], 'en')
    await type('2 waiters Saturday and Sunday 6-11pm, 30 min break')
    await press(user, 'Add 2 shifts')
    await waitFor(() => expect(created[0]?.body.shifts).toEqual(weekend))
  })

  it('takes « mar 2 » for a day of March in English, and for a Tuesday in French', async () => {
    await open([], 'en').then(({ type }) => type('2 waiters mar 2 6pm-11pm'))
    await waitFor(() => expect(document.body.textContent).toContain('2 Mar 2027'))
    cleanup()
    await open().then(({ type }) => type('2 serveurs mar 1 18h-23h'))
    await waitFor(() => expect(document.body.textContent).toContain('mar. 1er déc. 2026'))
  })

  it('of a mission that was asked for in words is there from the start, until shifts are', async () => {
    const line = '2 serveurs samedi 18h-23h'
    await askedFor(line)
    const { field, created } = await open()
    expect(field).toHaveProperty('value', line)
    expect(await soonByRole('button', 'Ajouter 1 créneau')).toBeDefined()
    expect(created).toEqual([])
  })

  it('is empty once there are shifts', async () => {
    const shifts = [aShift('2026-12-07')]
    await askedFor('2 serveurs samedi 18h-23h', shifts)
    const { field } = await open(shifts)
    expect(field).toHaveProperty('value', '')
  })
})
