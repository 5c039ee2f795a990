import {
  changePlanningView,
  deletePlanningView,
  listPlanningViews,
  type PlanningView,
  savePlanningView,
  type ShownPlanning,
} from '@renfort/contract/planning-view.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Check from 'lucide-react/icons/check'
import PencilLine from 'lucide-react/icons/pencil-line'
import Star from 'lucide-react/icons/star'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { stale } from '../../../platform/query-client.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Menu } from '../../../ui/menu.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { usePlanningToolWords } from './words.ts'

const ViewNameDialog = lazy(async () => ({
  default: (await import('./view-name-dialog.tsx')).ViewNameDialog,
}))

staleAfter(listPlanningViews, [savePlanningView, changePlanningView, deletePlanningView])

/**
 * The saved views of the user: one press opens a view; the current one can be renamed, made the default or deleted.
 */
export function SavedViewsMenu() {
  const t = usePlanningToolWords()
  const toast = useToast()
  const navigate = useNavigate({ from: screenPaths.planning })
  const address = useSearch({ strict: false })
  const { week, year, day, mission } = address
  const { data: views = [] } = useQuery({
    ...queryFor(listPlanningViews, {}, stale.lists),
    meta: { failure: 'nowhere' },
  })
  const change = useCommand(changePlanningView)
  const remove = useCommand(deletePlanningView)
  const [named, setNamed] = useState<{ readonly view: PlanningView | null } | null>(null)
  const shown = shownOf(address)
  const current = views.find((view) => isSame(view.shown, shown))
  const open = (view: PlanningView, replace = false) =>
    void navigate({ search: { week, year, day, ...view.shown }, resetScroll: false, replace })
  // An address without parameters opens the default view.
  const [asksNothing] = useState(
    () =>
      [week, year, day, mission].every((each) => each === undefined) &&
      isSame(shownOf(address), {}),
  )
  const preferred = asksNothing ? views.find(({ isDefault }) => isDefault) : undefined
  const openPreferred = useEffectEvent((view: PlanningView) => open(view, true))
  const isOpened = useRef(false)
  useEffect(() => {
    if (preferred === undefined || isOpened.current) return
    isOpened.current = true
    openPreferred(preferred)
  }, [preferred])
  return (
    <>
      <Menu
        label={t(($) => $.views.menu)}
        variant="secondary"
        className="narrow:px-3"
        icon={<Bookmark aria-hidden size={17} />}
        groups={[
          views.map((view) => ({
            id: view.id,
            label: view.name,
            help: view.isDefault ? t(($) => $.views.isDefault) : undefined,
            icon:
              view === current ? (
                <Check aria-hidden size={16} />
              ) : (
                <Bookmark aria-hidden size={16} />
              ),
            onAction: () => open(view),
          })),
          current === undefined
            ? [
                {
                  id: 'keep',
                  label: t(($) => $.views.keep),
                  icon: <BookmarkPlus aria-hidden size={16} />,
                  onAction: () => setNamed({ view: null }),
                },
              ]
            : [
                {
                  id: 'default',
                  label: current.isDefault
                    ? t(($) => $.views.noDefault, { name: current.name })
                    : t(($) => $.views.makeDefault, { name: current.name }),
                  icon: <Star aria-hidden size={16} />,
                  onAction: () =>
                    change.mutate({
                      params: { id: current.id },
                      body: { isDefault: !current.isDefault },
                    }),
                },
                {
                  id: 'rename',
                  label: t(($) => $.views.rename, { name: current.name }),
                  icon: <PencilLine aria-hidden size={16} />,
                  onAction: () => setNamed({ view: current }),
                },
                {
                  id: 'remove',
                  label: t(($) => $.views.remove, { name: current.name }),
                  icon: <Trash2 aria-hidden size={16} />,
                  isDanger: true,
                  onAction: () =>
                    remove.mutate(
                      { params: { id: current.id } },
                      { onSuccess: () => toast.success(t(($) => $.views.removed)) },
                    ),
                },
              ],
        ].filter((group) => group.length > 0)}
      >
        {t(($) => $.views.menu)}
      </Menu>
      {named !== null && (
        <Suspense>
          <ViewNameDialog view={named.view} shown={shown} onClose={() => setNamed(null)} />
        </Suspense>
      )}
    </>
  )
}

const parts = ['view', 'rows', 'place', 'department', 'manager', 'job'] as const

/** The parts of an address that say how the planning is shown; empty parts are left out. */
function shownOf(address: ShownPlanning): ShownPlanning {
  return Object.fromEntries(
    parts.flatMap((part) => (address[part] === undefined ? [] : [[part, address[part]]])),
  )
}

function isSame(a: ShownPlanning, b: ShownPlanning): boolean {
  return parts.every((part) => a[part] === b[part])
}
