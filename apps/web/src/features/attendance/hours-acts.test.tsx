import {
  type CompanyHours,
  disputeHours,
  listAcceptableHours,
  validateHours,
} from '@renfort/contract/attendance/attendance.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aLateLine, aLine, lineId } from '../../testing/an-hours-line.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { answerHours, lineTexts, showHours } from '../../testing/hours.tsx'

const box = (name: string) => byRole('checkbox', new RegExp(`^Sélectionner ${name}`))
const log = { actingUntil: '2026-11-23T18:00:00.000Z' }

let lines: readonly CompanyHours[]
beforeEach(() => {
  lines = [aLine(), aLateLine()]
  answerHours(() => lines)
})

describe('lines that are chosen', () => {
  it('TS-11 TS-21 TS-22 are validated together, once it was said how many, for how much, and that it is for good', async () => {
    const sent = answer(validateHours, () => {
      lines = []
      return { rejectedAttendanceIds: [] }
    })
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', 'Sélectionner les 2 lignes'))
    expect(screen.getByText('2 sélections', { selector: '[aria-live]' })).toBeTruthy()
    await press(user, 'Valider')
    const dialog = await soonByRole('alertdialog', /Valider 2 lignes\s?\?/)
    expect(dialog.textContent).toContain('Montant retenu\u202f: 296,00\u202f€ HT.')
    expect(dialog.textContent).toContain('1 ligne a un écart avec le planning.')
    expect(dialog.textContent).toContain('C’est définitif')
    expect(sent).toEqual([])
    await press(user, 'Valider 2 lignes')
    await waitFor(() => expect(toasts().join()).toContain('2 lignes validées.'))
    // The amount is sent with the versions that it was computed from.
    expect(sent.map(({ body }) => body)).toEqual([
      { attendanceIds: [lineId(1), lineId(11)], versionCounts: [2, 2] },
    ])
    expect(await soonByRole('heading', 'Tout est vérifié')).toBeTruthy()
  })

  it('are validated once it was said whose clocking is odd, and how', async () => {
    const oddities = [
      { kind: 'phoneBehind', size: 90 },
      { kind: 'farFromPlace', size: 2_400 },
    ] satisfies CompanyHours['clocking']['oddities']
    lines = [aLine(), aLateLine({ clocking: { marks: ['phone', 'offline'], oddities } })]
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', 'Sélectionner les 2 lignes'))
    await press(user, 'Valider')
    const dialog = await soonByRole('alertdialog', /Valider 2 lignes/)
    expect(dialog.textContent).toContain('1 ligne a un pointage à regarder.')
    expect(dialog.textContent).toMatch(
      /Malik Roytéléphone en retard de 1h30à 2,4\u202fkm du lieu de travail/,
    )
    expect(dialog.textContent).not.toContain('Nora Petit')
  })

  it('TS-37 say how many went through, and warn of those that did not', async () => {
    answer(validateHours, () => ({ rejectedAttendanceIds: [lineId(11)] }))
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', 'Sélectionner les 2 lignes'))
    await press(user, 'Valider')
    await press(user, 'Valider 2 lignes')
    await waitFor(() =>
      expect(toasts().join(' ')).toMatch(/Attention.*1 ligne n’a pas été validée/),
    )
    expect(toasts().join(' ')).toMatch(/Réussi.*1 ligne validée\./)
  })

  it('TS-37 without a success, no toast of success shows', async () => {
    answer(validateHours, () => ({ rejectedAttendanceIds: [lineId(1)] }))
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', /^Sélectionner Nora Petit/))
    await press(user, 'Valider')
    await press(user, 'Valider 1 ligne')
    await waitFor(() => expect(toasts().join(' ')).toContain('1 ligne n’a pas été validée'))
    expect(toasts().join(' ')).not.toContain('Réussi')
  })

  it('TS-38 that could not be validated are to be tried again in a few minutes; nothing looks validated', async () => {
    answer(validateHours, () => refused('errors.internal'))
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', /^Sélectionner Nora Petit/))
    await press(user, 'Valider')
    await press(user, 'Valider 1 ligne')
    const alert = await screen.findByText(/Réessayez dans quelques minutes/)
    expect(alert.closest('[role=alertdialog]')).toBeTruthy()
    expect(toasts()).toEqual([])
    await press(user, 'Annuler')
    expect(lineTexts().join()).not.toContain('Validée')
    expect(isClosed(box('Nora Petit'))).toBe(false)
  })

  it('TS-11 TS-17 TS-24 are sent to their Siders as absences, one by one, with the refusals', async () => {
    const sent = answer(disputeHours, ({ params }) =>
      params.id === lineId(11)
        ? refused('errors.attendance.already_disputed')
        : aLine({ status: 'att.disputed' }),
    )
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', 'Sélectionner les 2 lignes'))
    await press(user, 'N’a pas travaillé')
    const dialog = await soonByRole('dialog', /Pas de travail sur 2 lignes/)
    expect(dialog.textContent).toContain('C’est définitif')
    expect(within(dialog).queryByRole('radiogroup')).toBeNull()
    await press(user, 'Confirmer l’absence')
    await waitFor(() => expect(toasts().join(' ')).toContain('1 absence envoyée au Sider.'))
    expect(toasts().join(' ')).toMatch(/1 ligne n’a pas changé.*déjà été contestées une fois/)
    expect(sent[0]?.body).toEqual({
      startDate: '2026-11-23T08:00:00.000Z',
      endDate: '2026-11-23T08:00:00.000Z',
      breakDates: [],
      absenceJustification: null,
    })
    expect(sent).toHaveLength(2)
  })

  it('TS-18 one that has a reason of absence already closes « did not work »', async () => {
    lines = [aLine(), aLateLine({ absenceJustification: 'other' })]
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', /^Sélectionner Nora Petit/))
    expect(isClosed(byRole('button', 'N’a pas travaillé'))).toBe(false)
    await user.click(box('Malik Roy'))
    expect(saidOf(byRole('button', 'N’a pas travaillé'))).toEqual([
      'Une des lignes choisies a déjà un motif d’absence.',
    ])
    expect(isClosed(byRole('button', 'Valider'))).toBe(false)
  })

  it('TS-19 of a flexible planning, the reason is asked for first', async () => {
    lines = [aLine({ task: { ...aLine().task, isFlexiblePlanning: true } })]
    const sent = answer(disputeHours, () => aLine({ status: 'att.disputed' }))
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', /^Sélectionner Nora Petit/))
    await press(user, 'N’a pas travaillé')
    await soonByRole('dialog', /n’a pas travaillé/)
    expect(saidOf(byRole('button', 'Confirmer l’absence'))).toEqual(['Dites d’abord pourquoi.'])
    await user.click(byRole('radio', 'Jour de repos'))
    await press(user, 'Confirmer l’absence')
    await waitFor(() => expect(sent[0]?.body.absenceJustification).toBe('dayOff'))
  })

  it.each<[string, Partial<CompanyHours>, RegExp]>([
    ['TS-20 imported', { isImported: true }, /viennent d’un fichier/],
    ['TS-23 disputed', { status: 'att.disputed' }, /doit répondre aux heures/],
    ['TS-25 in conflict', { status: 'att.conflict' }, /le service client tranche/],
    ['TS-21 validated', { status: 'att.validated' }, /elles ne changent plus/],
  ])('%s ones are never among them, and say why', async (_what, changes, reason) => {
    lines = [aLine(), aLateLine(changes)]
    const { user } = await showHours('/timesheets?extra=true')
    await soonByRole('table', 'Hors planning')
    expect(saidOf(box('Malik Roy')).join()).toMatch(reason)
    await user.click(byRole('checkbox', 'Sélectionner la ligne'))
    expect(screen.getByText('1 sélection', { selector: '[aria-live]' })).toBeTruthy()
    // Validated hours have no edit button: the name of the Sider opens their record.
    const edits = screen.queryAllByRole('button', { name: 'Modifier les heures de Malik Roy' })
    expect(edits.length).toBe(changes.status === 'att.validated' ? 0 : 1)
    for (const edit of edits) expect(saidOf(edit).join()).toMatch(reason)
  })

  it('that lie within others of the Sider are not validated as they are', async () => {
    lines = [aLateLine({ differences: [{ kind: 'overlap', minutes: 0 }], deadline: null })]
    const { user } = await showHours()
    await user.click(await soonByRole('checkbox', /^Sélectionner Malik Roy/))
    expect(saidOf(byRole('button', 'Valider')).join()).toMatch(/chevauchent d’autres/)
    expect(isClosed(byRole('button', 'N’a pas travaillé'))).toBe(false)
  })

  it('TS-39 under log-as everything is read only', async () => {
    await showHours('/timesheets', { as: log })
    await soonByRole('table', 'À vérifier')
    for (const one of [box('Nora Petit'), byRole('button', 'Modifier les heures de Malik Roy')]) {
      expect(isClosed(one)).toBe(true)
      expect(saidOf(one).join()).toMatch(/au nom d’un utilisateur|prise en main|mode/i)
    }
  })
})

describe('what conforms', () => {
  const ids = Array.from({ length: 46 }, (_, i) => lineId(100 + i))
  const versionCounts = ids.map((_, i) => 2 + (i % 2))
  const conforming = { attendanceIds: ids, versionCounts, count: 46, oddlyClocked: 3 }
  beforeEach(() => {
    answer(listAcceptableHours, () => ({ ...conforming, price: 5432.1 }))
  })

  it('is accepted in one act over every page, once its number and amount were said', async () => {
    const asked = answer(listAcceptableHours, () => ({ ...conforming, price: 5432.1 }))
    const sent = answer(validateHours, () => ({ rejectedAttendanceIds: [] }))
    const { user } = await showHours('/timesheets?mode=week')
    expect(await screen.findByText(/46 lignes conformes, 5\s432,10\s€ HT/)).toBeTruthy()
    expect(asked[0]?.query).toMatchObject({ startDate: '2026-11-23', endDate: '2026-11-29' })
    await press(user, 'Accepter les 46 lignes conformes')
    const dialog = await soonByRole('alertdialog', /Valider 46 lignes/)
    expect(dialog.textContent).toMatch(/Montant retenu\s?: 5\s432,10\s€ HT.*C’est définitif/)
    expect(dialog.textContent).not.toContain('écart')
    expect(dialog.textContent).toContain('3 lignes ont un pointage à regarder.')
    await press(user, 'Valider 46 lignes')
    await waitFor(() => expect(sent[0]?.body).toEqual({ attendanceIds: ids, versionCounts }))
    await waitFor(() => expect(toasts().join()).toContain('46 lignes validées.'))
  })

  it('has no amount for users who may not see prices, and no button under log-as', async () => {
    answer(listAcceptableHours, () => ({ ...conforming, price: null }))
    await showHours('/timesheets', { as: { role: 'collaborator' } })
    expect(await screen.findByText('46 lignes conformes')).toBeTruthy()
  })

  it('TS-39 is no act under log-as, nor among validated hours', async () => {
    await showHours('/timesheets', { as: log })
    await soonByRole('table', 'À vérifier')
    expect(hasRole('button', /^Accepter/)).toBe(false)
  })
})

describe('by keyboard, while the focus is in the table', () => {
  it('arrows move, space chooses, v validates, e edits and n leads to the next difference', async () => {
    lines = [
      aLateLine(),
      aLine(),
      aLateLine({ id: lineId(41), task: { ...aLine().task, id: lineId(44) } }),
    ]
    const { user } = await showHours()
    await screen.findAllByRole('checkbox', { name: /^Sélectionner Malik Roy/ })
    const boxes = screen.getAllByRole('checkbox').slice(1)
    boxes[0]?.focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(boxes[1])
    await user.keyboard(' ')
    expect(screen.getByText('1 sélection', { selector: '[aria-live]' })).toBeTruthy()
    await user.keyboard('n')
    expect(document.activeElement).toBe(boxes[2])
    await user.keyboard('n')
    expect(document.activeElement).toBe(boxes[0])
    await user.keyboard('{ArrowDown}v')
    await soonByRole('alertdialog', /Valider 1 ligne/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(hasRole('alertdialog', /Valider/)).toBe(false))
    boxes[2]?.focus()
    await user.keyboard('e')
    expect(await soonByRole('dialog', 'Heures de Malik Roy')).toBeTruthy()
  })

  it('WCAG 2.1.4: elsewhere the same keys do nothing', async () => {
    const { user } = await showHours()
    await soonByRole('table', 'À vérifier')
    byRole('combobox', 'Statut').focus()
    await user.keyboard('v')
    ;(document.activeElement as HTMLElement | null)?.blur()
    await user.keyboard('ven')
    expect(hasRole('alertdialog', /Valider/)).toBe(false)
    expect(hasRole('dialog', /^Heures/)).toBe(false)
  })
})
