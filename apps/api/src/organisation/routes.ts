import { organisation } from '@renfort/contract'
import { command, read, type Route } from '../platform/route.ts'
import { createLocation } from './create-location.ts'
import { deleteLocation } from './delete-location.ts'
import { listHolidays } from './list-holidays.ts'
import { listLocations } from './list-locations.ts'
import { readCompletion } from './read-completion.ts'
import { listMembers, readOrganisation } from './read-organisation.ts'
import { updateLocation } from './update-location.ts'

export const organisationRoutes: readonly Route[] = [
  read(organisation.readOrganisation, readOrganisation),
  read(organisation.listMembers, listMembers),
  read(organisation.readCompletion, readCompletion),
  read(organisation.listLocations, listLocations),
  command(organisation.createLocation, createLocation),
  command(organisation.updateLocation, updateLocation),
  command(organisation.deleteLocation, deleteLocation),
  read(organisation.listHolidays, listHolidays),
]
