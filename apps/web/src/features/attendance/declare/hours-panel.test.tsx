import { type CompanyHours, disputeHours } from '@renfort/contract/attendance/attendance.ts'
import { readMission } from '@renfort/contract/mission.ts'
import { listMembers } from '@renfort/contract/organisation.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { companyId } from '../../../testing/a-me.ts'
import { aMission } from '../../../testing/a-mission.ts'
import { aPayPolicy } from '../../../testing/a-pay-policy.ts'
import {
  aCorrectedLine,
  aLateLine,
  aLine,
  aVersion,
  lineId,
} from '../../../testing/an-hours-line.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
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
import { choose } from '../../../testing/write-in.ts'
import { HoursPanel } from './hours-panel.tsx'

const onClose = vi.fn<() => void>()
const open = (line: CompanyHours = aLateLine(), options = {}) =>
  show(<HoursPanel line={line} onClose={onClose} />, options)
const apply = () => byRole('button', 'Appliquer')
const field = (name: string) => byRole('combobox', name)
async function write(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.clear(control)
  await user.type(control, text)
  await user.tab()
}

beforeEach(() => {
  onClose.mockClear()
  answer(listMembers, () => [
    {
      id: lineId(5),
      firstName: 'Julien',
      lastName: 'Faure',
      email: 'julien@brasserie.test',
      role: 'missionManager' as const,
      validated: true,
      sourceOrganisationId: companyId,
    },
  ])
  answer(readMission, () => aMission())
})

describe('hours that were corrected after they were billed', () => {
  const corrected = () => aCorrectedLine({ validatedAt: '2026-11-30T21:00:00.000Z' })

  it('are shown with reason and date, next to the validated ones', async () => {
    await open(corrected())
    const panel = within(byRole('dialog', /^Heures/))
    expect(
      panel.getByText('Le service client a corrigé ces heures après leur validation.'),
    ).toBeTruthy()
    expect(panel.queryByText(/elles ne changent plus/)).toBeNull()
    const figures = byRole('table', /Heures et prix|^$/)
    expect(within(figures).getByRole('row', { name: /^Retenu.*09:00.*17:00/ })).toBeTruthy()
    expect(within(figures).getByRole('row', { name: /^Corrigé.*09:00.*12:00.*60,00/ })).toBeTruthy()
    expect(hasRole('button', 'Appliquer')).toBe(false)
  })

  it('ENT-18 stand in the history as its newest version', async () => {
    await open(corrected())
    const [newest, ...others] = within(byRole('region', 'Historique')).getAllByRole('listitem')
    expect(newest?.textContent).toMatch(/Service client.*09:00.*12:00.*3h/)
    expect(newest?.textContent).toMatch(/le jeu. 3 déc\. à 10:30.*Départ à midi\./)
    expect(others).toHaveLength(2)
  })
})

describe('other hours', () => {
  it('TS-10 TS-16 TS-24 are sent to the Sider with a message, once it was said that this is done once', async () => {
    const sent = answer(disputeHours, () => aLateLine({ status: 'att.disputed' }))
    const { user } = await open()
    expect(screen.getByText(/une seule fois\s?: Malik Roy les accepte ou les refuse/)).toBeTruthy()
    expect(field('Début')).toHaveProperty('value', '09:12')
    expect(saidOf(apply())).toEqual(['Modifiez d’abord les heures.'])
    await write(user, field('Début'), '9h')
    await user.type(byRole('textbox', /^Message au Sider/), 'Vous étiez là à 9 h.')
    await press(user, 'Appliquer')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(toasts().join()).toContain('Les heures sont envoyées à Malik Roy')
    expect(sent.map(({ params, body }) => ({ params, body }))).toEqual([
      {
        params: { id: lineId(11) },
        body: {
          startDate: '2026-11-23T08:00:00.000Z',
          endDate: '2026-11-23T16:00:00.000Z',
          breakDates: [
            { startDate: '2026-11-23T11:45:00.000Z', endDate: '2026-11-23T12:15:00.000Z' },
          ],
          comment: 'Vous étiez là à 9 h.',
        },
      },
    ])
  })

  it.each<[string, string, string, RegExp]>([
    ['TS-30', 'Fin', '9h00', /La fin doit être après le début/],
    ['TS-30', 'Fin', '25:00', /Cette heure n’existe pas/],
    ['TS-30', 'Début', '25:00', /Cette heure n’existe pas/],
    ['TS-29', 'Jour du début', 'dim. 22 nov.', /Une journée ne dépasse pas 24 heures/],
    ['TS-31', 'Jour de fin', 'mar. 24 nov.', /Une journée ne dépasse pas 24 heures/],
  ])(
    '%s %s of %s closes « apply » and says why under its field',
    async (_id, name, text, reason) => {
      const { user } = await open(aLine())
      const isDay = name.startsWith('Jour')
      if (isDay) await choose(user, name, text)
      else await write(user, field(name), text)
      expect(saidOf(apply()).join()).toMatch(reason)
      expect(isClosed(apply())).toBe(true)
      expect(within(byRole('dialog', /^Heures/)).getAllByText(reason).length).toBeGreaterThan(1)
    },
  )

  it.each([
    ['plan', aLine()],
    [
      'hours that were declared, where nobody planned them',
      aLine({ history: [aVersion('sider', '09:00', '17:00')] }),
    ],
  ])(
    'TS-29 a start more than a day from the %s is refused, whatever the length',
    async (_, line) => {
      const { user } = await open(line)
      await choose(user, 'Jour du début', 'dim. 22 nov.')
      await choose(user, 'Jour de fin', 'dim. 22 nov.')
      expect(saidOf(apply())).toEqual([])
      await write(user, field('Début'), '8h30')
      expect(saidOf(apply()).join()).toMatch(/plus d’un jour de l’horaire d’origine/)
    },
  )

  it.each<[string, string, string, RegExp]>([
    ['TS-33', '13:00', '-5', /0/],
    ['TS-33', '13:00', 'dix', /./],
    ['TS-34', '17:30', '10', /sort des heures travaillées/],
    ['TS-34', '16:50', '30', /sort des heures travaillées/],
    ['TS-34 TS-35', '08:00', '30', /sort des heures travaillées/],
  ])(
    '%s TS-36 a break at %s of %s minutes closes « apply »',
    async (_id, time, minutes, reason) => {
      const { user } = await open(aLine())
      await write(user, field('Début de la pause 1'), time)
      await write(user, byRole('textbox', 'Minutes de la pause 1'), minutes)
      expect(isClosed(apply())).toBe(true)
      expect(saidOf(apply()).join()).toMatch(reason)
      await user.click(byRole('button', 'Retirer la pause 1'))
      expect(isClosed(apply())).toBe(false)
    },
  )

  it('TS-33 the minutes of a break are read as anywhere else', async () => {
    const sent = answer(disputeHours, () => aLine())
    const { user } = await open(aLine())
    await write(user, byRole('textbox', 'Minutes de la pause 1'), '0:45')
    await press(user, 'Appliquer')
    await waitFor(() => expect(sent).toHaveLength(1))
    const [rest] = sent[0]?.body.breakDates ?? []
    expect(Date.parse(rest?.endDate ?? '') - Date.parse(rest?.startDate ?? '')).toBe(45 * 60_000)
  })

  it('TS-36 a break that was just added closes « apply », but is not wrong yet; one that goes keeps the focus', async () => {
    const { user } = await open(aLine())
    await press(user, 'Ajouter une pause')
    const added = byRole('textbox', 'Minutes de la pause 2')
    expect(added.getAttribute('aria-invalid')).not.toBe('true')
    expect(isClosed(apply())).toBe(true)
    await write(user, added, '15')
    expect(field('Début de la pause 2').getAttribute('aria-invalid')).toBe('true')
    await user.click(byRole('button', 'Retirer la pause 2'))
    expect(document.activeElement).toBe(byRole('group', 'Pauses'))
  })

  it('TS-35 a break earlier than the start is taken on the next day, and says so', async () => {
    const night = aLateLine({
      history: [aVersion('shift', '22:00', '2026-11-24 06:00')],
    })
    const sent = answer(disputeHours, () => night)
    const { user } = await open(night)
    await press(user, 'Ajouter une pause')
    await write(user, field('Début de la pause 1'), '2h')
    await write(user, byRole('textbox', 'Minutes de la pause 1'), '20')
    expect(saidOf(field('Début de la pause 1')).join()).toContain('le lendemain')
    await press(user, 'Appliquer')
    await waitFor(() =>
      expect(sent[0]?.body.breakDates).toEqual([
        { startDate: '2026-11-24T01:00:00.000Z', endDate: '2026-11-24T01:20:00.000Z' },
      ]),
    )
  })

  it('TS-32 of ten hours or more stand out as they are typed', async () => {
    const { user } = await open(aLine())
    await write(user, field('Fin'), '19h30')
    const [warned] = screen.getAllByText('10 h de travail ou plus')
    expect(warned?.parentElement?.textContent).toContain('10h')
    expect(warned?.parentElement?.className).toContain('text-orange')
  })

  it('keep the start where it was when the end is moved', async () => {
    const { user } = await open()
    await write(user, field('Fin'), '18:00')
    expect(field('Début')).toHaveProperty('value', '09:12')
    expect(byRole('combobox', 'Jour du début').textContent).toContain('lun. 23 nov.')
  })

  it('TS-23 that were proposed already are refused, and what was typed stays', async () => {
    answer(disputeHours, () => refused('errors.attendance.already_disputed'))
    const { user } = await open()
    await write(user, field('Début'), '9h05')
    await press(user, 'Appliquer')
    expect((await screen.findByRole('alert')).textContent).toMatch(/déjà été contestées une fois/)
    expect(field('Début')).toHaveProperty('value', '09:05')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('ask before they are lost', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    await write(user, field('Début'), '9h05')
    await user.keyboard('{Escape}')
    await soonByRole('alertdialog', /Quitter sans enregistrer/)
    expect(onClose).toHaveBeenCalledTimes(1)
    await press(user, 'Quitter sans enregistrer')
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('are priced as they are typed by the policy of their mission', async () => {
    const { hoursTypes } = aPayPolicy()
    const normal = { hourType: 'normal' as const, hourlyRate: 13, coefficient: 1.95, increase: 0 }
    answer(readMission, () =>
      aMission({
        hourlyRate: 13,
        pricing: { delegation: [{ ...normal, tags: ['normal'] }], gestion: [] },
        hoursTypes,
        startDate: '2026-11-23T08:00:00.000Z',
      }),
    )
    const line = aLine({ retained: { minutes: 450, price: 190.13 } })
    const { user } = await open(line)
    await write(user, field('Fin'), '16h')
    const effect = await screen.findByText(/Par rapport à ce qui est retenu/)
    // An hour less of 13 € × 1.95.
    expect(effect.textContent).toMatch(/−\s25,35\s€ HT/)
    expect(byRole('row', /^Votre proposition/).textContent).toMatch(/16:00.*6h30.*164,78\s€/)
  })
})

describe('what is known of a line', () => {
  const by = (
    type: 'validation' | 'modification',
    updatedBy: string | null,
    origin = 'company',
  ) => ({
    type,
    updatedAt: '2026-11-23T16:30:00.000Z',
    updatedBy,
    origin: origin as 'company',
  })
  const line = aLateLine({
    status: 'att.validated',
    validatedAt: '2026-11-24T08:00:00.000Z',
    deadline: null,
    comment: 'Vous étiez là à 9 h.',
    history: [
      aVersion('shift', '09:00', '17:00', ['12:45', '13:15']),
      aVersion('sider', '09:12', '17:00'),
      {
        ...aVersion('company', '09:06', '17:00'),
        actions: [by('modification', lineId(5)), by('validation', null, 'sider')],
      },
    ],
  })

  it('ENT-18 is every version, with who made it and when, planned, declared and retained side by side', async () => {
    await open(line)
    await screen.findByText('Par Julien Faure')
    const history = within(byRole('region', 'Historique')).getAllByRole('listitem')
    expect(history.map(({ textContent }) => textContent)).toEqual([
      'Votre entreprise09:06\u00a0– 17:00Sans pause7h54Proposées le lun. 23 nov. à 17:30Par Julien FaureValidées le lun. 23 nov. à 17:30Par le Sider',
      'Sider09:12\u00a0– 17:00Sans pause7h48',
      'Planning09:00\u00a0– 17:00pause de 30\u00a0min7h30',
    ])
    const figures = within(byRole('region', 'Heures et prix')).getAllByRole('row').slice(1)
    expect(figures.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Prévu09:00 – 17:007h30150,00 €',
      'Déclaré09:12 – 17:007h48146,00 €',
      'Retenu09:06 – 17:007h54146,00 €',
    ])
    expect(screen.getByText('Vous étiez là à 9 h.')).toBeTruthy()
    expect(screen.getByText('Validées le mar. 24 nov. à 09:00')).toBeTruthy()
  })

  it('TS-21 is only read once it is validated', async () => {
    await open(line)
    expect(hasRole('button', 'Appliquer')).toBe(false)
    expect(hasRole('combobox', 'Début')).toBe(false)
    expect(screen.getByText(/elles ne changent plus/)).toBeTruthy()
  })

  it('TS-20 is only read while its Sider is to answer a file', async () => {
    await open(aLateLine({ isImported: true }))
    expect(hasRole('button', 'Appliquer')).toBe(false)
    expect(screen.getByText(/viennent d’un fichier/)).toBeTruthy()
  })

  it('TS-39 is only read under log-as', async () => {
    await open(aLateLine(), { as: { actingUntil: '2026-11-23T18:00:00.000Z' } })
    expect(hasRole('button', 'Appliquer')).toBe(false)
  })

  it('TS-27 is when it is validated by itself; a collaborator sees no price and no name', async () => {
    const priced = { minutes: 450, price: null }
    await open(
      aLateLine({
        planned: priced,
        declared: priced,
        retained: priced,
        history: [
          { ...aVersion('sider', '09:12', '17:00'), actions: [by('modification', null, 'sider')] },
        ],
      }),
      { as: { role: 'collaborator' } },
    )
    expect(screen.getByText(/Validées d’office le lun. 30 nov. à 22:00/)).toBeTruthy()
    expect(screen.queryByText(/€/)).toBeNull()
    expect(screen.getByText('Par le Sider')).toBeTruthy()
  })
})
