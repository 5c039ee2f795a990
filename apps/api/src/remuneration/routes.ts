import { remuneration } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { changeBonuses } from './change-bonuses.ts'
import { changeHoursTypes } from './change-hours-types.ts'
import { changeIndemnities, deleteIndemnity } from './change-indemnities.ts'
import { confirmHoursTypes, confirmIndemnities } from './confirm-policy.ts'
import { readRemunerationPolicy } from './read-policy.ts'

export const remunerationRoutes: readonly Route[] = [
  read(remuneration.readRemunerationPolicy, readRemunerationPolicy),
  command(remuneration.changeHoursTypes, changeHoursTypes),
  command(remuneration.changeIndemnities, changeIndemnities),
  command(remuneration.deleteIndemnity, deleteIndemnity),
  command(remuneration.changeBonuses, changeBonuses),
  command(remuneration.confirmHoursTypes, confirmHoursTypes),
  command(remuneration.confirmIndemnities, confirmIndemnities),
]
