import {
  changePlanningView,
  deletePlanningView,
  listPlanningViews,
  savePlanningView,
} from '@renfort/contract/planning-view.ts'
import { stale } from '../../../platform/query-client.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'

export function planningViewsQuery() {
  return { ...queryFor(listPlanningViews, {}, stale.lists), meta: { failure: 'nowhere' } }
}

/** Keeping, changing and deleting views; the list of them is read again. */
export function useViewCommands() {
  const invalidates = [listPlanningViews]
  const handles = ({ status }: { readonly status: number }) => status === 400 || status === 409
  return {
    save: useCommand(savePlanningView, { invalidates, handles }),
    rename: useCommand(changePlanningView, { invalidates, handles }),
    change: useCommand(changePlanningView, { invalidates }),
    remove: useCommand(deletePlanningView, { invalidates }),
  }
}
