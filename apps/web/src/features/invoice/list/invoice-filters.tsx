import {
  addDays,
  addMonths,
  type IsoDate,
  isoWeekOf,
  mondayOf,
} from '@renfort/domain/kernel/calendar.ts'
import { holidaysOf } from '@renfort/domain/law/public-holidays.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useRef, useState } from 'react'
import { useProductClock } from '../../../platform/product-clock.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { popupClass } from '../../../ui/listbox.ts'
import { MonthGrid } from '../../../ui/month-grid.tsx'
import { usePopup } from '../../../ui/use-popup.ts'
import { type InvoiceSearch, invoiceStates, searchOfStates, statesOf } from '../invoice-search.ts'
import { useFilterInvoices } from '../queries.ts'
import { useInvoiceWords } from '../words.ts'

interface FilterProps {
  search: InvoiceSearch
}

/** The filters of the list besides the reference: status and weeks (INV-08, INV-09). */
export function InvoiceFilters({ search }: FilterProps) {
  return (
    <>
      <StatusFilter search={search} />
      <WeekRangeFilter search={search} />
    </>
  )
}

/** Several states at once, all by default (INV-08). */
function StatusFilter({ search }: FilterProps) {
  const t = useInvoiceWords()
  const filter = useFilterInvoices(search)
  const states = statesOf(search)
  return (
    <fieldset className="rounded-control border border-edge bg-surface px-3">
      <legend className="sr-only">{t(($) => $.filters.status)}</legend>
      <div className="flex min-h-9.5 flex-wrap items-center gap-x-4 gap-y-2 narrow:py-2">
        {invoiceStates.map((state) => (
          <Checkbox
            key={state}
            isSelected={states.includes(state)}
            onChange={(isChosen) =>
              filter(
                searchOfStates(
                  invoiceStates.filter((each) =>
                    each === state ? isChosen : states.includes(each),
                  ),
                ),
              )
            }
          >
            {t(($) => $.filters[state])}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

/** How far back the calendar goes (INV-09). */
const months = 3

interface WeekRangeFilterProps {
  search: InvoiceSearch
}

/** The first and the last shown week; any day of a week chooses it (INV-09). */
function WeekRangeFilter({ search }: WeekRangeFilterProps) {
  const t = useInvoiceWords()
  const button = useRef<HTMLButtonElement>(null)
  const { anchor, popup, isOpen, open, close } = usePopup<HTMLSpanElement, HTMLDialogElement>({
    opener: button,
  })
  return (
    <span ref={anchor} className="inline-flex narrow:w-full">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={buttonClass('secondary', 'medium', 'narrow:w-full')}
        onClick={() => (isOpen ? close() : open())}
      >
        <CalendarDays aria-hidden size={17} />
        <RangeName search={search} />
      </button>
      <dialog
        ref={popup}
        popover="manual"
        aria-label={t(($) => $.filters.weeks)}
        className={classNames(popupClass, 'fixed inset-auto m-0 w-80 p-3')}
      >
        {isOpen && (
          <RangeCalendar
            search={search}
            onDone={() => {
              close()
              button.current?.focus()
            }}
          />
        )}
      </dialog>
    </span>
  )
}

/** « Semaines 45 à 48 ». */
function RangeName({ search: { from, to } }: WeekRangeFilterProps) {
  const t = useInvoiceWords()
  if (from === undefined || to === undefined) return t(($) => $.filters.allWeeks)
  const week = isoWeekOf(from).week
  return from === to
    ? t(($) => $.filters.oneWeek, { week })
    : t(($) => $.filters.fromTo, { from: week, to: isoWeekOf(to).week })
}

function RangeCalendar({ search, onDone }: WeekRangeFilterProps & { onDone: () => void }) {
  const t = useInvoiceWords()
  const filter = useFilterInvoices(search)
  const today = useProductClock().today()
  const { from, to } = search
  const [first, setFirst] = useState<IsoDate | null>(null)
  const min = addMonths(today, -months)
  const pick = (day: IsoDate) => {
    const monday = mondayOf(day)
    filter(
      first === null || monday >= first
        ? { from: first ?? monday, to: monday }
        : { from: monday, to: first },
    )
    if (first === null) return setFirst(monday)
    return onDone()
  }
  return (
    <>
      <p aria-live="polite" className="pb-2 text-table text-muted">
        {first === null ? t(($) => $.filters.chooseFirst) : t(($) => $.filters.chooseLast)}
      </p>
      <MonthGrid
        takesFocus
        isMultiple
        {...{ today, min }}
        max={today}
        opensAt={to ?? today}
        holidays={holidaysBetween(min, today)}
        selected={daysOf(from, to)}
        onPick={pick}
      />
      {from !== undefined && (
        <Button
          variant="quiet"
          size="small"
          className="mt-2 w-full"
          onPress={() => {
            filter({ from: undefined, to: undefined })
            onDone()
          }}
        >
          {t(($) => $.filters.allOfThem)}
        </Button>
      )}
    </>
  )
}

/** Every day of the weeks from one Monday to another. */
function daysOf(from: IsoDate | undefined, to: IsoDate | undefined): ReadonlySet<IsoDate> {
  const days = new Set<IsoDate>()
  if (from === undefined || to === undefined) return days
  for (let day = from; day <= addDays(to, 6); day = addDays(day, 1)) days.add(day)
  return days
}

function holidaysBetween(from: IsoDate, to: IsoDate): ReadonlySet<string> {
  const years = new Set([from, to].map((day) => Number(day.slice(0, 4))))
  return new Set([...years].flatMap((year) => holidaysOf(year)).map(({ date }) => date))
}
