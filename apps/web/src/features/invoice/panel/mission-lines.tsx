import type { InvoiceDetails, InvoiceLineReply } from '@renfort/contract/invoice.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { EstimateLines } from '../../quotation/estimate-lines.tsx'
import type { ExplainedLine } from '../../quotation/estimate.ts'
import { ProfileButton } from '../../sider/profile/profile-button.tsx'
import { OtherLine } from './other-line.tsx'
import { usePanelWords } from './words.ts'

interface MissionLinesProps {
  invoice: InvoiceDetails
}

/** The lines of an invoice by mission and Sider: each amount with its rule, and the hours that it is for. */
export function MissionLines({ invoice }: MissionLinesProps) {
  const t = usePanelWords()
  return (
    <section aria-label={t(($) => $.missions)} className="flex flex-col gap-6">
      {invoice.missions.map((mission) => (
        <div key={mission.id}>
          <div className="flex items-baseline justify-between gap-4 border-b border-edge pb-1">
            <h3 className="min-w-0 font-semibold wrap-anywhere">
              <Link
                to="/tasks/view/$taskId"
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
      <Link to="/settings/remuneration" className={linkClass('text', 'self-start text-table')}>
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
          to="/timesheets"
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

/** A line of hours as an estimate shows its own: the same figures and the same sentences. */
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
