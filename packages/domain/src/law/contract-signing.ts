import { since2019, workCode } from './dated.ts'

/**
 * Working days after the start of work within which the contract for the provision of a Sider is
 * signed, without Sundays and public holidays.
 */
export const contractSigningLimit = since2019({ workingDays: 2 }, workCode('L1251-42'))

/**
 * Working days after the start of work within which the Sider gets their contrat de mission. A
 * transmission that is late costs an indemnity of at most one month’s pay (L1251-40).
 */
export const paperTransmissionLimit = since2019({ workingDays: 2 }, workCode('L1251-17'))

/**
 * How far the term of a mission may be advanced or postponed: one day for each five worked, two
 * days below ten worked days; never advanced by more than ten working days.
 */
export const termFlexibilityLimits = since2019(
  { workedDaysPerDay: 5, shortBelowWorkedDays: 10, shortDays: 2, mostDaysForward: 10 },
  workCode('L1251-30'),
)

/** How often a mission may be renewed, each time within the longest length of its motive. */
export const missionRenewals = since2019(
  { most: 2 },
  workCode('L1251-35-1', 'a branch agreement of the company may set another number'),
)

/** Who supplies the protective equipment of a Sider if the mission does not say it. */
export const equipmentSupplier = since2019({ unlessSaid: 'company' }, workCode('L1251-23'))

/** Days of the trial period of a mission, by its length in months. */
export const trialPeriodDays = since2019(
  { upToOneMonth: 2, upToTwoMonths: 3, longer: 5 },
  workCode('L1251-14', 'a branch agreement may set other lengths'),
)

/**
 * Amounts that the Sider is paid in addition to their wages, in basis points: at the end of the
 * mission, and for leave.
 */
export const missionIndemnities = since2019(
  { endOfMission: 1000, paidLeave: 1000 },
  workCode('L1251-32', 'paid leave: L1251-19, at least a tenth of all that was paid'),
)
