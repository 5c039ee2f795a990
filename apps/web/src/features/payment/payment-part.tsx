import { type ReactNode, useId } from 'react'

interface PaymentPartProps {
  title: string
  help?: string
  children: ReactNode
}

/** One part of the payment under its title. */
export function PaymentPart({ title, help, children }: PaymentPartProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {help !== undefined && <p className="text-muted">{help}</p>}
      </div>
      {children}
    </section>
  )
}
