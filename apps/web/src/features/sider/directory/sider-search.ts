import { type SiderStatus, siderStatuses } from '@renfort/domain/sider/sider-status.ts'
import {
  choiceParam,
  integerParam,
  type Search,
  wordsParam,
} from '../../../platform/search-params.ts'

/** What the address says of the directory; by default it shows active profiles. */
export interface SiderSearch {
  q?: string | undefined
  status?: SiderStatus | undefined
  /** The id of a job title. */
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
