import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { TabLinks } from '../../ui/tab-links.tsx'
import { type PlanningView, planningViews } from './planning-view.ts'
import type { Week } from './planning-week.ts'
import { usePlanningWords } from './words.ts'

interface ViewSwitchProps {
  view: PlanningView
  week: Week
  /** The day that the views of a day and of a month begin with. */
  day: IsoDate
}

/** The same time by mission, by Sider, hour by hour or in its month, each with its address. */
export function ViewSwitch({ view, week, day }: ViewSwitchProps) {
  const t = usePlanningWords()
  return (
    <TabLinks
      label={t(($) => $.views)}
      selected={view}
      className="-mt-3 pb-3 print:hidden"
      tabs={planningViews.map((id) => ({ id, label: t(($) => $.view[id]) }))}
      link={({ id, ...link }) => (
        <Link
          to="/planning"
          search={({ week: _week, year: _year, day: _day, ...kept }) =>
            id === 'day' || id === 'month'
              ? { ...kept, day, view: id }
              : { ...week, ...kept, view: id === 'siders' ? 'siders' : undefined }
          }
          resetScroll={false}
          {...link}
        />
      )}
    />
  )
}
