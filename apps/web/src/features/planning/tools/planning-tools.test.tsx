import { readInbox } from '@renfort/contract/inbox.ts'
import { listPlanningViews } from '@renfort/contract/planning-view.ts'
import { downloadWeek } from '@renfort/contract/planning.ts'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { PlanningTools } from './planning-tools.tsx'

const week = { week: 50, year: 2026 }

beforeEach(() => {
  answer(readInbox, () => ({ count: 2, sections: [] }))
})

async function keep(name: RegExp, locale: 'fr' | 'en' = 'fr') {
  const { user } = await show(<PlanningTools week={week} />, { locale })
  await press(user, locale === 'fr' ? 'Télécharger' : 'Download')
  await user.click(await soonByRole('menuitem', name))
  return user
}

beforeEach(() => void answer(listPlanningViews, () => []))

describe('the week to keep', () => {
  it.each([
    ['PLAN-06', 'pdf', /^PDF/],
    ['PLAN-07', 'csv', /^CSV/],
  ] as const)('%s asks for the week on show as %s', async (_id, format, name) => {
    const sent = answer(downloadWeek, () => refused('errors.unavailable'))
    await keep(name)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.query).toMatchObject({ ...week, format })
  })

  it('PLAN-06 names the text that no font can write, and does not offer to try again', async () => {
    const metadata = { text: 'Salle \uE000', signs: 'U+E000', field: '' }
    const sent = answer(downloadWeek, () => refused('errors.document.unwritable', metadata))
    await keep(/^PDF/)
    await waitFor(() => expect(toasts().join()).toMatch(/«.Salle \uE000.» contient .*U\+E000/))
    expect(toasts()).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  it.each([
    [/^PDF/, 'fr', 'Le PDF de la semaine n’a pas pu être créé.'],
    [/^CSV/, 'fr', 'Le fichier CSV de la semaine n’a pas pu être créé.'],
    [/^PDF/, 'en', 'The PDF of the week could not be made.'],
  ] as const)(
    'PLAN-14 a failing %s is said in %s, with a way to try again',
    async (name, locale, said) => {
      const sent = answer(downloadWeek, () => refused('errors.unavailable'))
      const user = await keep(name, locale)
      await waitFor(() => expect(toasts().join()).toContain(said))
      await user.click(byRole('button', locale === 'fr' ? 'Réessayer' : 'Try again'))
      await waitFor(() => expect(sent).toHaveLength(2))
    },
  )

  it('NAV-05 counts the waiting items, and opens them next to the week', async () => {
    const { user } = await show(<PlanningTools week={week} />)
    await user.click(await soonByRole('button', 'À faire (2)'))
    const panel = await soonByRole('dialog', 'À faire')
    expect(within(panel).getByRole('heading', { name: 'Tout est fait' })).toBeDefined()
  })
})
