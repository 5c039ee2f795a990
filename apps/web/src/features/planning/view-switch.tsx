import { Link } from '@tanstack/react-router'
import { TabLinks } from '../../ui/tab-links.tsx'
import type { PlanningView } from './planning-view.ts'
import type { Week } from './planning-week.ts'
import { usePlanningWords } from './words.ts'

/** The same week by mission or by Sider, each with its address. */
export function ViewSwitch({ view, week }: { view: PlanningView; week: Week }) {
  const t = usePlanningWords()
  return (
    <TabLinks
      label={t(($) => $.views)}
      selected={view}
      className="-mt-3 pb-3 print:hidden"
      tabs={[
        { id: 'missions', label: t(($) => $.view.missions) },
        { id: 'siders', label: t(($) => $.view.siders) },
      ]}
      link={({ id, ...link }) => (
        <Link
          to="/planning"
          search={({ week: _week, year: _year, ...kept }) => ({
            ...week,
            ...kept,
            view: id === 'siders' ? 'siders' : undefined,
          })}
          resetScroll={false}
          {...link}
        />
      )}
    />
  )
}
