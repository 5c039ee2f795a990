import { expectAccessible } from './expect-accessible.ts'
import { test } from './journey.ts'
import { amendmentScreens } from './screens/amendment-screens.ts'
import { contractScreens, correctionScreens } from './screens/contract-screens.ts'
import { feedbackScreens } from './screens/feedback-screens.ts'
import { hoursScreens } from './screens/hours-screens.ts'
import { invoiceDeskScreens, invoiceScreens } from './screens/invoice-screens.ts'
import { importScreens } from './screens/import-screens.ts'
import {
  jobDescriptionScreens,
  newJobDescriptionScreens,
} from './screens/job-description-screens.ts'
import * as missions from './screens/mission-screens.ts'
import { accountScreens, groupScreens, teamScreens } from './screens/people-screens.ts'
import * as posting from './screens/posting-screens.ts'
import * as open from './screens/public-screens.ts'
import { seriesScreens, shiftScreens } from './screens/shift-screens.ts'
import type { Screens } from './screens/screens.ts'
import { siderPageScreens } from './screens/sider-screens.ts'
import * as settings from './screens/settings-screens.ts'
import * as staff from './screens/staff-screens.ts'

/** Every screen and dialog of the product, by area: axe looks at each once in light and once in dark. */
const areas: Readonly<Record<string, Screens>> = {
  entrance: open.publicScreens,
  'invitations and Google': open.entranceScreens,
  'entrance in English': open.englishScreens,
  'permanent contracts': open.permanentScreens,
  'legal information': settings.legalScreens,
  'profile of the company': settings.profileScreens,
  'addresses and departments': settings.placeScreens,
  payment: settings.paymentScreens,
  'pay policy': settings.payPolicyScreens,
  'one’s account': accountScreens,
  team: teamScreens,
  group: groupScreens,
  'new job description': newJobDescriptionScreens,
  'job descriptions': jobDescriptionScreens,
  'steps of a mission': posting.wizardScreens,
  shifts: shiftScreens,
  'series of shifts': seriesScreens,
  'choice of Siders': posting.workerScreens,
  summary: posting.summaryScreens,
  'flexible planning': posting.flexibleScreens,
  'labour law': posting.legalGuardScreens,
  'lists of missions': missions.missionListScreens,
  'drafts and missions': missions.ownMissionScreens,
  planning: missions.planningScreens,
  contracts: contractScreens,
  'correction of contracts': correctionScreens,
  'import of hours': importScreens,
  hours: hoursScreens,
  invoices: invoiceScreens,
  'invoices of all companies': invoiceDeskScreens,
  'amendments of contracts': amendmentScreens,
  'feedback and exports': feedbackScreens,
  'search and actions': missions.searchScreens,
  administration: staff.administrationScreens,
  organisations: staff.organisationScreens,
  'directory of Siders': staff.siderScreens,
  operations: staff.operationScreens,
  'acting for somebody': staff.actingScreens,
  staffing: staff.staffingScreens,
  'contested hours': staff.conflictScreens,
  'contested contracts': staff.contestedScreens,
  preselection: staff.preselectionScreens,
  'pages of a Sider': siderPageScreens,
}

for (const [area, screens] of Object.entries(areas)) {
  test(`axe finds nothing in light and in dark: ${area}`, async ({ page }) => {
    test.slow(true, 'it looks at every screen of the area, twice')
    page.on('dialog', (leaving) => void leaving.accept())
    for await (const screen of screens(page)) {
      await test.step(screen, () => expectAccessible(page, screen))
    }
  })
}
