import { useSearchedText } from '../../platform/use-searched-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type InvoiceSearch, invoiceStates, searchOfStates, statesOf } from './invoice-search.ts'
import { useFilterInvoices } from './use-filter-invoices.ts'
import { WeekRangeFilter } from './week-range-filter.tsx'
import { useInvoiceWords } from './words.ts'

interface FilterProps {
  search: InvoiceSearch
}

/** What narrows the list: reference, status, weeks (INV-08 to INV-10). */
export function InvoiceFilters({ search }: FilterProps) {
  return (
    <div data-print="hide" className="flex flex-wrap items-center gap-2 pb-4">
      <ReferenceSearch search={search} />
      <StatusFilter search={search} />
      <WeekRangeFilter search={search} />
    </div>
  )
}

function ReferenceSearch({ search }: FilterProps) {
  const t = useInvoiceWords()
  const filter = useFilterInvoices(search)
  const [typed, setTyped] = useSearchedText({
    searched: search.reference ?? '',
    pause: 'localSearch',
    onSearch: (reference) => filter({ reference: reference || undefined }),
  })
  return (
    <SearchField
      label={t(($) => $.filters.search)}
      className="w-64 narrow:w-full"
      value={typed}
      onChange={setTyped}
    />
  )
}

/** Several at once, both by default (INV-08). */
function StatusFilter({ search }: FilterProps) {
  const t = useInvoiceWords()
  const filter = useFilterInvoices(search)
  const states = statesOf(search)
  return (
    <fieldset className="rounded-control border border-edge bg-surface px-3">
      <legend className="sr-only">{t(($) => $.filters.status)}</legend>
      <div className="flex min-h-9.5 items-center gap-4">
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
