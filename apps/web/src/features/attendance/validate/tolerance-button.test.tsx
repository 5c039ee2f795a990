import { changeTolerance, readTolerance } from '@renfort/contract/attendance/attendance.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { companyId } from '../../../testing/a-me.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { ToleranceButton } from './tolerance-button.tsx'

it('sets the minutes that a company tolerates, from 0 to 30', async () => {
  answer(readTolerance, () => ({ startMinutes: 0, endMinutes: 5 }))
  const asked = answer(changeTolerance, ({ body }) => body)
  const { user } = await show(<ToleranceButton />)
  await user.click(await soonByRole('button', 'Tolérance'))
  const start = await soonByRole('textbox', /^Au début/)
  expect((byRole('textbox', /^À la fin/) as HTMLInputElement).value).toBe('5')
  await user.clear(start)
  await user.type(start, '31')
  await user.click(byRole('button', 'Enregistrer'))
  expect(asked).toEqual([])
  await user.clear(start)
  await user.type(start, '10')
  await user.click(byRole('button', 'Enregistrer'))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject({
    params: { id: companyId },
    body: { startMinutes: 10, endMinutes: 5 },
  })
})

it('is hidden from users who may not edit the settings', async () => {
  answer(readTolerance, () => ({ startMinutes: 0, endMinutes: 0 }))
  await show(<ToleranceButton />, { as: { role: 'collaborator' } })
  expect(screen.queryByRole('button')).toBeNull()
})
