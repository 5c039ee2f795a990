import type { checkPayments, payInvoices } from '@renfort/contract/invoice/staff.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import {
  mostPastedReferences,
  pastedReferences,
} from '@renfort/domain/invoice/staff/pasted-references.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { type ReactNode, useState } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Money } from '../../../ui/money.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useCheckPayments, usePayInvoices } from './queries.ts'
import { useStaffInvoiceWords } from './words.ts'

type Checked = Reply<typeof checkPayments>['lines']
type Noted = Reply<typeof payInvoices>['lines']

interface PastePaymentsDialogProps {
  onClose: () => void
}

/**
 * Records the payments of a pasted list: first the invoice behind each number, then one act with a result for each.
 */
export function PastePaymentsDialog({ onClose }: PastePaymentsDialogProps) {
  const t = useStaffInvoiceWords()
  const toast = useToast()
  const check = useCheckPayments()
  const pay = usePayInvoices()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const [noted, setNoted] = useState<Noted | null>(null)
  const references = pastedReferences(text)
  const unpaid = (checked ?? []).filter(({ state }) => state === 'unpaid')
  const note = () =>
    pay.mutate(
      { body: { references: unpaid.map(({ reference }) => reference) } },
      {
        onSuccess: ({ lines }) => {
          setNoted(lines)
          const count = lines.filter(({ result }) => result === 'noted').length
          toast.success(t(($) => $.paste.done, { count }))
        },
      },
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.paste.title)}
      context={t(($) => $.paste.context)}
      isDirty={noted === null && (checked === null ? text !== '' : unpaid.length > 0)}
      footer={
        noted !== null ? (
          <Button variant="primary" onPress={onClose}>
            {t(($) => $.paste.close)}
          </Button>
        ) : checked !== null ? (
          <>
            <Button onPress={() => setChecked(null)}>{t(($) => $.paste.change)}</Button>
            <Button
              variant="primary"
              pending={pay.isPending}
              disabledReason={unpaid.length === 0 ? t(($) => $.paste.nothing) : undefined}
              onPress={note}
            >
              {t(($) => $.paste.submit, { count: unpaid.length })}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            pending={check.isPending}
            disabledReason={reasonNotToCheck()}
            onPress={() =>
              check.mutate(
                { body: { references: [...references] } },
                { onSuccess: ({ lines }) => setChecked(lines) },
              )
            }
          >
            {t(($) => $.paste.check)}
          </Button>
        )
      }
    >
      {checked === null ? (
        <TextArea
          label={t(($) => $.paste.field)}
          help={t(($) => $.paste.help)}
          rows={8}
          value={text}
          onChange={setText}
        />
      ) : (
        <CheckedLines checked={checked} noted={noted} />
      )}
    </Dialog>
  )

  function reasonNotToCheck(): string | undefined {
    const count = references.length
    if (count === 0) return t(($) => $.paste.none)
    return count > mostPastedReferences ? t(($) => $.paste.tooMany, { count }) : undefined
  }
}

const stateTones = { unpaid: 'orange', collecting: 'grey', paid: 'green', unknown: 'red' } as const
const resultTones = { noted: 'green', collecting: 'grey', already: 'grey', unknown: 'red' } as const

function CheckedLines({ checked, noted }: { checked: Checked; noted: Noted | null }) {
  const t = useStaffInvoiceWords()
  const results = new Map(noted?.map(({ reference, result }) => [reference, result]))
  const countOf = (state: Checked[number]['state']) =>
    checked.filter((line) => line.state === state).length
  return (
    <>
      <p className="pb-3" aria-live="polite">
        {t(($) => $.paste.summary, {
          unpaid: countOf('unpaid'),
          collecting: countOf('collecting'),
          paid: countOf('paid'),
          unknown: countOf('unknown'),
        })}
      </p>
      <ul aria-label={t(($) => $.paste.lines)} className="text-table">
        {checked.map(({ reference, state, invoice }) => {
          const result = results.get(reference)
          return (
            <Line
              key={reference}
              reference={reference}
              company={invoice?.company.name}
              amount={invoice && <Money cents={eurosToCents(invoice.amount)} />}
              tone={result === undefined ? stateTones[state] : resultTones[result]}
            >
              {result === undefined
                ? t(($) => $.paste.states[state])
                : t(($) => $.paste.results[result])}
            </Line>
          )
        })}
      </ul>
    </>
  )
}

interface LineProps {
  reference: string
  company: string | undefined
  amount: ReactNode
  tone: Tone
  children: ReactNode
}

function Line({ reference, company, amount, tone, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2">
      <span className="w-32 font-medium tabular-nums narrow:flex-1">{reference}</span>
      <span className="min-w-0 flex-1 wrap-anywhere text-muted narrow:order-last narrow:basis-full">
        {company}
      </span>
      {amount}
      <Badge tone={tone}>{children}</Badge>
    </li>
  )
}
