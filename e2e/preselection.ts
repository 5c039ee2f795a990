import type { Page } from '@playwright/test'
import { updateJobDescription } from '@renfort/contract/job-description.ts'
import { addApplicant, updateApplicant } from '@renfort/contract/preselection.ts'
import { actFor } from './act-for.ts'
import type { Restaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'

/**
 * A posted mission with three candidates, of whom the last is hidden from the company; internal
 * staff act for its admin on the page. Answers the mission's id.
 */
export async function aPreselection(staff: Page, restaurant: Restaurant): Promise<string> {
  const { insider, acting } = await actFor(staff, restaurant)
  const job = { id: restaurant.jobIds[1] ?? '' }
  await acting(updateJobDescription, { params: job, body: { preSelection: true } })
  const params = { id: await aPostedMission(restaurant) }
  for (const [index, siderId] of restaurant.siderIds.slice(0, 3).entries()) {
    const body = { siderId, availabilities: [], comment: null }
    const { id } = await insider(addApplicant, { params, body })
    if (index === 2) continue
    await acting(updateApplicant, { params, body: { id, update: { visible: true } } })
  }
  return params.id
}
