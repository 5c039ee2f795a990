import { companyRegister } from '@renfort/contract'
import { read, type Route } from '../platform/http/route.ts'
import { findRegisteredCompany } from './find-company.ts'

export const companyRegisterRoutes: readonly Route[] = [
  read(companyRegister.findRegisteredCompany, findRegisteredCompany),
]
