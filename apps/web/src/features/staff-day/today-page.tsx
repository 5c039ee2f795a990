import type { StaffSection } from '@renfort/contract/staff-day.ts'
import {
  mostStaffItems,
  type StaffView,
  staffItemKinds,
  staffViews,
} from '@renfort/domain/staff-day/staff-item.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import CheckCheck from 'lucide-react/icons/check-check'
import { type ReactNode, useCallback, useId } from 'react'
import { staffPaths } from '../../platform/screen-paths.ts'
import { StaffPage } from '../../platform/staff-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import {
  ContractItem,
  HoursItem,
  JobItem,
  MissingItem,
  PaymentItem,
  PlaceItem,
  SettingItem,
} from './items.tsx'
import { type Colleagues, type DayFilters, staffDayQuery } from './queries.ts'
import { useStaffDayWords } from './words.ts'

/** What internal staff have to do in all companies, and who takes it; the address has the view. */
export function TodayPage({ filters }: { filters: DayFilters }) {
  const t = useStaffDayWords()
  return (
    <StaffPage
      className="max-w-5xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      home={t(($) => $.back)}
    >
      <div className="-mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pb-4">
        <ViewTabs filters={filters} />
        <KindFilter filters={filters} />
      </div>
      <Day filters={filters} />
    </StaffPage>
  )
}

function ViewTabs({ filters: { whose = 'all', kind } }: { filters: DayFilters }) {
  const t = useStaffDayWords()
  const viewOf = (id: string): StaffView | undefined => staffViews.find((known) => known === id)
  return (
    <TabLinks
      className="narrow:w-full"
      label={t(($) => $.views.label)}
      selected={whose}
      tabs={staffViews.map((id) => ({ id, label: t(($) => $.views[id]) }))}
      link={({ id, ...link }) => (
        <Link to={staffPaths.today} search={{ whose: viewOf(id), kind }} {...link} />
      )}
    />
  )
}

const everyKind = 'all'

function KindFilter({ filters: { whose, kind } }: { filters: DayFilters }) {
  const t = useStaffDayWords()
  const navigate = useNavigate()
  return (
    <Select
      className="w-72 narrow:w-full"
      label={t(($) => $.kind)}
      value={kind ?? everyKind}
      options={[
        { id: everyKind, label: t(($) => $.everyKind) },
        ...staffItemKinds.map((id) => ({ id, label: t(($) => $.kinds[id]) })),
      ]}
      onChange={(chosen) => {
        const search = { whose, kind: staffItemKinds.find((known) => known === chosen) }
        void navigate({ to: staffPaths.today, search, replace: true })
      }}
    />
  )
}

function Day({ filters: { whose = 'all', kind } }: { filters: DayFilters }) {
  const t = useStaffDayWords()
  const { data, isError, refetch } = useQuery(staffDayQuery(whose))
  const list = useItemArrows()
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={8} rowHeight={64} />
  const sections = data.sections.filter((section) => kind === undefined || section.kind === kind)
  if (sections.length === 0) return <NothingToDo whose={whose} isOneKind={kind !== undefined} />
  return (
    <div ref={list} className="flex flex-col gap-5">
      {sections.map((section) => (
        <Section key={section.kind} section={section} colleagues={data.colleagues} />
      ))}
    </div>
  )
}

/** Up and down arrows move from the title of one item to that of the next. */
function useItemArrows() {
  return useCallback((list: HTMLElement | null) => {
    if (list === null) return
    const move = (event: globalThis.KeyboardEvent) => {
      const step = arrows.get(event.key)
      const titles = [...list.querySelectorAll<HTMLElement>('a[data-item]')]
      const at = titles.findIndex((title) => title === event.target)
      if (step === undefined || at === -1) return
      event.preventDefault()
      titles[at + step]?.focus()
    }
    list.addEventListener('keydown', move)
    return () => list.removeEventListener('keydown', move)
  }, [])
}

const arrows = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

function Section({ section, colleagues }: { section: StaffSection; colleagues: Colleagues }) {
  const t = useStaffDayWords()
  const id = useId()
  const { kind, total } = section
  const title = t(($) => $.kinds[kind])
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface">
      <h2 id={id} className="border-b border-line px-4 py-2.5 font-semibold tabular-nums">
        {t(($) => $.counted, { title, total: total < mostStaffItems ? total : `${total}+` })}
      </h2>
      <ul>{itemsOf(section, colleagues)}</ul>
    </section>
  )
}

function itemsOf(section: StaffSection, colleagues: Colleagues): ReactNode {
  switch (section.kind) {
    case 'missing':
      return section.items.map((item) => (
        <MissingItem key={item.subject} {...{ item, colleagues }} />
      ))
    case 'place':
      return section.items.map((item) => <PlaceItem key={item.subject} {...{ item, colleagues }} />)
    case 'contract':
      return section.items.map((item) => (
        <ContractItem key={item.subject} {...{ item, colleagues }} />
      ))
    case 'hours':
      return section.items.map((item) => <HoursItem key={item.subject} {...{ item, colleagues }} />)
    case 'payment':
      return section.items.map((item) => (
        <PaymentItem key={item.subject} {...{ item, colleagues }} />
      ))
    case 'job':
      return section.items.map((item) => <JobItem key={item.subject} {...{ item, colleagues }} />)
    case 'setting':
      return section.items.map((item) => (
        <SettingItem key={item.subject} {...{ item, colleagues }} />
      ))
  }
}

function NothingToDo({ whose, isOneKind }: { whose: StaffView; isOneKind: boolean }) {
  const t = useStaffDayWords()
  const navigate = useNavigate()
  const isFiltered = isOneKind || whose !== 'all'
  return (
    <EmptyState
      title={t(($) => $.empty[isOneKind ? 'kind' : whose])}
      icon={<CheckCheck aria-hidden />}
      action={
        isFiltered && (
          <Button onPress={() => void navigate({ to: staffPaths.today })}>
            {t(($) => $.empty.showAll)}
          </Button>
        )
      }
    >
      {!isFiltered && t(($) => $.empty.text)}
    </EmptyState>
  )
}
