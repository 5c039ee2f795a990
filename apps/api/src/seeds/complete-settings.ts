import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { defaultPolicy, type Indemnities } from '@renfort/domain/remuneration/policy.ts'
import { saveRemunerationPolicy } from '../organisation/organisation-queries.ts'
import { saveLegalInformations, saveProfile } from '../organisation/settings-queries.ts'
import { savePayment } from '../payment/payment-queries.ts'
import type { Transaction } from '../platform/database/db.ts'

export interface DemoSettings {
  readonly name: string
  readonly description?: string
  readonly siret?: string
  readonly apeCode?: string
  /** None by default. */
  readonly indemnities?: Indemnities
}

/** Fills in and confirms every setting that posting a mission needs. */
export async function completeSettings(
  transaction: Transaction,
  organisationId: string,
  settings: DemoSettings,
): Promise<void> {
  const { queries } = transaction
  await saveProfile(queries, organisationId, {
    description:
      settings.description ?? `${settings.name}, une équipe qui aime le travail bien fait.`,
    website: null,
    logoUrl: '/brand/company.svg',
    youtubeUrl: null,
    coverUrl: null,
  })
  await saveLegalInformations(queries, organisationId, {
    name: settings.name,
    businessName: settings.name,
    siret: settings.siret ?? '73282932000074',
    apeCode: settings.apeCode ?? '5610A',
    apeNomenclature: 'naf-rev2',
    apeCodeDate: dateInParis(transaction.now),
  })
  await savePayment(queries, organisationId, {
    accountingInfo: {
      firstName: 'Service',
      lastName: 'Comptabilité',
      email: 'comptabilite@example.test',
      phoneNumber: '0639980000',
    },
    billingAddress: {
      street: '1 place Bellecour',
      postalCode: '69002',
      city: 'Lyon',
      country: 'FR',
    },
    tvaNumber: null,
    wantOrderForm: false,
    paymentMethod: {
      type: 'sepa_debit',
      last4: '2606',
      brand: null,
      expiryMonth: null,
      expiryYear: null,
      bankCode: '20041',
      country: 'FR',
      currency: 'eur',
      state: 'active',
    },
    methodId: null,
  })
  await saveRemunerationPolicy(queries, organisationId, {
    ...defaultPolicy,
    indemnities: settings.indemnities ?? defaultPolicy.indemnities,
    hoursTypesConfirmation: true,
    indemnitiesConfirmation: true,
  })
  await transaction.record({
    action: 'organisation.completeSettings',
    entity: 'organisation',
    entityId: organisationId,
    organisationId,
    before: null,
    after: settings,
  })
}
