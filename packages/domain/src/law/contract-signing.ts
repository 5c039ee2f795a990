import { since2019, workCode } from './dated.ts'

/**
 * Until when the contract for the provision of a worker is signed: so many working days after they
 * began, Sundays and public holidays left aside.
 */
export const contractSigningLimit = since2019({ workingDays: 2 }, workCode('L1251-42'))
