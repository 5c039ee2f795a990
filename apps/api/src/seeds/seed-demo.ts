import { setFlag } from '@renfort/contract/feature-flag.ts'
import { dueAt } from '@renfort/domain/attendance/validate/validation-deadline.ts'
import { featureKeys } from '@renfort/domain/feature-flag/feature-flag.ts'
import { deleteSessionsOf } from '../account/account-queries.ts'
import { createApi } from '../app.ts'
import { insertValidationRun } from '../attendance/validate/due-validation-queries.ts'
import type { Database } from '../platform/database/database.ts'
import { createDb, nobody } from '../platform/database/db.ts'
import { beginStep, endStep } from '../platform/database/installation-step-queries.ts'
import type { Services } from '../platform/services.ts'
import { demoInsider } from './demo-accounts.ts'
import { openBellerive, orderAtBellerive, pastOfBellerive } from './demo-bellerive.ts'
import {
  openEntrepotBoreal,
  orderAtEntrepotBoreal,
  pastOfEntrepotBoreal,
} from './demo-entrepot-boreal.ts'
import { openMaisonLumiere, orderAtMaisonLumiere } from './demo-maison-lumiere.ts'
import { pastOfMaisonLumiere } from './demo-maison-lumiere-past.ts'
import { demoBegan } from './company-past.ts'
import { addDemoOrganisations } from './demo-organisations.ts'
import { insertDemoSiders } from './demo-queries.ts'
import { leavePast } from './make-past.ts'
import { mondayOf, movableClock, type Seeding, signIn } from './seeding.ts'
import { weeksOfBellerive } from './weeks-of-bellerive.ts'
import { weeksOfMaisonLumiere } from './weeks-of-maison-lumiere.ts'

/**
 * Fills an empty database with the demo, through the product's own commands: its accounts, companies and
 * what they order now. Their past is left to be made while the product answers already.
 */
export async function seedDemo(product: Services, database: Database): Promise<void> {
  const present = product.clock.now()
  const clock = movableClock(product.clock)
  clock.goBack(7 * demoBegan)
  const config = { ...product.config, logLevel: 'silent' } as const
  const services = { ...product, config, clock, db: createDb(database, clock) }
  const added = await services.db.transaction(nobody, async (transaction) => {
    await beginStep(transaction.queries, 'demo')
    const organisations = await addDemoOrganisations(services, transaction)
    const siders = await insertDemoSiders(transaction.queries, organisations.ids, {
      began: transaction.now,
      now: present,
    })
    return { organisations, siders }
  })
  const app = await createApi(services)
  const seeding: Seeding = { ...added, app, services, clock, monday: mondayOf(present) }
  await seedFlags(seeding)
  const house = await openMaisonLumiere(seeding)
  const warehouse = await openEntrepotBoreal(seeding)
  const bellerive = await openBellerive(seeding)
  await orderAtMaisonLumiere(seeding, house)
  await orderAtEntrepotBoreal(seeding, warehouse)
  await orderAtBellerive(seeding, bellerive)
  await product.db.transaction(nobody, async (transaction) => {
    const { queries, now } = transaction
    for (const userId of added.organisations.userIds.values()) {
      await deleteSessionsOf(queries, userId)
    }
    // The hours of the last weeks came today: the last Monday has passed, and the next one validates them.
    const { deadline } = dueAt(now)
    await insertValidationRun(queries, { deadline, doneAt: deadline })
    if (config.seed === 'demo') {
      await leavePast(transaction, {
        present,
        organisations: added.organisations,
        companies: [
          pastOfMaisonLumiere(added.siders, house),
          pastOfEntrepotBoreal(added.siders, warehouse),
          ...pastOfBellerive(added.siders, bellerive),
        ],
        weeks: [
          weeksOfMaisonLumiere({ house, siders: added.siders, present }),
          ...weeksOfBellerive({ group: bellerive, siders: added.siders, present }),
        ],
      })
    }
    await endStep(queries, 'demo', now)
  })
  await app.close()
}

/** Every feature is on; one company has no flexible planning. */
async function seedFlags(seeding: Seeding): Promise<void> {
  const insider = await signIn(seeding, demoInsider.email, '')
  for (const key of featureKeys)
    await insider(setFlag, { params: { key }, body: { enabled: true } })
  const organisationId = seeding.organisations.ids.get('entrepot-boreal') ?? ''
  const body = { organisationId, enabled: false }
  await insider(setFlag, { params: { key: 'flexiblePlanning' }, body })
}
