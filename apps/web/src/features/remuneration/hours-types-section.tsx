import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { confirmHoursTypes } from '@renfort/contract/remuneration.ts'
import { holidayTitle } from '@renfort/domain/law/holiday-names.ts'
import { unworkedHolidaySource } from '@renfort/domain/law/public-holidays.ts'
import {
  longestUnworkedHolidayMinutes,
  unworkedHoliday,
} from '@renfort/domain/quotation/unworked-holiday.ts'
import { hoursTypesWarnings } from '@renfort/domain/remuneration/policy-warnings.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import Pencil from 'lucide-react/icons/pencil'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { useCan } from '../../platform/me.ts'
import { useAnchor } from '../../platform/use-anchor.ts'
import { Button } from '../../ui/button.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { useMoney } from '../../ui/use-money.ts'
import { useToast } from '../../ui/use-toast.ts'
import { LawLink } from '../quotation/law-link.tsx'
import { hoursTypesOf } from '../quotation/mission-terms.ts'
import { sectionOf } from '../settings/item-pages.ts'
import { ExampleTable } from './example-table.tsx'
import { NightClock } from './night-clock.tsx'
import { hourKinds, type HoursKind, type PayExample, termsOf } from './pay-example.ts'
import { usePolicyCommand } from './queries.ts'
import { SectionHead, WarningNotes } from './section-head.tsx'
import { useRemunerationWords } from './words.ts'

const HoursDialog = lazy(async () => ({
  default: (await import('./dialogs/hours-dialog.tsx')).HoursDialog,
}))

const anchor = sectionOf('hourTypes')

interface HoursTypesSectionProps {
  organisationId: string
  policy: RemunerationPolicyReply
  example: PayExample
}

/** Surcharges by kind of hours, each with its effect on an hour (REM-02 to REM-11). */
export function HoursTypesSection({ organisationId, policy, example }: HoursTypesSectionProps) {
  const t = useRemunerationWords()
  const toast = useToast()
  const [edited, setEdited] = useState<HoursKind | null>(null)
  const mayConfirm = useCan('remuneration.confirm')
  const section = useAnchor(anchor)
  const confirm = usePolicyCommand(confirmHoursTypes, organisationId)
  const hoursTypes = hoursTypesOf(policy.hoursTypes)
  const warnings = hoursTypesWarnings(hoursTypes)
  return (
    <section
      ref={section}
      id={anchor}
      aria-labelledby="hours-types-title"
      className="mb-6 scroll-mt-6 rounded-panel border border-line bg-surface"
    >
      <SectionHead
        id="hours-types-title"
        section="hoursTypes"
        isConfirmed={policy.hoursTypesConfirmation}
        isValid={policy.hoursTypes.valid}
        mayConfirm={mayConfirm}
        pending={confirm.isPending}
        onConfirm={() =>
          void confirm
            .run({ params: { id: organisationId } })
            .then(() => toast.success(t(($) => $.confirmation.toast.hoursTypes)))
            .catch(() => undefined)
        }
      />
      {hourKinds.map((kind) => (
        <HoursKindRow
          key={kind}
          kind={kind}
          hoursTypes={hoursTypes}
          example={example}
          warnings={<WarningNotes warnings={warnings.filter(({ path }) => path[0] === kind)} />}
          onEdit={() => setEdited(kind)}
        />
      ))}
      <Suspense>
        {edited !== null && (
          <HoursDialog
            kind={edited}
            organisationId={organisationId}
            hoursTypes={hoursTypes}
            example={example}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

interface HoursKindRowProps {
  kind: HoursKind
  hoursTypes: HoursTypes
  example: PayExample
  warnings: ReactNode
  onEdit: () => void
}

function HoursKindRow({ kind, hoursTypes, example, warnings, onEdit }: HoursKindRowProps) {
  const t = useRemunerationWords()
  const mayEdit = useCan('remuneration.edit')
  const { night, bankHolidays } = hoursTypes
  const { solidarity } = bankHolidays
  return (
    <div className="grid gap-x-8 gap-y-3 border-t border-line px-5 py-5 narrow:px-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="flex flex-col items-start gap-3">
        <div>
          <h3 className="font-medium">{t(($) => $.kinds[kind].title)}</h3>
          <p className="text-muted">
            {kind === 'night'
              ? t(($) => $.kinds.night.text, { start: night.startHour, end: night.endHour })
              : t(($) => $.kinds[kind].text)}
          </p>
          {kind === 'bankHolidays' && (
            <p>
              {solidarity === null
                ? t(($) => $.solidarity.none)
                : t(($) => $.solidarity.chosen, { day: holidayTitle(solidarity, currentLocale()) })}
            </p>
          )}
        </div>
        {kind === 'night' && <NightClock night={night} />}
        <Button
          size="small"
          icon={<Pencil aria-hidden size={15} />}
          aria-label={t(($) => $.edit, { what: t(($) => $.kinds[kind].title) })}
          disabledReason={mayEdit.allowed ? undefined : errorSentence(mayEdit.because)}
          onPress={onEdit}
        >
          {t(($) => $.editShort)}
        </Button>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <ExampleTable kind={kind} hoursTypes={hoursTypes} example={example} />
        {kind === 'bankHolidays' && (
          <UnworkedHolidayNote hoursTypes={hoursTypes} example={example} />
        )}
        {warnings}
      </div>
    </div>
  )
}

interface UnworkedHolidayNoteProps {
  hoursTypes: HoursTypes
  example: PayExample
}

/** The cost of a holiday that nobody works, whatever the policy says (REM-25). */
function UnworkedHolidayNote({ hoursTypes, example }: UnworkedHolidayNoteProps) {
  const money = useMoney()
  const t = useRemunerationWords()
  const { minutes, payCents, priceCents } = unworkedHoliday(
    termsOf(example, hoursTypes),
    longestUnworkedHolidayMinutes,
  )
  const { text, url } = unworkedHolidaySource
  return (
    <p className="text-table text-muted">
      {t(($) => $.unworkedHoliday, {
        duration: formatDuration(minutes),
        pay: money(payCents),
        price: money(priceCents),
      })}{' '}
      <LawLink text={text} url={url ?? null} />
    </p>
  )
}
