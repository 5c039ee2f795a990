import { validateHours } from '@renfort/contract/attendance/attendance.ts'
import { updateMission } from '@renfort/contract/mission.ts'
import type { Me } from '@renfort/contract/session.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { useCommand } from '../../platform/query.ts'
import { storage } from '../../platform/storage.ts'
import { type TourTarget, tourTarget } from '../../platform/tour-target.ts'
import { aMission } from '../../testing/a-mission.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { TourOffer } from './tour-offer.tsx'
import { TourOfferPlace } from './tour-place.tsx'
import { Tour } from './tour.tsx'
import { keepRecord, type TourRecord, useTourToTake } from './use-tour.ts'

const restaurant = { email: 'admin@maison-lumiere.test' }
const group = { email: 'admin@bellerive.test' }
const id = '00000000-0000-4000-8000-0000000000d1'

/** A page with what the tour points at, and acts that it waits for. */
function Page({ targets }: { targets: readonly TourTarget[] }) {
  const [isOpen, setOpen] = useState(false)
  const validate = useCommand(validateHours)
  const rename = useCommand(updateMission)
  return (
    <main id="content" tabIndex={-1}>
      {targets.map((name) => (
        <a key={name} href={`#${name}`} {...tourTarget(name)}>
          {name}
        </a>
      ))}
      <button type="button" onClick={() => setOpen(true)}>
        Détail
      </button>
      {isOpen && <p {...tourTarget('price-lines')}>Les lignes</p>}
      <button
        type="button"
        onClick={() => validate.mutate({ body: { attendanceIds: [id], versionCounts: [1] } })}
      >
        Valider
      </button>
      <button
        type="button"
        onClick={() => rename.mutate({ params: { id }, body: { name: 'Soir' } })}
      >
        Renommer
      </button>
      <input aria-label="Recherche" />
    </main>
  )
}

/** The way back into the tour, as the help and the search have it. */
function WayBack() {
  const take = useTourToTake()
  return take && <button type="button" onClick={take} aria-label="Reprendre" />
}

const kept = () => JSON.parse(storage.readLiking('tour') ?? 'null') as TourRecord | null

interface Situation {
  readonly as?: Partial<Me>
  readonly at?: string
  readonly locale?: 'fr' | 'en'
  readonly demo?: boolean
  readonly step?: string
  readonly targets?: readonly TourTarget[]
}

async function open(situation: Situation = {}) {
  const { as = restaurant, at = '/planning', locale = 'fr', demo = true, step } = situation
  const view = await show(
    <>
      <Page targets={situation.targets ?? []} />
      <TourOffer shape="list" />
      <WayBack />
      <Tour />
    </>,
    { as, at, locale, config: { demo } },
  )
  if (step !== undefined) {
    keepRecord({ state: 'on', step, from: at, done: [] })
    await soonByRole('region', locale === 'fr' ? 'Visite guidée' : 'Guided tour')
  }
  return view
}

const region = () => byRole('region', 'Visite guidée')
const says = (text: string | RegExp) => waitFor(() => expect(region().textContent).toMatch(text))

describe('who is offered the tour', () => {
  it('is the administrator of the restaurant of the demo, for ten acts', async () => {
    const { user } = await open()
    expect(region().textContent).toContain('10 vrais gestes')
    await press(user, 'Faire la visite')
    await says(/Étape 1 sur 10.*Ce qui vous attend/)
    expect(hasRole('button', 'Faire la visite')).toBe(false)
  })

  it('is the administrator of the group, for five', async () => {
    const { user } = await open({ as: group })
    await press(user, 'Faire la visite')
    await says('Étape 1 sur 5')
    expect(region().textContent).toContain('Comparer les entreprises')
  })

  it.each<[string, Situation]>([
    ['nobody outside a demo', { demo: false }],
    ['nobody of another company', { as: {} }],
    ['nobody for whom staff act', { as: { ...restaurant, actingUntil: '2026-11-23T12:00:00Z' } }],
  ])('is %s', async (_who, situation) => {
    await open(situation)
    expect(hasRole('region', 'Visite guidée')).toBe(false)
    expect(hasRole('button', 'Reprendre')).toBe(false)
  })

  it('is not asked again after a no, and finds it in the help', async () => {
    const { user } = await open()
    await press(user, 'Masquer la visite')
    expect(hasRole('region', 'Visite guidée')).toBe(false)
    expect(toasts()).toEqual([expect.stringContaining('La visite vous attend dans l’aide.')])
    await press(user, 'Reprendre')
    await says('Étape 1 sur 10')
  })
})

it.each(['{', '"on"', '{"state":"on"}'])(
  'a record that is none, %s, counts as nothing',
  async (text) => {
    await open()
    cleanup()
    storage.keepLiking('tour', text)
    await show(<TourOfferPlace shape="list" />, { as: restaurant, config: { demo: true } })
    expect(await soonByRole('button', 'Faire la visite')).toBeDefined()
  },
)

describe('the place of the offer', () => {
  it('keeps the room of its bar on a phone, and gives it back once the tour is taken', async () => {
    const { user } = await show(<TourOfferPlace shape="bar" />, {
      as: restaurant,
      config: { demo: true },
    })
    expect(document.querySelectorAll('[data-steps-bar]')).toHaveLength(1)
    await user.click(await soonByRole('button', 'Faire la visite'))
    expect(document.querySelectorAll('[data-steps-bar]')).toHaveLength(0)
  })
})

describe('a step goes on by itself', () => {
  it('once its screen is open', async () => {
    const { leaveFor } = await open({ step: 'inbox' })
    leaveFor('/inbox')
    await says('Étape 2 sur 10')
    expect(kept()).toEqual({ state: 'on', step: 'sign', from: '/inbox', done: ['inbox'] })
  })

  it('once its part is on the screen', async () => {
    const { user } = await open({ step: 'price', at: `/tasks/view/${id}` })
    await press(user, 'Détail')
    await says('Étape 6 sur 10')
    expect(kept()?.done).toEqual(['price'])
  })

  it('once the server has done its operation', async () => {
    answer(validateHours, () => ({ rejectedAttendanceIds: [] }))
    const { user } = await open({ step: 'hours', at: '/inbox' })
    await press(user, 'Valider')
    await says('Étape 4 sur 10')
    expect(kept()?.done).toEqual(['hours'])
  })

  it('not for another act with the same operation', async () => {
    answer(updateMission, () => aMission())
    const { user } = await open({ step: 'applicant' })
    await press(user, 'Renommer')
    await says('Étape 8 sur 10')
    expect(kept()?.done).toEqual([])
  })

  it('not where its screen was open before: then it offers to go on', async () => {
    const { user } = await open({ step: 'inbox', at: '/inbox' })
    await says('Vous y êtes déjà.')
    await press(user, 'Continuer')
    await says('Étape 2 sur 10')
    expect(kept()?.done).toEqual(['inbox'])
  })
})

describe('a step', () => {
  it('outlines the first of its targets that is on the screen, and no other', async () => {
    await open({ step: 'sign', at: '/inbox', targets: ['nav-inbox', 'inbox-contract'] })
    await waitFor(() =>
      expect(screen.getByText('inbox-contract').hasAttribute('data-tour-shown')).toBe(true),
    )
    expect(screen.getByText('nav-inbox').hasAttribute('data-tour-shown')).toBe(false)
  })

  it('leads to its screen where nothing of it is on this one', async () => {
    const { user, place } = await open({ step: 'invoice' })
    await says('Cela se passe sur un autre écran.')
    await user.click(byRole('link', 'Y aller'))
    await waitFor(() => expect(place()).toBe('/invoices'))
    await says('Il n’y a rien à montrer ici')
    await press(user, 'Passer')
    await says('Étape 10 sur 10')
  })

  it('asks to close a window that covers its target', async () => {
    await open({ step: 'sign', at: '/inbox', targets: ['inbox-contract'] })
    screen.getByText('inbox-contract').setAttribute('inert', '')
    await says('fermez la fenêtre ouverte')
    expect(screen.getByText('inbox-contract').hasAttribute('data-tour-shown')).toBe(false)
  })

  it('is passed over and taken back, and keeps the focus where it is', async () => {
    const { user } = await open({ step: 'inbox' })
    const field = byRole('textbox', 'Recherche')
    await user.click(field)
    await press(user, 'Passer')
    await says('Étape 2 sur 10')
    expect(document.activeElement).toBe(byRole('button', 'Passer'))
    await press(user, 'Précédent')
    await says('Étape 1 sur 10')
    expect(kept()?.done).toEqual([])
  })

  it('speaks English', async () => {
    await open({ step: 'inbox', locale: 'en' })
    const strip = byRole('region', 'Guided tour')
    expect(strip.textContent).toMatch(/Step 1 of 10.*What waits for you/)
    expect(hasRole('button', 'Leave the tour')).toBe(true)
  })
})

describe('the tour', () => {
  it('is left by its button, and taken up where it was', async () => {
    const { user } = await open({ step: 'draft' })
    await press(user, 'Quitter la visite')
    expect(hasRole('region', 'Visite guidée')).toBe(false)
    expect(toasts()).toEqual([expect.stringContaining('Visite quittée.')])
    await press(user, 'Reprendre')
    await says('Étape 6 sur 10')
  })

  it('is left by Escape, not while somebody writes', async () => {
    const { user } = await open({ step: 'draft' })
    await user.click(byRole('textbox', 'Recherche'))
    await user.keyboard('{Escape}')
    expect(hasRole('region', 'Visite guidée')).toBe(true)
    await user.click(byRole('button', 'Détail'))
    await user.keyboard('{Escape}')
    expect(hasRole('region', 'Visite guidée')).toBe(false)
    expect(kept()?.state).toBe('left')
  })

  it('ends with what was done, and begins anew afterwards', async () => {
    const { user } = await open({ step: 'figures' })
    keepRecord({ state: 'on', step: 'figures', from: '/planning', done: ['inbox', 'sign'] })
    await press(user, 'Passer')
    await says('2 gestes faits sur 10.')
    await press(user, 'Fermer la visite')
    expect(hasRole('region', 'Visite guidée')).toBe(false)
    await press(user, 'Reprendre')
    await says('Étape 1 sur 10')
    expect(kept()?.done).toEqual([])
  })
})
