import { readLegalInformations } from '@renfort/contract/company-settings.ts'
import {
  openPaymentSetup,
  type PaymentInformations,
  readPaymentInformations,
  updatePaymentInformations,
} from '@renfort/contract/payment.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor, useCommand } from '../../platform/query.ts'
import type { Handles } from '../../platform/query-client.ts'

export const paymentQuery = (organisationId: string) =>
  queryFor(readPaymentInformations, { params: { id: organisationId } })

export function useSavePayment(handles: Handles, onSaved: (saved: PaymentInformations) => void) {
  const client = useQueryClient()
  return useCommand(updatePaymentInformations, {
    changes: ['paymentInformations'],
    handles,
    onSuccess: (saved, { params }) => {
      onSaved(saved)
      client.setQueryData(paymentQuery(params.id).queryKey, saved)
    },
  })
}

/** The VAT number that follows from the company’s SIRET; `null` until the SIRET is given. */
export function useDerivedVat(organisationId: string): string | null {
  const legal = useQuery(queryFor(readLegalInformations, { params: { id: organisationId } })).data
  return legal === undefined || legal.tvaNumber === '' ? null : legal.tvaNumber
}

export function useOpenSetup() {
  return useCommand(openPaymentSetup)
}
