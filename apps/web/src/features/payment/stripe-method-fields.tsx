import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { currentLocale } from '../../platform/i18n.ts'
import type { MethodFieldsProps } from './setup-state.ts'
import { loadStripe, type StripeElements, type StripeJs, stripeState } from './stripe-js.ts'
import { usePaymentWords } from './words.ts'

interface StripeForm {
  readonly stripe: StripeJs
  readonly elements: StripeElements
}

/** Stripe’s fields, in Stripe’s frames: this page never receives what is typed there. */
export function StripeMethodFields({
  ref,
  type,
  onProgress,
  publishableKey,
}: MethodFieldsProps & { publishableKey: string }) {
  const t = usePaymentWords()
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<StripeForm | null>(null)
  const [failed, setFailed] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const tell = useEffectEvent(onProgress)
  useEffect(() => {
    let isHere = true
    let remove = () => {}
    void loadStripe(publishableKey, currentLocale()).then(
      (stripe) => {
        if (!isHere || place.current === null) return
        const elements = stripe.elements({
          mode: 'setup',
          currency: 'eur',
          allowedPaymentMethodTypes: [type],
          setupFutureUsage: 'off_session',
          appearance: appearanceOf(place.current),
        })
        const element = elements.create('payment', { terms: { sepaDebit: 'never', card: 'never' } })
        element.on('change', ({ complete, empty }) =>
          tell(complete ? 'complete' : empty ? 'empty' : 'begun'),
        )
        element.mount(place.current)
        form.current = { stripe, elements }
        remove = () => element.destroy()
      },
      () => setFailed(true),
    )
    return () => {
      isHere = false
      form.current = null
      tell('empty')
      remove()
    }
  }, [publishableKey, type])
  useImperativeHandle(ref, () => ({
    check: async () => {
      const { error } = (await form.current?.elements.submit()) ?? { error: {} }
      setMessage(error?.message ?? null)
      return error === undefined
    },
    confirm: async (clientSecret, { name, email }) => {
      if (form.current === null) return { status: 'open' }
      const { stripe, elements } = form.current
      const answer = await stripe.confirmSetup({
        elements,
        clientSecret,
        redirect: 'if_required',
        confirmParams: {
          return_url: window.location.href,
          payment_method_data: { billing_details: { name, email } },
        },
      })
      const state = stripeState(answer)
      setMessage(state.status === 'refused' ? state.message : null)
      return state
    },
  }))
  if (failed) {
    return (
      <p role="alert" className="rounded-control bg-red-wash px-3 py-2 text-red">
        {t(($) => $.providerFailed)}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div ref={place} className="min-h-24" />
      <p role="alert" className="text-red empty:hidden">
        {message}
      </p>
    </div>
  )
}

/** The colours and fonts of the theme, for the fields that Stripe draws. */
function appearanceOf(place: HTMLElement): object {
  const { color, fontFamily, fontSize } = window.getComputedStyle(place)
  const { backgroundColor } = window.getComputedStyle(document.body)
  return {
    theme: 'flat',
    variables: {
      colorText: color,
      colorBackground: backgroundColor,
      fontFamily,
      fontSizeBase: fontSize,
    },
  }
}
