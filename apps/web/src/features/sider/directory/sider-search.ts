import { type SiderStatus, siderStatuses } from '@renfort/domain/worker/sider-status.ts'
import {
  choiceParam,
  integerParam,
  type Search,
  wordsParam,
} from '../../../platform/search-params.ts'

/** What the address of the directory says of it; without a status, the active profiles. */
export interface SiderSearch {
  q?: string | undefined
  status?: SiderStatus | undefined
  /** A job title of the catalogue. */
  job?: string | undefined
  page?: number | undefined
}

export function siderSearch(search: Search): SiderSearch {
  return {
    q: wordsParam(search['q']),
    status: choiceParam(search['status'], siderStatuses),
    job: wordsParam(search['job'])?.slice(0, 80),
    page: integerParam(search['page'], 1, 10_000),
  }
}
