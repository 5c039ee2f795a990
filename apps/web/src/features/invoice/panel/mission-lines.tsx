import type { InvoiceDetails, InvoiceLineReply } from '@renfort/contract/invoice/invoice.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { at, type LegalSource } from '@renfort/domain/law/dated.ts'
import { holidayWithArticle } from '@renfort/domain/law/holiday-names.ts'
import {
  holidayOn,
  localHolidaySlugs,
  unworkedHolidaySource,
} from '@renfort/domain/law/public-holidays.ts'
import { leastTransportShare } from '@renfort/domain/law/public-transport.ts'
import { Link } from '@tanstack/react-router'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { currentLocale } from '../../../platform/i18n.ts'
import { tourTarget } from '../../../platform/tour-target.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { formatDuration } from '../../../ui/format-duration.ts'
import { formatPercent } from '../../../ui/format-figures.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { EstimateLines } from '../../quotation/estimate-lines.tsx'
import type { ExplainedLine } from '../../quotation/estimate.ts'
import { LawLink } from '../../quotation/law-link.tsx'
import { ProfileButton } from '../../sider/profile/profile-button.tsx'
import { usePanelWords } from './words.ts'

interface MissionLinesProps {
  invoice: InvoiceDetails
}

/** The lines of an invoice by mission and Sider: each amount with its rule and its hours. */
export function MissionLines({ invoice }: MissionLinesProps) {
  const t = usePanelWords()
  return (
    <section
      aria-label={t(($) => $.missions)}
      {...tourTarget('invoice-lines')}
      className="flex flex-col gap-6"
    >
      {invoice.missions.map((mission) => (
        <div key={mission.id}>
          <div className="flex items-baseline justify-between gap-4 border-b border-edge pb-1">
            <h3 className="min-w-0 font-semibold wrap-anywhere">
              <Link
                to={screenPaths.mission}
                params={{ taskId: mission.id }}
                className={linkClass('row')}
              >
                {t(($) => $.missionText, mission)}
              </Link>
            </h3>
            <Money cents={eurosToCents(mission.price)} className="font-semibold" />
          </div>
          {[...Map.groupBy(mission.lines, ({ siderId }) => siderId)].map(([siderId, lines]) => (
            <SiderLines
              key={siderId}
              {...{ siderId, lines, mission }}
              baseRateCents={eurosToCents(mission.hourlyRate)}
              monday={invoice.weekStartDate}
            />
          ))}
        </div>
      ))}
      <Link to={screenPaths.remuneration} className={linkClass('text', 'self-start text-table')}>
        {t(($) => $.policy)}
      </Link>
    </section>
  )
}

interface SiderLinesProps {
  mission: InvoiceDetails['missions'][number]
  siderId: string
  lines: readonly InvoiceLineReply[]
  baseRateCents: number
  monday: string
}

function SiderLines({ mission, siderId, lines, baseRateCents, monday }: SiderLinesProps) {
  const t = usePanelWords()
  const name = lines[0]?.siderName ?? ''
  const hours = lines.filter(({ kind }) => kind === 'hours')
  const others = lines.filter(({ kind }) => kind !== 'hours')
  return (
    <div className="pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-2">
        <h4>
          <ProfileButton siderId={siderId}>{name}</ProfileButton>
        </h4>
        <Link
          to={screenPaths.hours}
          search={{
            status: 'att.validated',
            paid: true,
            mode: 'week',
            startDate: monday,
            siderId,
            siderName: name,
            taskId: mission.id,
            taskName: t(($) => $.missionText, mission),
          }}
          className={linkClass('text', 'text-table')}
        >
          {t(($) => $.hours, { name })}
        </Link>
      </div>
      {hours.length > 0 && (
        <EstimateLines
          label={t(($) => $.linesOf, { name })}
          lines={hours.map(toExplained)}
          baseRateCents={baseRateCents}
        />
      )}
      {others.map((line) => (
        <OtherLine
          key={`${line.kind} ${line.bonusName} ${line.days.join(' ')}`}
          line={line}
          monday={monday}
        />
      ))}
    </div>
  )
}

/** A line of hours in the form of an estimate: the same figures and the same sentences. */
function toExplained(line: InvoiceLineReply): ExplainedLine {
  const { tags, minutes, increase, coefficient, hourlyRate, unitPrice, price, because } = line
  return {
    key: `${tags.join('-')}-${increase}`,
    tags,
    minutes: minutes ?? 0,
    increase,
    coefficient: coefficient ?? 1,
    payUnitCents: eurosToCents(hourlyRate ?? 0),
    billUnitCents: eurosToCents(unitPrice),
    priceCents: eurosToCents(price),
    because,
  }
}

interface OtherLineProps {
  line: InvoiceLineReply
  monday: string
}

/** A line that is not for hours: its reason, its quantity and its rule. */
function OtherLine({ line, monday }: OtherLineProps) {
  const { name, how, law } = useLineReading(line, monday)
  return (
    <div className="flex min-h-14 items-center justify-between gap-4 border-b border-line px-2 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-table text-muted tabular-nums">{how}</p>
        {law !== undefined && (
          <p className="text-sm">
            <LawLink text={law.text} url={law.url ?? null} />
          </p>
        )}
      </div>
      <Money cents={eurosToCents(line.price)} className="font-semibold" />
    </div>
  )
}

interface LineReading {
  readonly name: string
  readonly how: string
  readonly law?: LegalSource
}

function useLineReading(line: InvoiceLineReply, monday: string): LineReading {
  const t = usePanelWords()
  const money = useMoney()
  const { locale } = useUiWords()
  const rate = money(eurosToCents(line.unitPrice))
  const [day] = line.days
  const count = line.days.length
  switch (line.kind) {
    case 'transport':
      return {
        name: t(($) => $.transport),
        how: t(($) => $.transportHow, {
          cost: money(eurosToCents(line.transport?.cost ?? 0)),
          rate: formatPercent(line.transport?.coverRate ?? 0, locale),
        }),
        law: at(leastTransportShare, isoDate(monday)).source,
      }
    case 'bonus':
      return {
        name: t(($) => $.bonus, { name: line.bonusName ?? '' }),
        how: t(($) => $.bonusHow),
      }
    case 'meal':
      return { name: t(($) => $.meals, { count }), how: t(($) => $.mealsHow, { count, rate }) }
    case 'holiday':
    case 'hours': {
      const slug = day === undefined ? null : holidayOn(isoDate(day), localHolidaySlugs)
      return {
        name:
          slug === null
            ? t(($) => $.holiday)
            : t(($) => $.namedHoliday, { holiday: holidayWithArticle(slug, currentLocale()) }),
        how: t(($) => $.holidayHow, {
          day: day === undefined ? '' : formatDay(isoDate(day), locale, 'medium'),
          duration: formatDuration(line.minutes ?? 0),
          rate,
        }),
        law: unworkedHolidaySource,
      }
    }
  }
}
