import { payment } from '@renfort/contract'
import { procedure, read, type Route } from '../platform/http/route.ts'
import { openPaymentSetup } from './open-payment-setup.ts'
import { readPaymentInformations } from './read-payment-informations.ts'
import { updatePaymentInformations } from './update-payment-informations.ts'

export const paymentRoutes: readonly Route[] = [
  read(payment.readPaymentInformations, readPaymentInformations),
  procedure(payment.updatePaymentInformations, updatePaymentInformations),
  procedure(payment.openPaymentSetup, openPaymentSetup),
]
