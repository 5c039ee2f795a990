import {
  changePlanningView,
  deletePlanningView,
  listPlanningViews,
  type PlanningView,
  savePlanningView,
} from '@renfort/contract/planning-view.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { SavedViewsMenu } from './saved-views-menu.tsx'

const id = '00000000-0000-4000-8000-000000000901'
const kitchen: PlanningView = {
  id,
  name: 'Cuisine',
  shown: { view: 'siders', job: 'cook' },
  isDefault: false,
}

async function open(at: string, views: readonly PlanningView[] = [kitchen]) {
  answer(listPlanningViews, () => [...views])
  const shown = await show(<SavedViewsMenu />, { at })
  return shown
}

describe('PLAN-02 the views that somebody keeps', () => {
  it('keep what is on show under a name, without the date', async () => {
    const { user } = await open('/planning?week=50&year=2026&job=cook', [])
    const saved = answer(savePlanningView, ({ body }) => ({ ...body, id, isDefault: false }))
    await press(user, 'Mes vues')
    await user.click(await soonByRole('menuitem', 'Enregistrer cette vue'))
    const name = await soonByRole('textbox', 'Nom de la vue')
    expect(document.activeElement).toBe(name)
    await user.keyboard('Cuisine{Enter}')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.body).toEqual({ name: 'Cuisine', shown: { job: 'cook' } })
  })

  it('are one press away, and keep the week', async () => {
    const { user, place } = await open('/planning?week=50&year=2026')
    await press(user, 'Mes vues')
    await user.click(await soonByRole('menuitem', 'Cuisine'))
    await waitFor(() => expect(place()).toBe('/planning?week=50&year=2026&view=siders&job=cook'))
  })

  it('the one on show is preferred, renamed or deleted', async () => {
    const { user } = await open('/planning?week=50&year=2026&view=siders&job=cook')
    const changed = answer(changePlanningView, () => refused('errors.planning.duplicate_name'))
    await press(user, 'Mes vues')
    await user.click(await soonByRole('menuitem', /^Renommer/))
    const name = await soonByRole('textbox', 'Nom de la vue')
    await user.clear(name)
    await user.type(name, 'Salle')
    await press(user, 'Renommer')
    await waitFor(() =>
      expect(document.body.textContent).toContain('Une autre vue porte déjà ce nom.'),
    )
    expect(changed[0]?.body).toEqual({ name: 'Salle' })
  })

  it('one too many is said at its name', async () => {
    const { user } = await open('/planning?week=50&year=2026')
    answer(savePlanningView, () => refused('errors.planning.too_many_views'))
    await press(user, 'Mes vues')
    await user.click(await soonByRole('menuitem', 'Enregistrer cette vue'))
    await user.type(await soonByRole('textbox', 'Nom de la vue'), 'Salle')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(document.body.textContent).toContain('Vous gardez déjà 20 vues'))
  })

  it('a view is deleted', async () => {
    const { user } = await open('/planning?week=50&year=2026&view=siders&job=cook')
    const removed = answer(deletePlanningView, () => undefined)
    await press(user, 'Mes vues')
    await user.click(await soonByRole('menuitem', /^Supprimer/))
    await waitFor(() => expect(removed).toHaveLength(1))
    await waitFor(() => expect(toasts().join()).toContain('Vue supprimée'))
  })

  it('the default opens where the address asks for nothing', async () => {
    const { place } = await open('/planning', [{ ...kitchen, isDefault: true }])
    await waitFor(() => expect(place()).toBe('/planning?view=siders&job=cook'))
    expect(byRole('button', 'Mes vues')).toBeDefined()
    expect(hasRole('dialog', /./)).toBe(false)
  })
})
