import { linkMinutes } from '@renfort/domain/sider/way-in.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { CodeEntry, Entry } from '../entry.tsx'
import { fill } from '../fill.ts'
import { Notice, Refusal } from '../notice.tsx'
import { sessionHasEnded } from '../session.ts'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'
import { accessOperations } from './access-operations.ts'
import { AccessPage } from './access-page.tsx'
import { endLeftSession } from './end-left-session.ts'
import { openSession } from './open-session.ts'

/** A mailbox or a phone, in the one field that takes either. */
function contactIn(typed: string): { email: string } | { phoneNumber: string } {
  return typed.includes('@') ? { email: typed.trim() } : { phoneNumber: typed.trim() }
}

/** Asks for a link and a code, then for the code. */
export function WayIn() {
  const [contact, setContact] = useState('')
  const [isSent, setSent] = useState(false)
  useEffect(endLeftSession, [])
  return isSent ? (
    <EnterCode contact={contact} onChange={() => setSent(false)} />
  ) : (
    <AskLink contact={contact} onContact={setContact} onSent={() => setSent(true)} />
  )
}

interface AskLinkProps {
  contact: string
  onContact: (contact: string) => void
  onSent: () => void
}

function AskLink({ contact, onContact, onSent }: AskLinkProps) {
  const { words } = useSpoken()
  const { isPending, failure, act } = useAct()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act(async () => {
      await ask(accessOperations.askSiderLink, { body: contactIn(contact) })
      onSent()
    })
  }
  return (
    <AccessPage title={words.access.title} text={words.access.text}>
      {sessionHasEnded() && <Notice>{words.access.ended}</Notice>}
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Entry
          label={words.access.contact}
          help={words.access.contactHelp}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          isInvalid={failure !== null}
          value={contact}
          onChange={onContact}
        />
        <Refusal failure={failure} />
        <ActButton isLarge type="submit" variant="primary" isPending={isPending}>
          {words.access.ask}
        </ActButton>
      </form>
    </AccessPage>
  )
}

function EnterCode({ contact, onChange }: { contact: string; onChange: () => void }) {
  const { words } = useSpoken()
  const [code, setCode] = useState('')
  const [isSentAgain, setSentAgain] = useState(false)
  const { isPending, failure, act } = useAct()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSentAgain(false)
    void act(async () => {
      const body = { ...contactIn(contact), code: code.replaceAll(/\s/g, '') }
      openSession(await ask(accessOperations.openByCode, { body }))
    })
  }
  const sendAgain = () =>
    act(async () => {
      await ask(accessOperations.askSiderLink, { body: contactIn(contact) })
      setCode('')
      setSentAgain(true)
    })
  return (
    <AccessPage
      title={words.access.sentTitle}
      text={fill(words.access.sent, { contact, minutes: linkMinutes })}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <CodeEntry
          label={words.access.code}
          isInvalid={failure !== null}
          value={code}
          onChange={setCode}
        />
        <Refusal failure={failure} />
        {isSentAgain && <Notice>{words.access.sentAgain}</Notice>}
        <ActButton isLarge type="submit" variant="primary" isPending={isPending}>
          {words.access.open}
        </ActButton>
        <ActButton isPending={isPending} onPress={() => void sendAgain()}>
          {words.access.again}
        </ActButton>
        <ActButton variant="quiet" onPress={onChange}>
          {words.access.change}
        </ActButton>
      </form>
    </AccessPage>
  )
}
