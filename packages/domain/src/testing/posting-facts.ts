import type { PostingFacts } from '../mission/posting-steps.ts'

/** A draft of which nothing is entered yet. */
export const nothingEntered: PostingFacts = {
  flexibleFeature: false,
  departmentsFeature: false,
  isFlexiblePlanning: null,
  shiftsCount: 0,
  hasFlexiblePlanning: false,
  hasMotive: false,
  hasAddress: false,
  hasManager: false,
  hasDepartment: false,
  hasSidersToChoose: true,
}

/** A draft that can be posted. */
export const allEntered: PostingFacts = {
  ...nothingEntered,
  hasMotive: true,
  shiftsCount: 2,
  hasAddress: true,
  hasManager: true,
}
