import type { StoredPayment } from './payment-queries.ts'

/** A payment in the audit trail: flat fields, without tokens. */
export function auditedPayment(payment: StoredPayment) {
  const { accountingInfo, billingAddress, tvaNumber, wantOrderForm, paymentMethod } = payment
  return {
    ...accountingInfo,
    ...billingAddress,
    tvaNumber,
    wantOrderForm,
    ...auditedMethod(paymentMethod),
  }
}

export function auditedMethod(method: StoredPayment['paymentMethod']) {
  return {
    methodType: method?.type ?? null,
    methodEnding: method?.last4 ?? null,
    methodState: method?.state ?? null,
  }
}
