import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { localTime, timeOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { type HourKind, workedHour } from '@renfort/domain/quotation/worked-hour.ts'
import { expect, type Page } from '@playwright/test'
import { money } from './expected-price.ts'
import { test } from './journey.ts'
import { signedInCall } from './signed-in-call.ts'
import { aNewCompany } from './new-company.ts'

/** The pay and price of an hour at 13.00 €, by the rules, with the policy of the API. */
async function expected(page: Page, kind: HourKind) {
  const id = await page.evaluate(() => localStorage.getItem('organisationId') ?? '')
  const path = `/organisations/${id}/remuneration-policy`
  const policy = await signedInCall<RemunerationPolicyReply>(page, 'GET', path)
  const { night } = policy.hoursTypes
  const hoursTypes = {
    ...policy.hoursTypes,
    night: { ...night, startHour: localTime(night.startHour), endHour: localTime(night.endHour) },
  }
  return workedHour(
    {
      hourlyRateCents: cents(1300),
      hoursTypes,
      coefficientBasisPoints: Math.round(policy.coefficients.delegation * 10_000),
      detachedRows: null,
      zti: false,
      localHolidays: [],
      timeZone: 'Europe/Paris',
    },
    kind,
  )
}

const hours = (page: Page) => page.getByRole('region', { name: 'Types d’heures' })
const indemnities = (page: Page) => page.getByRole('region', { name: 'Indemnités et primes' })

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function changeNight(page: Page, increase: string): Promise<void> {
  await hours(page)
    .getByRole('button', { name: /Modifier.*Heures de nuit/ })
    .click()
  await page.getByRole('dialog').getByLabel('Majoration', { exact: true }).fill(increase)
  await save(page)
}

test('REM-01, REM-03, REM-07, REM-09, REM-10, REM-11, REM-12, REM-14, REM-17, REM-21, REM-22, REM-23, REM-24: a company settles its pay policy and stands by it', async ({
  page,
}) => {
  await aNewCompany(page)
  await page.goto('/planning')
  await page.getByRole('link', { name: 'Paramètres' }).click()
  await page.getByRole('link', { name: 'Rémunération', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de rémunération')

  await test.step('REM-23 REM-24 the hour types are confirmed, read again, and a change asks for it again', async () => {
    await expect(hours(page).getByText('À confirmer')).toBeVisible()
    const startOf = async (method: string, path: string) => {
      const answer = await page.waitForResponse(
        (each) => each.request().method() === method && each.url().endsWith(path),
      )
      return answer.request().timing().startTime
    }
    const saved = startOf('PUT', '/confirm_hours-types')
    const readAgain = startOf('GET', '/remuneration-policy')
    await hours(page).getByRole('button', { name: 'Confirmer les types d’heures' }).click()
    await expect(hours(page).getByText('Confirmés', { exact: true })).toBeVisible()
    expect((await readAgain) - (await saved)).toBeGreaterThanOrEqual(1_000)
    await changeNight(page, '25')
    await expect(hours(page).getByText('À confirmer')).toBeVisible()
    await expect(
      hours(page).getByRole('row', { name: `De nuit +25 % 16,25 € 31,69 €` }),
    ).toBeVisible()
  })

  await test.step('REM-07 REM-09 the night, its clock and the warnings of the law', async () => {
    await hours(page)
      .getByRole('button', { name: /Modifier.*Heures de nuit/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Heures de nuit' })
    await dialog.getByRole('combobox', { name: 'Début' }).click()
    const quarters = Array.from({ length: 49 }, (_, i) => timeOfMinute((18 * 60 + 15 * i) % 1440))
    await expect(page.getByRole('option')).toHaveText(quarters)
    await page.getByRole('option', { name: '22:00', exact: true }).click()
    await expect(dialog.getByText('Nuit de 22:00 à 06:00, soit 8h')).toBeVisible()
    await expect(dialog.getByText(/au moins 9 heures de suite/)).toBeVisible()
    await choose(page, 'Début', '21:00')
    await expect(dialog.getByText(/au moins 9 heures de suite/)).toBeHidden()
    await dialog.getByRole('checkbox', { name: /ancienneté/ }).check({ force: true })
    await choose(page, 'Après', '3 mois')
    await dialog.getByLabel('Majoration d’ancienneté').fill('201')
    await dialog.getByLabel('Majoration d’ancienneté').blur()
    await expect(dialog.getByText(/200/)).toBeVisible()
    await dialog.getByLabel('Majoration d’ancienneté').fill('30')
    await dialog.getByLabel('Majoration', { exact: true }).fill('20')
    await save(page)
    const senior = await expected(page, { night: true, senior: true })
    await expect(
      hours(page).getByRole('row', {
        name: `Après 3 mois de mission +30 % ${money(senior.payUnitCents)}`,
      }),
    ).toBeVisible()
  })

  await test.step('REM-03 overtime from 35 and from 43 hours', async () => {
    await hours(page)
      .getByRole('button', { name: /Modifier.*Heures supplémentaires/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Heures supplémentaires' })
    await dialog.getByLabel('Majoration').first().fill('9')
    await expect(dialog.getByText(/aucun accord ne permet moins de 10/)).toBeVisible()
    await dialog.getByLabel('Majoration').first().fill('25')
    await dialog.getByLabel('Au-delà de').last().fill('35')
    await dialog.getByLabel('Au-delà de').last().blur()
    await expect(dialog.getByText(/35 .* 48/)).toBeVisible()
    await dialog.getByLabel('Au-delà de').last().fill('42')
    await save(page)
    await expect(hours(page).getByText('De la 36e à la 42e heure de la semaine')).toBeVisible()
  })

  await test.step('REM-10 REM-11 Sundays, holidays and the solidarity day', async () => {
    await hours(page)
      .getByRole('button', { name: /Modifier.*Dimanches/ })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /zone touristique/ })
      .check({ force: true })
    await save(page)
    await expect(hours(page).getByText(/en zone touristique internationale/)).toBeVisible()
    await hours(page)
      .getByRole('button', { name: /Modifier.*Jours fériés/ })
      .click()
    await choose(page, 'Journée de solidarité', 'Jeudi de l’Ascension')
    await save(page)
    await expect(
      hours(page).getByText('Journée de solidarité : Jeudi de l’Ascension.'),
    ).toBeVisible()
  })

  await test.step('the example says what the rules say, to the cent', async () => {
    const kinds: [string, HourKind][] = [
      ['De nuit +', { night: true }],
      ['De nuit, un dimanche', { night: true, sunday: true }],
      ['De la 36e', { overtime: 0 }],
      ['À partir de la 43e', { overtime: 1 }],
      ['Un dimanche +30', { sunday: true }],
      ['Un jour férié +', { holiday: 'worked' }],
      ['Un jour férié qui tombe un dimanche', { holiday: 'worked', sunday: true }],
      ['La journée de solidarité', { holiday: 'solidarity' }],
    ]
    for (const [name, kind] of kinds) {
      const { payUnitCents, billUnitCents } = await expected(page, kind)
      await expect(hours(page).getByRole('row', { name })).toContainText(
        `${money(payUnitCents)}${money(billUnitCents)}`,
      )
    }
    await expect(page.getByText(/Une heure de nuit du dimanche à 13,00\s€/)).toContainText(
      'payée 19,50 € et facturée 38,03 €',
    )
    await page.getByLabel('Taux horaire brut').fill('20')
    await expect(page.getByText(/Une heure de nuit du dimanche à 20,00\s€/)).toContainText(
      'payée 30,00 € et facturée 58,50 €',
    )
  })

  await test.step('REM-12 to REM-14 REM-17 REM-21 a meal voucher', async () => {
    await indemnities(page)
      .getByRole('button', { name: /Ajouter.*Repas/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Repas' })
    await dialog.getByRole('radio', { name: /Titre-restaurant/ }).check({ force: true })
    await dialog.getByLabel('Montant par jour').fill('9,50')
    await dialog.getByLabel('Part de l’employeur').fill('80')
    await expect(dialog.getByText(/exonérée de cotisations/)).toBeVisible()
    await dialog.getByLabel('Part de l’employeur').fill('60')
    await expect(dialog.getByText(/5,70\s€ vous sont facturés et 3,80\s€/)).toBeVisible()
    await dialog
      .getByRole('checkbox', { name: 'Selon les heures de la journée' })
      .check({ force: true })
    await expect(dialog.getByLabel('Heures de travail, au moins')).toHaveValue('4')
    await save(page)
    await expect(indemnities(page).getByText('Titre-restaurant de 9,50 € par jour')).toBeVisible()
    await expect(indemnities(page).getByRole('button', { name: /Ajouter.*Repas/ })).toBeHidden()
  })

  await test.step('REM-15 REM-22 transport comes and goes', async () => {
    await indemnities(page)
      .getByRole('button', { name: /Ajouter.*Transports/ })
      .click()
    await page.getByRole('dialog').getByLabel('Part prise en charge').fill('75')
    await save(page)
    await expect(indemnities(page).getByText('75 % de l’abonnement.')).toBeVisible()
    await indemnities(page)
      .getByRole('button', { name: /Supprimer.*Transports/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(
      indemnities(page).getByText('Aucune prise en charge des transports.'),
    ).toBeVisible()
  })

  await test.step('both confirmations complete the settings, and are in the history', async () => {
    await hours(page).getByRole('button', { name: 'Confirmer les types d’heures' }).click()
    await indemnities(page).getByRole('button', { name: 'Confirmer les indemnités' }).click()
    await expect(indemnities(page).getByText('Confirmées', { exact: true })).toBeVisible()
    await expect(hours(page).getByText('Confirmés', { exact: true })).toBeVisible()
    await page.getByText('Historique des changements').click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Indemnités confirmées' }).first(),
    ).toContainText('Par Awa Diallo')
  })

  await test.step('REM-01 SET-06 each half has its address, and the settings know it is done', async () => {
    await page.goto('/settings/remuneration#indemnities')
    await expect(indemnities(page).getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  })
})
