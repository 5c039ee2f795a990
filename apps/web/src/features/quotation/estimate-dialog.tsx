import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { holidayName } from '@renfort/domain/law/holiday-names.ts'
import { localArticleOf } from '@renfort/domain/law/public-holidays.ts'
import type { VatArea } from '@renfort/domain/law/vat.ts'
import { overseasZoneName } from '@renfort/domain/law/zone-names.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { note } from '../../platform/analytics.ts'
import { referenceOf, sentenceOf } from '../../platform/failures.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { tourTarget } from '../../platform/tour-target.ts'
import { useBackCloses } from '../../platform/use-back-closes.ts'
import { languageOf } from '../../ui/calendar-names.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureReference } from '../../ui/failure-reference.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMoney } from '../../ui/use-money.ts'
import { EstimateLines } from './estimate-lines.tsx'
import { type Estimate, estimateOfReply, type ExplainedLine } from './estimate.ts'
import { DownloadEstimate, type EstimatedMission } from './price-totals.tsx'
import { quotationQuery } from './queries.ts'
import { useQuotationWords } from './words.ts'

interface EstimateDialogProps {
  mission: EstimatedMission
  isOpen: boolean
  onClose: () => void
}

/** The price line by line, and how each line was made (SUM-16, SUM-21). */
export function EstimateDialog({ mission, isOpen, onClose }: EstimateDialogProps) {
  const t = useQuotationWords()
  useBackCloses(isOpen, onClose)
  const { data, error, refetch } = useQuery({ ...quotationQuery(mission.id), enabled: isOpen })
  const isShown = isOpen && data !== undefined
  useEffect(() => {
    if (isShown) note({ name: 'quotation_shown', properties: { taskId: mission.id } })
  }, [isShown, mission.id])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(($) => $.estimate.title)}
      context={t(($) => $.estimate.context)}
      footer={<DownloadEstimate mission={mission} />}
    >
      {data !== undefined ? (
        <EstimateBody
          estimate={estimateOfReply(data)}
          baseRateCents={eurosToCents(mission.hourlyRate ?? 0)}
          vatArea={mission.vatArea ?? 'metropolis'}
          place={mission}
        />
      ) : error === null ? (
        <SkeletonRows rows={4} />
      ) : (
        <div className="flex flex-col items-start gap-3 py-4">
          <p>{sentenceOf(error)}</p>
          <FailureReference reference={referenceOf(error)} className="text-muted" />
          <Button onPress={() => void refetch()}>{t(($) => $.estimate.retry)}</Button>
        </div>
      )}
    </Dialog>
  )
}

interface EstimateBodyProps {
  estimate: Estimate<ExplainedLine>
  baseRateCents: number
  vatArea: VatArea
  place: Pick<EstimatedMission, 'timeZone' | 'localHolidays'>
}

function EstimateBody({ estimate, baseRateCents, vatArea, place }: EstimateBodyProps) {
  const money = useMoney()
  const t = useQuotationWords()
  if (estimate.lines.length === 0) {
    return <p className="py-6 text-muted">{t(($) => $.estimate.empty)}</p>
  }
  return (
    <>
      <div {...tourTarget('price-lines')}>
        <EstimateLines lines={estimate.lines} baseRateCents={baseRateCents} />
      </div>
      <dl className="mt-4 flex flex-col gap-1.5 px-2">
        <Total name={t(($) => $.estimate.totalWithoutTax)} isMain>
          {money(estimate.priceCents)}
        </Total>
        <Total name={t(($) => $.estimate.tax[vatArea])}>
          {money(estimate.priceWithTaxCents - estimate.priceCents)}
        </Total>
        <Total name={t(($) => $.estimate.totalWithTax)} isMain>
          {money(estimate.priceWithTaxCents)}
        </Total>
        <Total name={t(($) => $.estimate.salary)}>{money(estimate.salaryCents)}</Total>
      </dl>
      <div className="mt-4 flex flex-col gap-2 px-2 text-table text-muted">
        <PlaceOfPrice place={place} />
        <p>{t(($) => $.estimate.note)}</p>
      </div>
    </>
  )
}

/** The effects of the place on a price: the zone in which its hours are counted, and its local holidays. */
function PlaceOfPrice({ place: { timeZone, localHolidays } }: Pick<EstimateBodyProps, 'place'>) {
  const t = useQuotationWords()
  const { locale } = useUiWords()
  const zone = overseasZoneName(timeZone, languageOf(locale))
  const names = [...new Set(localHolidays.map((slug) => holidayName(slug, currentLocale())))]
  // What a territory adds to the national holidays stands in one article.
  const [article] = localHolidays.map(localArticleOf)
  return (
    <>
      {zone !== null && <p>{t(($) => $.estimate.clocks, { zone })}</p>}
      {names.length > 0 && (
        <p>
          {t(($) => $.estimate.localHolidays, {
            holidays: new Intl.ListFormat(locale).format(names),
            article: article ?? '',
          })}
        </p>
      )}
    </>
  )
}

interface TotalProps {
  name: string
  isMain?: boolean
  children: ReactNode
}

function Total({ name, isMain = false, children }: TotalProps) {
  const look = isMain ? 'font-semibold' : 'text-muted'
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
