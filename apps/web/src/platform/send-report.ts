import { reportFailure } from '@renfort/contract/operations.ts'
import { call } from './call.ts'
import { currentEnvironment } from './environment.ts'

/** The maximum length of each part of a report, in characters. */
const longest = { where: 200, detail: 500 }

interface Report {
  readonly reference: string
  readonly kind: 'answer' | 'screen'
  readonly where: string
  readonly detail: string
}

export function sendReport({ where, detail, ...report }: Report): Promise<void> {
  const body = {
    ...report,
    environment: currentEnvironment(),
    where: where.slice(0, longest.where),
    detail: detail.slice(0, longest.detail),
  }
  return call(reportFailure, { body })
}
