import { useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { WordsEntry } from '../entry.tsx'
import { fill } from '../fill.ts'
import { Notice, Refusal } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { useSpoken } from '../spoken.tsx'
import { useAct } from '../use-act.ts'
import { useFormats } from '../use-formats.ts'
import type { SelfPartProps } from './self-part.ts'
import { selfOperations } from './self-operations.ts'

/** The file of what is known, and the request to erase it: what a law keeps is said before. */
export function DataPart({ self, onSaved }: SelfPartProps) {
  const { words } = useSpoken()
  const { me } = useRareWords()
  const { moment } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const [comment, setComment] = useState('')
  const { isPending, failure, act } = useAct()
  const { erasure, kept } = self
  const waits = erasure !== null && erasure.outcome === null
  const download = () => act(async () => save(await ask(selfOperations.exportSiderData, {})))
  const askErasure = () =>
    act(async () => {
      const said = comment.trim()
      await ask(selfOperations.askSiderErasure, { body: said === '' ? {} : { comment: said } })
      setAsking(false)
      await onSaved(me.erasureAsked)
    })
  const withdraw = () =>
    act(async () => {
      await ask(selfOperations.withdrawSiderErasure, {})
      await onSaved(me.erasureWithdrawn)
    })
  return (
    <>
      <p>{me.exportText}</p>
      <ActButton isPending={isPending} onPress={() => void download()}>
        {me.download}
      </ActButton>
      <p>{me.erasureText}</p>
      <ul className="list-disc ps-6">
        {kept.map(({ what, years, article }) => (
          <li key={what}>{fill(me.kept[what], { years, article })}</li>
        ))}
      </ul>
      {erasure?.outcome === 'refused' && (
        <Notice>{fill(me.erasureRefused, { note: erasure.note ?? '' })}</Notice>
      )}
      {waits && (
        <Notice>
          {fill(me.erasureWaits, { moment: moment(erasure.askedAt, 'Europe/Paris') })}
        </Notice>
      )}
      <Refusal failure={failure} />
      {waits ? (
        <ActButton isPending={isPending} onPress={() => void withdraw()}>
          {me.withdraw}
        </ActButton>
      ) : isAsking ? (
        <>
          <p>{me.erasureQuestion}</p>
          <WordsEntry
            label={me.erasureComment}
            maxLength={500}
            value={comment}
            onChange={setComment}
          />
          <ActButton variant="danger" isPending={isPending} onPress={() => void askErasure()}>
            {me.confirmErasure}
          </ActButton>
          <ActButton onPress={() => setAsking(false)}>{words.cancel}</ActButton>
        </>
      ) : (
        <ActButton onPress={() => setAsking(true)}>{me.askErasure}</ActButton>
      )}
    </>
  )
}

/** Gives the answer of the server to the phone as a file. */
function save(data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'renfort-donnees.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
