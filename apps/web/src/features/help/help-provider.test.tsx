import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Me } from '@renfort/contract/session.ts'
import { staff } from '../../testing/a-me.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { HelpProvider, useHelp } from './help-provider.tsx'
import type { HelpPlace } from './topics.ts'
import { loadAnswers } from './articles.ts'
import { storage } from '../../platform/storage.ts'

function HelpButton({ place }: { place?: HelpPlace }) {
  const open = useHelp()
  return (
    <>
      <button type="button" onClick={() => open(place)}>
        Ouvrir
      </button>
      <input aria-label="Nom" />
    </>
  )
}

async function openHelp(
  options: { at?: string; as?: Partial<Me>; place?: HelpPlace; demo?: boolean } = {},
) {
  const { at = '/planning', as = {}, place, demo = false } = options
  const { user } = await show(
    <HelpProvider>
      <HelpButton {...(place === undefined ? {} : { place })} />
    </HelpProvider>,
    { at, as, config: { demo } },
  )
  return { user }
}

const questions = () =>
  within(byRole('dialog', 'Aide'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const questionsAbout = async (topic: HelpPlace['topic']) =>
  (await loadAnswers('fr')).filter((each) => each.topic === topic).map(({ question }) => question)

describe('the help', () => {
  it('answers the questions of the screen below it', async () => {
    const { user } = await openHelp({ at: '/timesheets' })
    await user.click(byRole('button', 'Ouvrir'))
    await soonByRole('heading', (await questionsAbout('hours'))[0] ?? '')
    expect(questions()).toEqual(await questionsAbout('hours'))
  })

  it('opens with the question that was found, and leads to the others of its topic', async () => {
    const [first = ''] = await questionsAbout('contracts')
    const { user } = await openHelp({ place: { topic: 'contracts', question: first } })
    await user.click(byRole('button', 'Ouvrir'))
    await soonByRole('heading', first)
    expect(questions()).toEqual([first])
    await user.click(byRole('button', /^Toutes les réponses/))
    expect(questions()).toEqual(await questionsAbout('contracts'))
  })

  it('is searched whole, and says when nothing answers', async () => {
    const { user } = await openHelp()
    await user.click(byRole('button', 'Ouvrir'))
    const field = await soonByRole('textbox', 'Rechercher dans l’aide')
    await user.type(field, 'avenant')
    expect(questions().length).toBeGreaterThan(1)
    await user.clear(field)
    await user.type(field, 'xylophone')
    expect(screen.getByText('Aucune réponse ne contient « xylophone ».')).toBeTruthy()
  })

  it('takes up the tour of the demo, which nobody else has', async () => {
    const { user } = await openHelp({ as: { email: 'admin@maison-lumiere.test' }, demo: true })
    await user.click(byRole('button', 'Ouvrir'))
    await user.click(await soonByRole('button', 'Visite guidée de la démo'))
    expect(hasRole('dialog', 'Aide')).toBe(false)
    expect(storage.readLiking('tour')).toContain('"state":"on"')
  })

  it('keeps what is for internal staff from companies', async () => {
    const { user } = await openHelp()
    const [ofStaff] = await questionsAbout('staff-operations')
    await user.click(byRole('button', 'Ouvrir'))
    await user.type(await soonByRole('textbox', 'Rechercher dans l’aide'), ofStaff ?? '')
    expect(hasRole('heading', ofStaff ?? '')).toBe(false)
  })

  it('tells internal staff about their own screens', async () => {
    const { user } = await openHelp({ at: '/side-admin/operations', as: staff })
    await user.click(byRole('button', 'Ouvrir'))
    const [first = ''] = await questionsAbout('staff-operations')
    await soonByRole('heading', first)
    expect(questions()).toEqual(await questionsAbout('staff-operations'))
  })
})

describe('the keyboard shortcuts', () => {
  it('are shown by the question mark', async () => {
    const { user } = await openHelp()
    await user.keyboard('?')
    expect(await soonByRole('dialog', 'Raccourcis clavier')).toBeTruthy()
  })

  it('stay away while somebody writes', async () => {
    const { user } = await openHelp()
    await user.type(byRole('textbox', 'Nom'), 'Quoi ?')
    expect(hasRole('dialog', 'Raccourcis clavier')).toBe(false)
  })

  it('are shown by their button alone once the key is switched off', async () => {
    const { user } = await openHelp()
    await user.keyboard('?')
    await soonByRole('dialog', 'Raccourcis clavier')
    await user.click(byRole('switch', /affiche ces raccourcis/))
    expect(storage.readLiking('helpKey')).toBe('off')
    await user.keyboard('{Escape}')
    await user.keyboard('?')
    expect(hasRole('dialog', 'Raccourcis clavier')).toBe(false)
  })
})
