import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { aRestaurant } from './new-company.ts'
import { speak } from './language.ts'
import { aNewDraft } from './new-draft.ts'
import { signedInCall } from './signed-in-call.ts'

interface Planned {
  readonly startDate: string
  readonly endDate: string
  readonly breakDuration: number
  readonly slots: number
}

/** A shift by the clock of Paris in winter, an hour ahead of UTC. */
function winter(day: string, start: string, end: string, breakDuration = 0): Planned {
  const at = (time: string) => new Date(`${day}T${time}:00+01:00`).toISOString()
  return { startDate: at(start), endDate: at(end), breakDuration, slots: 1 }
}

const brasserie = {
  title: 'Brasserie du Parc',
  address: '20 boulevard des Belges',
  postalCode: '69006',
  city: 'Lyon',
}
const motive = { reason: 'activityIncrease', justification: 'Fêtes de fin d’année' }

/** A draft with everything except what the journey is about. */
async function aDraft(page: Page, shifts: readonly Planned[]): Promise<string> {
  const id = await aNewDraft(page, { type: 'delegation' })
  await signedInCall(page, 'POST', `/tasks/${id}/shifts`, { shifts })
  const managerId = await page.evaluate(() => localStorage.getItem('userId'))
  const organisationId = await page.evaluate(() => localStorage.getItem('organisationId'))
  const [department] = await signedInCall<{ id: string }[]>(
    page,
    'GET',
    `/organisations/${organisationId}/departments`,
  )
  await signedInCall(page, 'PATCH', `/tasks/${id}`, {
    id,
    motive,
    departmentId: department?.id,
    location: brasserie,
    managerId,
    executiveStatus: 'worker',
  })
  return id
}

const guard = (page: Page) => page.getByRole('region', { name: /Droit du travail/ })
const rule = (page: Page, name: string) => guard(page).getByRole('listitem', { name })

test('SHIFT-27: a short rest and a missing break show; one is mended, the other kept with a reason', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await aRestaurant(page)
  const id = await aDraft(page, [
    winter('2026-12-07', '14:00', '22:00', 30),
    winter('2026-12-08', '06:00', '14:00'),
  ])
  await page.goto(`/taskPosting/${id}/shifts`)
  const rest = rule(page, 'Repos entre deux journées')
  const pause = rule(page, 'Pause')
  await expect(rest).toContainText('8h de repos pour le même Sider, 11h au moins')
  await expect(rest.getByRole('link', { name: /L3131-1/ })).toHaveAttribute('href', /l3131-1$/)
  await expect(pause.getByRole('link', { name: /L3121-16/ })).toBeVisible()

  await pause.getByRole('button', { name: 'Ajouter 20 min de pause' }).click()
  await expect(pause).toHaveCount(0)
  await expect(page.getByText('Planning corrigé.')).toBeVisible()

  await rest.getByRole('button', { name: /^Maintenir le planning/ }).click()
  const reason = page.getByRole('textbox', { name: 'Pourquoi maintenez-vous ce planning\u202f?' })
  await expect(reason).toBeFocused()
  await reason.fill('court')
  await page.getByRole('button', { name: 'Enregistrer la raison' }).click()
  await expect(page.getByText('Donnez une raison d’au moins 6 caractères.')).toBeVisible()

  // Until the company gives a reason, the summary does not post the mission.
  await page.goto(`/taskPosting/${id}/summary`)
  await page.getByRole('checkbox', { name: /J’ai vérifié/ }).check()
  const post = page.getByRole('button', { name: 'Publier la mission', exact: true })
  await expect(post).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('Un point de droit attend votre réponse.')).toBeVisible()
  await rest.getByRole('button', { name: /^Maintenir le planning/ }).click()
  await reason.fill('Deux Siders se relaient.')
  await page.getByRole('button', { name: 'Enregistrer la raison' }).click()
  await expect(rest).toContainText('Deux Siders se relaient.')

  await page.reload()
  await expect(rest).toContainText('Deux Siders se relaient.')
  await page.getByRole('checkbox', { name: /J’ai vérifié/ }).check()
  await post.click()
  await expect(page.getByRole('dialog', { name: 'Votre mission est publiée' })).toBeVisible()

  const next = await aDraft(page, [winter('2026-12-09', '09:00', '13:00')])
  await page.goto(`/taskPosting/${next}/shifts`)
  const wait = rule(page, 'Délai de carence du poste')
  await expect(wait).toContainText('à partir du jeu. 10 déc., après')
  await expect(wait).toContainText('le mer. 16 déc. garde vos jours de la semaine.')
  await wait.getByRole('button', { name: 'Commencer le mer. 16 déc.' }).click()
  await expect(wait).toHaveCount(0)
  await expect(page.getByText('Conforme', { exact: false })).toBeVisible()
})

test('SHIFT-27: the same on a phone, in English, undone from the toast', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await aRestaurant(page)
  await speak(page, 'en')
  const id = await aDraft(page, [winter('2027-02-01', '09:00', '17:00')])
  await page.goto(`/taskPosting/${id}/shifts`)
  const pause = page.getByRole('listitem', { name: 'Break' })
  await expect(pause).toContainText('at least 20 min from 6h of work on.')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await pause.getByRole('button', { name: 'Add a break of 20 min' }).click()
  await expect(pause).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pause).toBeVisible()
})
