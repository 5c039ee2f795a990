import {
  importHours,
  nameImportColumns,
  readImportSettings,
} from '@renfort/contract/attendance/import.ts'
import type { Me } from '@renfort/contract/session.ts'
import { parisZone, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { companyId } from '../../../testing/a-me.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, press, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import { ImportHoursButton } from './import-hours-button.tsx'
import { ImportHoursDialog } from './import-hours-dialog.tsx'
import { readHoursFile } from './read-hours-file.ts'

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const line = (n: number, from = '09:00', to = '17:00', rest = '30') =>
  `${id(n)};2026-12-07 ${from};2026-12-07 ${to};${rest}`
const headings = 'siderId;startDate;endDate;breakDuration'

type Settings = Parameters<typeof answer<typeof readImportSettings>>[1] extends (
  sent: never,
) => infer Reply
  ? Exclude<Reply, Promise<unknown>>
  : never
const settings = (headingsKnown: object = {}, zones: TimeZone[] = [parisZone]) =>
  answer(readImportSettings, () => ({ isOpen: true, headings: headingsKnown, zones }) as Settings)

async function open(...lines: string[]) {
  settings()
  return openWith(lines)
}

async function openWith(lines: readonly string[], locale: 'fr' | 'en' = 'fr') {
  const onClose = vi.fn<() => void>()
  const view = await show(
    <ImportHoursDialog organisationId={companyId} read={readHoursFile} onClose={onClose} />,
    { locale },
  )
  if (lines.length > 0) await give(view.user, lines)
  return { ...view, onClose }
}

async function give(user: UserEvent, lines: readonly string[]) {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (field === null) throw new Error('No file is asked for.')
  await user.upload(field, new File([lines.join('\n')], 'heures.csv', { type: 'text/csv' }))
  await waitFor(() => expect(document.querySelector('dialog, [role=dialog]')).not.toBeNull())
}

const cell = (column: string, number: number) => byRole('textbox', `${column}, ligne ${number}`)
const sentRows = (sent: readonly { body: { attendances: readonly object[] } }[]) =>
  sent.map(({ body }) => body.attendances.length)

describe('the button', () => {
  const shown = async (as: Partial<Me>, isOpen = true) => {
    answer(readImportSettings, () => ({ isOpen, headings: {}, zones: [parisZone] }))
    return show(<ImportHoursButton />, { as })
  }

  it('TS-40 is there only where the company sends its hours in files', async () => {
    await shown({}, false)
    await waitFor(() => expect(hasRole('button', 'Importer des heures')).toBe(false))
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it.each(['admin', 'user'] as const)('TS-41 is open for the role %s', async (role) => {
    await shown({ role })
    expect(isClosed(await soonByRole('button', 'Importer des heures'))).toBe(false)
  })

  it('TS-41 is closed for a collaborator, and says why', async () => {
    await shown({ role: 'collaborator' })
    const button = await soonByRole('button', 'Importer des heures')
    expect(isClosed(button)).toBe(true)
    expect(saidOf(button).join('')).not.toBe('')
  })

  it('TS-41 is disabled for staff who act for a user', async () => {
    await shown({ actingUntil: '2026-12-02T10:00:00.000Z' })
    const button = await soonByRole('button', 'Importer des heures')
    expect(isClosed(button)).toBe(true)
    expect(saidOf(button).join('')).toContain('au nom d’un')
  })
})

describe('a file of hours', () => {
  it('TS-46 is read, checked and sent as it stands; the result says what was written', async () => {
    const sent = answer(importHours, () => ({ imported: 2, errors: [] }))
    const { user, onClose } = await open(headings, line(1), line(2))
    await soonByRole('button', 'Importer 2 lignes')
    expect(screen.getByText('2 lignes lues')).toBeDefined()
    expect(sent).toEqual([])
    await press(user, 'Importer 2 lignes')
    expect(await screen.findByText('2 lignes importées')).toBeDefined()
    expect(sent[0]?.body).toEqual({
      attendances: [1, 2].map((n) => ({
        siderId: id(n),
        startDate: '2026-12-07 09:00',
        endDate: '2026-12-07 17:00',
        breakDuration: '30',
      })),
      partial: false,
    })
    await press(user, 'Terminer')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('ERR-46 TS-44 TS-45 TS-49 with some faulty lines says each kind with its lines, and takes the others alone', async () => {
    const sent = answer(importHours, ({ body }) =>
      body.partial
        ? { imported: 1, errors: [{ category: 'format' as const, rows: [1] }] }
        : { imported: 0, errors: [] },
    )
    const { user } = await open(headings, line(1), line(2, '9h99'), line(3, '17:00', '09:00'))
    expect(await screen.findByText('2 lignes sur 3 sont à corriger')).toBeDefined()
    expect(screen.getByText('Le format n’est pas valable. Ligne 3.')).toBeDefined()
    expect(screen.getByText('La fin est avant le début. Ligne 4.')).toBeDefined()
    expect(saidOf(cell('Début', 3)).join('')).toContain('Attendu')
    await press(user, 'Importer la ligne valable')
    await waitFor(() => expect(sent[0]?.body.partial).toBe(true))
    expect(await screen.findByText('1 ligne importée')).toBeDefined()
  })

  it.each([
    [['Europe/Paris'], true],
    [['Indian/Reunion'], false],
    [['Europe/Paris', 'Indian/Reunion'], false],
  ] as const)(
    'TS-43 a time without a zone is on the clocks of the place: those of %j, which skip an hour that night: %s',
    async (zones, isFaulty) => {
      settings({}, [...zones])
      await openWith([headings, `${id(1)};2026-03-29 02:30;2026-03-29 03:15;0`])
      await screen.findByText('1 ligne lue')
      const said = saidOf(cell('Fin', 2)).join('')
      expect(said.includes('fin')).toBe(isFaulty)
      expect(isClosed(byRole('button', /^Importer/))).toBe(isFaulty)
    },
  )

  it('TS-44 hours meet on the clocks of the place, whether or not a line names its zone', async () => {
    settings({}, ['Indian/Reunion'])
    const there = `${id(1)};2026-12-07T12:00:00+04:00;2026-12-07T18:00:00+04:00;0`
    await openWith([headings, line(1, '09:00', '12:00'), there, line(1, '17:00', '19:00')])
    await screen.findByText('3 lignes lues')
    expect(saidOf(cell('Début', 2)).join('')).not.toContain('Chevauche')
    expect(saidOf(cell('Début', 3)).join('')).toContain('Chevauche la ligne 4 du même Sider.')
  })

  it.each([
    ['the same', '09:00', '17:00', 'Déjà dans le fichier, ligne 2.'],
    ['overlapping', '16:00', '18:00', 'Chevauche la ligne 2 du même Sider.'],
  ])('TS-44 says of %s hours which line they meet', async (_, from, to, sentence) => {
    await open(headings, line(1), line(1, from, to))
    await screen.findByText('2 lignes lues')
    expect(saidOf(cell('Début', 3)).join('')).toContain(sentence)
  })

  it('TS-44 reports lines on the same shift, which only the server knows', async () => {
    answer(importHours, () =>
      refused('errors.attendance.import', {
        errors: [{ category: 'fileAttDuplicate', rows: [0, 1] }],
        validCount: 0,
      }),
    )
    const { user } = await open(headings, line(1, '09:00', '12:00'), line(1, '12:00', '17:00'))
    await soonByRole('button', 'Importer 2 lignes')
    await press(user, 'Importer 2 lignes')
    await waitFor(() =>
      expect(saidOf(cell('Début', 2)).join('')).toContain('Touche la ligne 3 du même créneau'),
    )
  })

  it('TS-49 says of one faulty line, and of several, that they can be corrected below', async () => {
    const faulty = line(2).replace(id(2), '')
    await open(headings, line(1), faulty)
    expect(await screen.findByText(/Corrigez-la ci-dessous/)).toBeDefined()
    cleanup()
    await open(headings, line(1), faulty, faulty)
    expect(await screen.findByText(/Corrigez-les ci-dessous/)).toBeDefined()
  })

  it('TS-42 TS-46 asks which sheet of a workbook is meant where several hold hours', async () => {
    settings()
    const lines = (n: number) => [headings, line(n)].map((each) => each.split(';'))
    const tables = [
      { name: 'Novembre', lines: lines(1) },
      { name: 'Notes', lines: [['Bonjour']] },
      { name: 'Décembre', lines: lines(2) },
    ]
    const read = async () => ({ lines: lines(1), tables })
    const { user } = await show(
      <ImportHoursDialog organisationId={companyId} read={read} onClose={() => {}} />,
    )
    await give(user, [])
    await soonByRole('button', 'Novembre')
    expect(hasRole('button', 'Notes')).toBe(false)
    expect(byRole('dialog', /./).textContent).toContain('heures.csv')
    await press(user, 'Décembre')
    expect(await screen.findByText('1 ligne lue')).toBeDefined()
    expect(document.activeElement).toBe(byRole('dialog', /./))
    expect(cell('Identifiant ou matricule du Sider', 2)).toHaveProperty('value', id(2))
  })

  it('TS-42 reads the only sheet of a workbook that holds hours, whatever stands before it', async () => {
    settings()
    const hours = [headings, line(2)].map((each) => each.split(';'))
    const notes = [['Lisez-moi'], ['Une ligne par Sider et par jour']]
    const tables = [
      { name: 'Lisez-moi', lines: notes },
      { name: 'Heures', lines: hours },
    ]
    const read = async () => ({ lines: notes, tables })
    const { user } = await show(
      <ImportHoursDialog organisationId={companyId} read={read} onClose={() => {}} />,
    )
    await give(user, [])
    expect(await screen.findByText('1 ligne lue')).toBeDefined()
    expect(cell('Identifiant ou matricule du Sider', 2)).toHaveProperty('value', id(2))
  })

  it('TS-43 has its absences left out, and says how many', async () => {
    await open(
      'Identifiant;Jour;Début;Fin;Pause;Absence',
      `${id(1)};07/12/2026;09:00;17:00;30;`,
      `${id(2)};07/12/2026;09:00;17:00;0;CP`,
    )
    expect(await screen.findByText('1 ligne lue 1 absence laissée de côté.')).toBeDefined()
    expect(cell('Début', 2)).toHaveProperty('value', '07/12/2026 09:00')
  })

  it('TS-48 TS-49 with nothing but faulty lines says so, and imports nothing', async () => {
    await open(headings, line(1, 'matin'), `${id(2)};2026-12-07 09:00`)
    await waitFor(() => {
      const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
      expect(said.join()).toContain('Aucune ligne de ce fichier ne peut être importée')
    })
    expect(screen.getByText('Il manque une colonne. Ligne 3.')).toBeDefined()
    expect(isClosed(byRole('button', /^Importer/))).toBe(true)
  })

  it.each([
    [2, 'Le format n’est pas valable. Lignes 2, 3.'],
    [13, 'Le format n’est pas valable. Lignes 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 et 1 autre.'],
  ])('ERR-46 names %i lines of one kind in the plural', async (count, sentence) => {
    await open(headings, ...Array.from({ length: count }, () => line(1, 'matin')))
    expect(await screen.findByText(sentence)).toBeDefined()
  })

  it('TS-46 TS-47 a problem that only the server knows shows at its line, and the other lines are sent again', async () => {
    const sent = answer(importHours, ({ body }) =>
      body.partial
        ? { imported: 1, errors: [{ category: 'shiftsNotFound' as const, rows: [1] }] }
        : refused('errors.attendance.import', {
            errors: [{ category: 'shiftsNotFound', rows: [1] }],
            validCount: 1,
          }),
    )
    const { user } = await open(headings, line(1), line(2))
    await press(user, 'Importer 2 lignes')
    expect(await screen.findByText('Aucun créneau ne correspond. Ligne 3.')).toBeDefined()
    expect(saidOf(cell('Début', 3)).join('')).toContain('Aucun créneau')
    await press(user, 'Importer la ligne valable')
    expect(await screen.findByText('1 ligne importée')).toBeDefined()
    expect(screen.getByText('1 ligne n’a pas été importée')).toBeDefined()
    expect(sentRows(sent)).toEqual([2, 2])
    await press(user, 'Corriger cette ligne')
    expect(cell('Identifiant ou matricule du Sider', 3)).toHaveProperty('value', id(2))
  })

  it('TS-46 is mended where it stands, and sent whole then', async () => {
    const sent = answer(importHours, () => ({ imported: 2, errors: [] }))
    const { user } = await open(headings, line(1), line(2, '9h99'))
    await soonByRole('button', 'Importer la ligne valable')
    await user.clear(cell('Début', 3))
    await user.type(cell('Début', 3), '07/12/2026 9h30')
    await user.tab()
    await press(user, 'Importer 2 lignes')
    await waitFor(() =>
      expect(sent[0]?.body.attendances[1]).toMatchObject({ startDate: '07/12/2026 9h30' }),
    )
  })

  it('TS-47 loses the lines of one kind at once', async () => {
    const sent = answer(importHours, () => ({ imported: 1, errors: [] }))
    const { user } = await open(headings, line(1), line(2, '9h99'), line(3, 'x'))
    await press(user, 'Retirer ces lignes')
    expect(byRole('dialog', 'Importer des heures').contains(document.activeElement)).toBe(true)
    await press(user, 'Importer 1 ligne')
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ partial: false }))
    expect(sentRows(sent)).toEqual([1])
  })

  it('moves the focus to the next line when one is removed', async () => {
    const { user } = await open(headings, line(1), line(2), line(3))
    await user.click(await soonByRole('button', 'Retirer la ligne 3'))
    expect(document.activeElement).toBe(byRole('button', 'Retirer la ligne 4'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(byRole('button', 'Retirer la ligne 2'))
  })

  it('TS-43 asks what unknown headings stand for, and keeps the answer for the company', async () => {
    const named = answer(nameImportColumns, ({ body }) => ({
      isOpen: true,
      headings: body,
      zones: [parisZone],
    }))
    answer(importHours, () => ({ imported: 1, errors: [] }))
    const { user } = await open('Badge;Du;Au;Repos', line(1, '9 h', '17 h', 'trente'))
    expect(await screen.findByText(/^Dites à quoi correspondent/)).toBeDefined()
    await choose(user, 'Du', 'Début')
    await choose(user, 'Au', 'Fin')
    await choose(user, 'Repos', 'Pause (minutes)')
    for (const [column, text] of [
      ['Début', '2026-12-07 09:00'],
      ['Fin', '2026-12-07 17:00'],
      ['Pause (minutes)', '0'],
    ] as const) {
      await user.clear(cell(column, 2))
      await user.type(cell(column, 2), text)
      await user.tab()
    }
    await press(user, 'Importer 1 ligne')
    await waitFor(() =>
      expect(named[0]?.body).toEqual({
        siderId: 'badge',
        startDate: 'du',
        endDate: 'au',
        breakDuration: 'repos',
      }),
    )
  })

  it('TS-43 is recognised by what the company has said before', async () => {
    settings({ siderId: 'badge', startDate: 'entree', endDate: 'sortie', breakDuration: 'repos' })
    await openWith(['Repos;Sortie;Badge;Entrée', `30;2026-12-07 17:00;${id(1)};2026-12-07 09:00`])
    await soonByRole('button', 'Importer 1 ligne')
    expect(cell('Fin', 2)).toHaveProperty('value', '07/12/2026 17:00')
  })

  it.each([
    ['TS-42 ERR-44 too heavy', 'a'.repeat(1_048_577), 'Le fichier est trop lourd'],
    ['empty', ' ', 'Ce fichier ne contient aucune ligne.'],
    ['with an open quotation mark', `${line(1)}\n${line(2)};"retard\n${line(3)}`, 'À la ligne 2,'],
    ['of headings alone', headings, 'Ce fichier ne contient aucune ligne.'],
  ])('is asked for again: %s', async (_, content, sentence) => {
    await open(content)
    expect(await screen.findByText(new RegExp(`^${sentence}`))).toBeDefined()
  })

  it('is not lost by closing the dialog: it asks first', async () => {
    const { user, onClose } = await open(headings, line(1))
    await soonByRole('button', 'Importer 1 ligne')
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getAllByRole('dialog').length + screen.queryAllByRole('alertdialog').length).toBe(
      2,
    )
  })

  it('ERR-45 stays as it was mended when the import fails', async () => {
    answer(importHours, () => refused('errors.attendance.internal_error'))
    const { user } = await open(headings, line(1))
    await press(user, 'Importer 1 ligne')
    expect(await screen.findByText(/^L’import n’a pas abouti/)).toBeDefined()
    expect(cell('Début', 2)).toHaveProperty('value', '07/12/2026 09:00')
  })

  it('is imported in English too', async () => {
    settings()
    await openWith([headings, line(1), line(2, 'x')], 'en')
    expect(await screen.findByText('1 line out of 2 needs correcting')).toBeDefined()
    expect(within(byRole('region', 'What to correct')).getByText(/Line 3\.$/)).toBeDefined()
  })
})
