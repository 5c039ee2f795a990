import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { FileButton } from './file-button.tsx'

const onChoose = vi.fn<(file: File) => void>()

function show(disabledReason?: string) {
  onChoose.mockClear()
  const { container } = render(
    <FileButton accept={['.csv', '.xlsx']} onChoose={onChoose} disabledReason={disabledReason}>
      Importer
    </FileButton>,
  )
  const field = container.querySelector('input')
  if (field === null) throw new Error('no field')
  return { user: userEvent.setup({ delay: null, applyAccept: false }), field }
}

describe('FileButton', () => {
  it('is one stop of Tab, whose press asks the system for a file of its kinds', async () => {
    const { user, field } = show()
    const ask = vi.spyOn(field, 'click')
    expect(field.accept).toBe('.csv,.xlsx')
    expect([field.hidden, field.tabIndex]).toEqual([true, -1])
    await user.tab()
    expect(document.activeElement).toBe(byRole('button', 'Importer'))
    await user.keyboard('{Enter}')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('hands on the file that is chosen, twice where it is chosen twice', async () => {
    const { user, field } = show()
    const file = new File(['a;b'], 'heures.csv')
    await user.upload(field, file)
    await user.upload(field, file)
    expect(onChoose.mock.calls.map(([{ name }]) => name)).toEqual(['heures.csv', 'heures.csv'])
  })

  it('closed with a reason, it asks for nothing', async () => {
    const { user, field } = show('Aucune mission.')
    const ask = vi.spyOn(field, 'click')
    await user.click(byRole('button', 'Importer'))
    expect(ask).not.toHaveBeenCalled()
  })
})
