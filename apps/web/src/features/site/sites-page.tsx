import {
  type CompanySite,
  downloadSitePoster,
  renewSiteCode,
  updateSite,
} from '@renfort/contract/site.ts'
import { instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import MapPinCheck from 'lucide-react/icons/map-pin-check'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useId, useState } from 'react'
import { useCommand } from '../../platform/query.ts'
import { useDownload } from '../../platform/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { Switch } from '../../ui/switch.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { SettingsFrame } from '../settings/settings-frame.tsx'
import { sitesQuery } from './queries.ts'
import { useSiteWords } from './words.ts'

/** The places of a company: what is asked there of who clocks, the code of today and the poster. */
export function SitesPage() {
  const t = useSiteWords()
  const sites = useSuspenseQuery(sitesQuery()).data
  const [renewed, setRenewed] = useState<CompanySite | null>(null)
  return (
    <SettingsFrame selected="sites" title={t(($) => $.title)} context={t(($) => $.context)}>
      {sites.length === 0 ? (
        <EmptyState icon={<MapPinCheck />} title={t(($) => $.none)}>
          {t(($) => $.noneHelp)}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {sites.map((site) => (
            <SiteCard key={site.locationId} site={site} onRenew={() => setRenewed(site)} />
          ))}
        </ul>
      )}
      {renewed !== null && <RenewDialog site={renewed} onClose={() => setRenewed(null)} />}
    </SettingsFrame>
  )
}

function SiteCard({ site, onRenew }: { site: CompanySite; onRenew: () => void }) {
  const t = useSiteWords()
  const toast = useToast()
  const titleId = useId()
  const { locationId, title, address, postalCode, city, asksCode, asksPosition } = site
  const update = useCommand(updateSite, { onSuccess: () => toast.success(t(($) => $.saved)) })
  const change = (body: { asksCode: boolean } | { asksPosition: boolean }) =>
    update.mutate({ params: { locationId }, body })
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface px-5 py-4 narrow:px-4"
    >
      <div>
        <h2 id={titleId} className="font-semibold wrap-anywhere">
          {title}
        </h2>
        <p className="text-table text-muted wrap-anywhere">
          {address}, {postalCode} {city}
        </p>
      </div>
      <Switch
        help={t(($) => $.asksCodeHelp)}
        isSelected={asksCode}
        onChange={(isOn) => change({ asksCode: isOn })}
      >
        {t(($) => $.asksCode)}
      </Switch>
      <Switch
        help={t(($) => $.asksPositionHelp)}
        isSelected={asksPosition}
        onChange={(isOn) => change({ asksPosition: isOn })}
      >
        {t(($) => $.asksPosition)}
      </Switch>
      {asksCode && <SiteCode site={site} onRenew={onRenew} />}
    </li>
  )
}

/** The code of today, large enough to be read out, and what is printed. */
function SiteCode({ site, onRenew }: { site: CompanySite; onRenew: () => void }) {
  const t = useSiteWords()
  const { locale } = useUiWords()
  const poster = useDownload(downloadSitePoster)
  const { locationId, title: place, today, secretMadeAt, timeZone } = site
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      {today !== null && (
        <dl>
          <dt className="text-table text-muted">
            {t(($) => $.today, { day: formatDay(isoDate(today.day), locale) })}
          </dt>
          <dd className="text-title font-semibold tracking-widest tabular-nums">{today.code}</dd>
          {secretMadeAt !== null && (
            <dd className="text-sm text-muted">
              {t(($) => $.validFrom, {
                day: formatDay(dateAt(instant(secretMadeAt), timeZone), locale, 'date'),
              })}
            </dd>
          )}
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Printer aria-hidden size={18} />}
          aria-label={t(($) => $.poster, { place })}
          pending={poster.isPending}
          onPress={() => poster.mutate({ params: { locationId }, query: {} })}
        >
          {t(($) => $.posterLabel)}
        </Button>
        <Button
          icon={<RefreshCw aria-hidden size={18} />}
          aria-label={t(($) => $.renew, { place })}
          aria-haspopup="dialog"
          onPress={onRenew}
        >
          {t(($) => $.renewLabel)}
        </Button>
      </div>
    </div>
  )
}

function RenewDialog({ site, onClose }: { site: CompanySite; onClose: () => void }) {
  const t = useSiteWords()
  const toast = useToast()
  const { locationId, title: place } = site
  const renew = useCommand(renewSiteCode, {
    onSuccess: () => {
      toast.success(t(($) => $.renewed))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.renewTitle, { place })}
      confirmLabel={t(($) => $.renewLabel)}
      pending={renew.isPending}
      onConfirm={() => renew.mutate({ params: { locationId } })}
      onCancel={onClose}
    >
      {t(($) => $.renewText)}
    </ConfirmDialog>
  )
}
