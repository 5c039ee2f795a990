import { exportCompanyTrail, listCompanyTrail } from '@renfort/contract/history.ts'
import { companyTrailKinds, type CompanyTrailKind } from '@renfort/domain/audit/company-trail.ts'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useMe } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { keyOf } from '../../platform/query.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { useDownload } from '../../platform/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { MonthSelect } from '../../ui/month-select.tsx'
import { Select } from '../../ui/select.tsx'
import { useAuditWords } from '../audit/words.ts'
import { Entries } from './history-list.tsx'
import { SettingsPage } from './settings-frame.tsx'
import { useSettingsWords } from './words.ts'

const trailQuery = (id: string, kind: CompanyTrailKind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listCompanyTrail), id, kind] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listCompanyTrail, { params: { id }, query: { kind, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    meta: { failure: 'nowhere' },
  })

const everyKind = 'every'

/** What happened in the company: sign-ins, people, settings, missions, contracts, hours and invoices. */
export function TrailPage({ kind }: { kind: CompanyTrailKind | undefined }) {
  const t = useSettingsWords()
  const audit = useAuditWords()
  const navigate = useNavigate()
  const id = useMe().organisation?.id ?? ''
  const history = useInfiniteQuery(trailQuery(id, kind))
  const kinds = companyTrailKinds.map((each) => ({ id: each, label: audit(($) => $.kinds[each]) }))
  const choose = (chosen: string) =>
    void navigate({
      to: screenPaths.trail,
      search: { kind: chosen === everyKind ? undefined : (chosen as CompanyTrailKind) },
    })
  return (
    <SettingsPage
      selected="trail"
      title={t(($) => $.trail.title)}
      context={t(($) => $.trail.context)}
    >
      <Select
        label={t(($) => $.trail.kind)}
        value={kind ?? everyKind}
        options={[{ id: everyKind, label: t(($) => $.trail.everyKind) }, ...kinds]}
        onChange={choose}
        className="w-64 pb-4 narrow:w-full"
      />
      <div className="rounded-panel border border-line bg-surface px-5 py-2 narrow:px-4">
        <Entries history={history} empty={t(($) => $.trail.empty)} />
      </div>
      <TrailExport organisationId={id} />
    </SettingsPage>
  )
}

/** The trail of a month as a file for another system. */
function TrailExport({ organisationId: id }: { organisationId: string }) {
  const t = useSettingsWords()
  const today = useProductClock().today()
  const [month, setMonth] = useState(today.slice(0, 7))
  const { mutate, isPending } = useDownload(exportCompanyTrail)
  return (
    <section aria-labelledby="trail-export" className="mt-8 flex flex-col items-start gap-3">
      <h2 id="trail-export" className="text-lg font-semibold">
        {t(($) => $.trail.export)}
      </h2>
      <p className="text-muted">{t(($) => $.trail.exportHelp)}</p>
      <div className="flex flex-wrap items-end gap-3 narrow:w-full">
        <MonthSelect
          label={t(($) => $.trail.month)}
          value={month}
          today={today}
          onChange={setMonth}
          className="w-64 narrow:w-full"
        />
        <Button
          icon={<Download aria-hidden size={17} />}
          className="narrow:w-full"
          pending={isPending}
          onPress={() => mutate({ params: { id }, query: { month } })}
        >
          {t(($) => $.trail.download)}
        </Button>
      </div>
    </section>
  )
}
