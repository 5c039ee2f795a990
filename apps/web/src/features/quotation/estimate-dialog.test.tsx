import type { Mission } from '@renfort/contract/mission.ts'
import {
  downloadEstimate,
  type QuotationReply,
  readQuotation,
} from '@renfort/contract/quotation.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { aShift } from '../../testing/a-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, isClosed, press, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { EstimateDialog } from './estimate-dialog.tsx'

type Line = NonNullable<QuotationReply['assignments']>[number]
type Because = Line['because'][number]

function aReason(changes: Partial<Because> = {}): Because {
  return {
    tag: 'normal',
    increase: 0,
    source: 'mission',
    text: 'Heures normales',
    seniority: null,
    origin: 'Taux de la mission',
    law: null,
    params: {},
    ...changes,
  }
}
const night = aReason({
  tag: 'night',
  increase: 25,
  source: 'policy',
  text: 'De 21:00 à 06:00',
  origin: 'Votre politique de rémunération',
  law: { text: 'Code du travail, art. L3122-2', url: 'https://legifrance.test/l3122-2' },
})
const sunday = aReason({
  tag: 'sunday',
  increase: 50,
  source: 'policy',
  text: 'Le dimanche',
  seniority: 'Depuis le premier jour',
  origin: 'Votre politique de rémunération',
})

function aLine(changes: Partial<Line> = {}): Line {
  return {
    name: 'Heures normales',
    quantity: 14,
    minutes: 840,
    hourlyRate: 13,
    rate: 25.35,
    coefficient: 1.95,
    increase: 0,
    salary: 182,
    price: 354.9,
    tags: ['normal'],
    because: [aReason()],
    ...changes,
  }
}
const both = aLine({
  name: 'Nuit, dimanche',
  quantity: 2.5,
  minutes: 150,
  hourlyRate: 22.75,
  rate: 44.36,
  increase: 75,
  salary: 56.88,
  price: 110.9,
  tags: ['night', 'sunday'],
  because: [night, sunday],
})
const reply: QuotationReply = {
  price: 465.8,
  priceWithTax: 558.96,
  salary: 238.88,
  assignments: [aLine(), both],
}

async function open(mission: Partial<Mission> = {}, locale: 'fr' | 'en' = 'fr') {
  const given = aMission({ hourlyRate: 13, shifts: [aShift('2026-12-07')], ...mission })
  const onClose = vi.fn<() => void>()
  const view = await show(<EstimateDialog mission={given} isOpen onClose={onClose} />, { locale })
  await soonByRole('dialog', /./)
  return { ...view, onClose }
}
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
const lines = () =>
  within(byRole('list', 'Lignes du prix'))
    .getAllByRole('button')
    .map((line) => plain(line.textContent))
/** The amount with a label. */
const amount = (name: string) =>
  plain(
    screen.getAllByRole('term').find(({ textContent }) => plain(textContent) === name)
      ?.nextElementSibling?.textContent,
  )

describe('the price line by line', () => {
  it('SUM-21 has each kind of hours, then the totals', async () => {
    answer(readQuotation, () => reply)
    await open()
    await soonByRole('list', 'Lignes du prix')
    expect(lines()).toEqual([
      'Heures normales 14h × 25,35 €354,90 €',
      'Nuit, Dimanche +75 %2h30 × 44,36 €110,90 €',
    ])
    expect(amount('Total hors taxes')).toBe('465,80 €')
    expect(amount('TVA à 20 %')).toBe('93,16 €')
    expect(amount('Total toutes taxes comprises')).toBe('558,96 €')
    expect(amount('Dont salaires bruts des Siders')).toBe('238,88 €')
  })

  it('SUM-15 names the tax of where the company is established', async () => {
    answer(readQuotation, () => ({ ...reply, priceWithTax: 505.39 }))
    await open({ vatArea: 'overseas' })
    await soonByRole('list', 'Lignes du prix')
    expect(amount('TVA à 8,5 %')).toBe('39,59 €')
  })

  it.each<[Mission['localHolidays'], 'fr' | 'en', string]>([
    [
      ['abolition-la-reunion'],
      'fr',
      'Jours fériés propres à ce lieu : abolition de l’esclavage (article L3422-2).',
    ],
    [
      ['vendredi-saint', 'saint-etienne'],
      'fr',
      'Jours fériés propres à ce lieu : vendredi saint et Saint-Étienne (article L3134-13).',
    ],
    [
      ['saint-etienne'],
      'en',
      'Public holidays of this place alone: St Stephen’s Day (article L3134-13).',
    ],
  ])(
    'SUM-21 names the article of the holidays that the place alone has: %s in %s',
    async (...given) => {
      const [localHolidays, locale, sentence] = given
      answer(readQuotation, () => reply)
      await open({ localHolidays }, locale)
      await soonByRole('list', /./)
      expect(plain(byRole('dialog', /./).textContent)).toContain(sentence)
    },
  )

  it('explains how a line was made, from the rate to the cent', async () => {
    answer(readQuotation, () => reply)
    const { user } = await open()
    const line = await soonByRole('button', /^Nuit, Dimanche/)
    expect(line.getAttribute('aria-expanded')).toBe('false')
    await user.click(line)
    expect(line.getAttribute('aria-expanded')).toBe('true')
    const shown = document.getElementById(line.getAttribute('aria-controls') ?? '')
    expect(shown?.hidden).toBe(false)
    const text = plain(shown?.textContent)
    for (const part of [
      'Taux horaire brut de la mission13,00 €',
      'De 21:00 à 06:00+25 %',
      'Le dimanche+50 %',
      'Depuis le premier jour',
      'Les majorations s’additionnent : 75 % au total.',
      'Salaire brut d’une heure22,75 €13,00 € augmenté de 75 %',
      'Prix d’une heure44,36 €22,75 € × coefficient 1,95',
      'Montant de la ligne110,90 €2h30 (150 minutes) × 44,36 €',
    ]) {
      expect(text).toContain(part)
    }
    const law = within(shown as HTMLElement).getByRole('link', { name: /L3122-2/ })
    expect(law.getAttribute('href')).toBe('https://legifrance.test/l3122-2')
    expect(law.getAttribute('lang')).toBe('fr')
    await user.click(line)
    expect(shown?.hidden).toBe(true)
  })

  it('closes with « back » of the browser, which stays on its page', async () => {
    answer(readQuotation, () => reply)
    const { goBack, leaveFor, place, onClose } = await open()
    act(goBack)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(place()).toBe('/')
    act(() => leaveFor('/planning'))
    await waitFor(() => expect(place()).toBe('/planning'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says that plain hours have no surcharge', async () => {
    answer(readQuotation, () => reply)
    const { user } = await open()
    const line = await soonByRole('button', /^Heures normales/)
    await user.click(line)
    const shown = document.getElementById(line.getAttribute('aria-controls') ?? '')
    expect(plain(shown?.textContent)).toContain('Aucune majoration')
    expect(plain(shown?.textContent)).not.toContain('s’additionnent')
  })

  it('has words for a planning without hours', async () => {
    answer(readQuotation, () => ({ ...reply, assignments: [] }))
    await open()
    expect(await screen.findByText('Aucun créneau à chiffrer pour le moment.')).toBeDefined()
    expect(screen.queryAllByRole('term')).toEqual([])
  })

  it('says why it could not be read, and reads it again', async () => {
    answer(readQuotation, () => refused('errors.quotation.rate_missing'))
    const { user } = await open()
    const sentence = errorSentence('errors.quotation.rate_missing')
    expect(await screen.findByText(sentence)).toBeDefined()
    answer(readQuotation, () => reply)
    await press(user, 'Réessayer')
    await soonByRole('list', 'Lignes du prix')
    expect(lines()).toHaveLength(2)
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('writes amounts in English as English does', async () => {
    answer(readQuotation, () => reply)
    await open({}, 'en')
    await soonByRole('button', /^Night, Sunday/)
    expect(amount('Total excluding tax')).toBe('€465.80')
  })
})

describe('the estimate to keep', () => {
  const download = () => byRole('button', 'Télécharger le devis')

  it.each<[string, Partial<Mission>, string]>([
    ['a planning', { shifts: [] }, 'Ajoutez un créneau pour obtenir le devis.'],
    ['a rate', { hourlyRate: null }, 'Indiquez le taux horaire pour connaître le prix.'],
  ])('is closed without %s, and says so', async (_what, mission, reason) => {
    answer(readQuotation, () => reply)
    await open(mission)
    expect(isClosed(download())).toBe(true)
    expect(saidOf(download())).toEqual([reason])
  })

  it('says why it could not be made', async () => {
    answer(readQuotation, () => reply)
    const sent = answer(downloadEstimate, () => refused('errors.quotation.no_planning'))
    const { user } = await open()
    await press(user, 'Télécharger le devis')
    await waitFor(() =>
      expect(toasts()).toEqual([`Erreur ${errorSentence('errors.quotation.no_planning')}`]),
    )
    expect(sent).toEqual([{ params: { id: missionId } }])
    expect(isClosed(download())).toBe(false)
  })
})
