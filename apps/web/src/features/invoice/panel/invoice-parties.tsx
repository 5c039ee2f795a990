import type { InvoiceDetails } from '@renfort/contract/invoice.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { usePanelWords } from './words.ts'

/** Who bills whom, as it was on the day of the invoice. */
export function InvoiceParties({ invoice: { seller, buyer } }: { invoice: InvoiceDetails }) {
  const t = usePanelWords()
  return (
    <Disclosure summary={t(($) => $.parties)}>
      <div className="flex flex-wrap gap-x-12 gap-y-4 text-table">
        <Party name={t(($) => $.seller)} party={seller} />
        <Party name={t(($) => $.buyer)} party={buyer} />
      </div>
    </Disclosure>
  )
}

interface PartyProps {
  name: string
  party: InvoiceDetails['seller']
}

function Party({ name, party }: PartyProps) {
  const t = usePanelWords()
  return (
    <div>
      <h4 className="text-muted">{name}</h4>
      <p className="font-medium">{party.name}</p>
      <p>{party.street}</p>
      <p>{`${party.postalCode} ${party.city}`}</p>
      <p>{t(($) => $.siren, { siren: party.siren })}</p>
      {party.vatNumber !== null && <p>{t(($) => $.vat, { number: party.vatNumber })}</p>}
    </div>
  )
}
