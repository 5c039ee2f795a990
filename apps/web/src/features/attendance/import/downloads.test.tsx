import { listHours } from '@renfort/contract/attendance/attendance.ts'
import { importHours, readImportSettings } from '@renfort/contract/attendance/import.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { companyId } from '../../../testing/a-me.ts'
import { aLine, aVersion, lineId } from '../../../testing/an-hours-line.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { press, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { ImportHoursDialog } from './import-hours-dialog.tsx'
import { readHoursFile } from './read-hours-file.ts'

const saved: File[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof File) saved.push(file)
    return 'blob:saved'
  })
  // A click on the link of a file would lead the page of the tests away.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

async function open() {
  answer(readImportSettings, () => ({ isOpen: true, headings: {}, zones: [parisZone] }))
  return show(
    <ImportHoursDialog organisationId={companyId} read={readHoursFile} onClose={() => undefined} />,
  )
}
const text = async () => (await saved[0]?.text())?.replace('\ufeff', '').trim().split('\r\n')

describe('the template', () => {
  it('TS-43 holds the planned hours that nobody has declared, of every page, and is read back whole', async () => {
    const planned = aLine({ history: [aVersion('shift', '09:00', '17:00', ['12:45', '13:15'])] })
    const asked = answer(listHours, ({ query }) => ({
      attendances: query.offset === 0 ? [planned, aLine()] : [planned],
      total: 51,
    }))
    const { user } = await open()
    await press(user, 'Télécharger le modèle')
    await waitFor(() => expect(saved).toHaveLength(1))
    const row = `${lineId(3)};2026-11-23 09:00;2026-11-23 17:00;30;Nora Petit;Serveur – Gala`
    expect(await text()).toEqual([
      'siderId;startDate;endDate;breakDuration;Sider;Mission',
      row,
      row,
    ])
    expect(asked).toHaveLength(2)
    const read = await readHoursFile(saved[0] ?? new Blob())
    expect('lines' in read ? read.lines[1]?.slice(0, 4) : read).toEqual(row.split(';').slice(0, 4))
  })
})

describe('the lines in error', () => {
  it('TS-44 leave alone, with what is wrong, and no cell of them is a formula', async () => {
    answer(importHours, () => ({ imported: 0, errors: [] }))
    const { user } = await open()
    const field = document.querySelector<HTMLInputElement>('input[type=file]')
    const lines = [
      'siderId;startDate;endDate;breakDuration',
      `${lineId(1)};2026-12-07 09:00;2026-12-07 17:00;30`,
      `=HYPERLINK("https://example.test");2026-12-07 09:00;2026-12-07 17:00;30`,
    ]
    if (field !== null) await user.upload(field, new File([lines.join('\n')], 'heures.csv'))
    const button = await soonByRole('button', 'Télécharger la ligne en erreur')
    await user.click(button)
    const found = await text()
    expect(found).toHaveLength(2)
    expect(found?.[1]).toMatch(/'=HYPERLINK.*;30;Inconnu de votre entreprise\.$/)
  })
})
