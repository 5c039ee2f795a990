import { companySettings, organisation } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { createLocation } from './create-location.ts'
import { deleteLocation } from './delete-location.ts'
import { listHolidays } from './list-holidays.ts'
import { listLocations } from './list-locations.ts'
import { readCompletion } from './read-completion.ts'
import { readLegalInformations } from './read-legal-informations.ts'
import { listMembers, readOrganisation } from './read-organisation.ts'
import { readProfile } from './read-profile.ts'
import { updateLegalInformations } from './update-legal-informations.ts'
import { updateLocation } from './update-location.ts'
import { updateProfile } from './update-profile.ts'

export const organisationRoutes: readonly Route[] = [
  read(organisation.readOrganisation, readOrganisation),
  read(organisation.listMembers, listMembers),
  read(organisation.readCompletion, readCompletion),
  read(companySettings.readProfile, readProfile),
  command(companySettings.updateProfile, updateProfile),
  read(companySettings.readLegalInformations, readLegalInformations),
  command(companySettings.updateLegalInformations, updateLegalInformations),
  read(organisation.listLocations, listLocations),
  command(organisation.createLocation, createLocation),
  command(organisation.updateLocation, updateLocation),
  command(organisation.deleteLocation, deleteLocation),
  read(organisation.listHolidays, listHolidays),
]
