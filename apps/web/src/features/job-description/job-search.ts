import {
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import { choiceParam, type Search, textParam } from '../../platform/search-params.ts'

export const panelModes = ['create', 'edit', 'summary'] as const

/** What the address says of the page: the searched text, and the content of the panel (JD-01). */
export interface JobSearch {
  q?: string | undefined
  jdid?: string | undefined
  mode?: (typeof panelModes)[number] | undefined
  step?: JobDescriptionStep | undefined
}

export function jobSearch(search: Search): JobSearch {
  return {
    q: textParam(search['q']),
    jdid: textParam(search['jdid']),
    mode: choiceParam(search['mode'], panelModes),
    step: choiceParam(search['step'], jobDescriptionSteps),
  }
}
