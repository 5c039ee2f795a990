import { readInbox } from '@renfort/contract/inbox.ts'
import { listJobDescriptions } from '@renfort/contract/job-description.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { readPresence } from '@renfort/contract/planning.ts'
import { readFigures } from '@renfort/contract/planning-figures.ts'
import { listPlanningViews } from '@renfort/contract/planning-view.ts'
import { aCompletion } from './a-completion.ts'
import { aJob } from './a-job.ts'
import { answer } from './api-stand-in.ts'

/** The further answers that the planning needs: nothing waits, and the company can post. */
export function answerBesidePlanning(now = '2026-12-09T09:00:00.000Z'): void {
  answer(readInbox, () => ({ count: 0, sections: [] }))
  answer(listPlanningViews, () => [])
  answer(readFigures, () => ({ tasks: [] }))
  answer(readPresence, () => ({ now, shifts: [] }))
  answer(readCompletion, () => aCompletion())
  answer(listJobDescriptions, () => [aJob()])
}
