import { linkMinutes } from '@renfort/domain/sider/way-in.ts'
import { type FormEvent, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { CodeEntry, Entry } from '../entry.tsx'
import { fill } from '../fill.ts'
import { Refusal } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'
import type { SelfPartProps } from './self-part.ts'
import { selfOperations } from './self-operations.ts'

interface ContactPartProps extends SelfPartProps {
  of: 'phone' | 'email'
}

/** A contact, which changes once the code that the new one got is entered. */
export function ContactPart({ self, onSaved, of }: ContactPartProps) {
  const { words } = useSpoken()
  const { me } = useRareWords()
  const [step, setStep] = useState<'shown' | 'typing' | 'confirming'>('shown')
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const { isPending, failure, act } = useAct()
  const known = of === 'phone' ? self.phoneNumber : self.email
  const labels = me.contacts[of]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act(async () => {
      if (step === 'typing') {
        const body = of === 'phone' ? { phoneNumber: typed.trim() } : { email: typed.trim() }
        await ask(selfOperations.askSiderContact, { body })
        setCode('')
        setStep('confirming')
      } else {
        await ask(selfOperations.confirmSiderContact, {
          body: { of, code: code.replaceAll(/\s/g, '') },
        })
        setStep('shown')
        await onSaved(labels.saved)
      }
    })
  }
  if (step === 'shown') {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="block text-muted">{labels.label}</span>
          <bdi>{known ?? me.none}</bdi>
        </p>
        <div className="w-auto">
          <ActButton onPress={() => setStep('typing')}>
            {known === null ? labels.add : labels.change}
          </ActButton>
        </div>
      </div>
    )
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      {step === 'typing' ? (
        <Entry
          label={labels.next}
          help={me.codeComes}
          type={of === 'phone' ? 'tel' : 'email'}
          autoComplete={of === 'phone' ? 'tel' : 'email'}
          isInvalid={failure !== null}
          value={typed}
          onChange={setTyped}
        />
      ) : (
        <CodeEntry
          label={words.access.code}
          help={fill(me.codeSent, { contact: typed.trim(), minutes: linkMinutes })}
          isInvalid={failure !== null}
          value={code}
          onChange={setCode}
        />
      )}
      <Refusal failure={failure} />
      <ActButton type="submit" variant="primary" isPending={isPending}>
        {step === 'typing' ? me.sendCode : me.confirm}
      </ActButton>
      <ActButton onPress={() => setStep('shown')}>{words.cancel}</ActButton>
    </form>
  )
}
