import type { fr as administration } from '../features/administration/fr.ts'
import type { fr as audit } from '../features/audit/fr.ts'
import type { fr as departments } from '../features/departments/fr.ts'
import type { fr as flexiblePlanning } from '../features/flexible-planning/fr.ts'
import type { fr as featureFlags } from '../features/feature-flags/fr.ts'
import type { fr as home } from '../features/home/fr.ts'
import type { fr as horizon } from '../features/horizon/fr.ts'
import type { fr as auth } from '../features/auth/fr.ts'
import type { fr as files } from '../features/files/fr.ts'
import type { fr as frame } from '../features/frame/fr.ts'
import type { fr as jobDescriptions } from '../features/job-descriptions/fr.ts'
import type { fr as jobFields } from '../features/job-fields/fr.ts'
import type { fr as locations } from '../features/locations/fr.ts'
import type { fr as companyProfile } from '../features/company-profile/fr.ts'
import type { fr as favouriteAddresses } from '../features/favourite-addresses/fr.ts'
import type { fr as legalInformations } from '../features/legal-informations/fr.ts'
import type { fr as policyVersion } from '../features/policy-version/fr.ts'
import type { fr as profile } from '../features/profile/fr.ts'
import type { fr as remuneration } from '../features/remuneration/fr.ts'
import type { fr as settings } from '../features/settings/fr.ts'
import type { fr as team } from '../features/team/fr.ts'
import type { fr as legalGuard } from '../features/legal-guard/fr.ts'
import type { fr as quotation } from '../features/quotation/fr.ts'
import type { fr as motives } from '../features/motives/fr.ts'
import type { fr as missionLabels } from '../features/mission-labels/fr.ts'
import type { fr as missions } from '../features/missions/fr.ts'
import type { fr as palette } from '../features/palette/fr.ts'
import type { fr as payment } from '../features/payment/fr.ts'
import type { fr as planning } from '../features/planning/fr.ts'
import type { fr as shifts } from '../features/shifts/fr.ts'
import type { fr as missionFields } from '../features/mission-fields/fr.ts'
import type { fr as workers } from '../features/workers/fr.ts'
import type { fr as posting } from '../features/posting/fr.ts'
import type { fr as preselection } from '../features/preselection/fr.ts'
import type { fr as errors } from './words/fr.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    resources: {
      posting: typeof posting
      preselection: typeof preselection
      workers: typeof workers
      missionFields: typeof missionFields
      shifts: typeof shifts
      motives: typeof motives
      payment: typeof payment
      legalGuard: typeof legalGuard
      quotation: typeof quotation
      administration: typeof administration
      audit: typeof audit
      auth: typeof auth
      departments: typeof departments
      errors: typeof errors
      flexiblePlanning: typeof flexiblePlanning
      files: typeof files
      frame: typeof frame
      featureFlags: typeof featureFlags
      home: typeof home
      horizon: typeof horizon
      jobDescriptions: typeof jobDescriptions
      jobFields: typeof jobFields
      locations: typeof locations
      companyProfile: typeof companyProfile
      favouriteAddresses: typeof favouriteAddresses
      legalInformations: typeof legalInformations
      missionLabels: typeof missionLabels
      missions: typeof missions
      palette: typeof palette
      planning: typeof planning
      policyVersion: typeof policyVersion
      profile: typeof profile
      remuneration: typeof remuneration
      settings: typeof settings
      team: typeof team
    }
  }
}
