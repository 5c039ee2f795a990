import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { listSiderPapers, SiderPaper } from '@renfort/contract/sider-paper.ts'
import { type PaperReading, paperReadings } from '@renfort/domain/contract/sider-paper/readings.ts'
import { linkMinutes, type LinkWay } from '@renfort/domain/sider/way-in.ts'
import { type FormEvent, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { CodeEntry } from '../entry.tsx'
import { fill } from '../fill.ts'
import { Refusal } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { Tick } from '../tick.tsx'
import { useAct } from '../use-act.ts'
import { paperOperations } from './paper-operations.ts'

type Ways = Reply<typeof listSiderPapers>['ways']

interface SignFormProps {
  paper: SiderPaper
  ways: Ways
  onSigned: () => Promise<void>
}

/** What must be read is ticked, then a code that the Sider receives signs. */
export function SignForm({ paper, ways, onSigned }: SignFormProps) {
  const { papers: words } = useRareWords()
  const [ticked, setTicked] = useState<readonly PaperReading[]>([])
  const [through, setThrough] = useState<LinkWay>(ways[0]?.through ?? 'sms')
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')
  const { isPending, failure, act } = useAct()
  const params = { id: paper.id }
  const way = ways.find((each) => each.through === through)
  const send = () =>
    act(async () => {
      await ask(paperOperations.sendSigningCode, { params, body: { through } })
      setCode('')
      setSent(true)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act(async () => {
      const body = { code: code.replaceAll(/\s/g, ''), readings: [...ticked] }
      await ask(paperOperations.signSiderPaper, { params, body })
      await onSigned()
    })
  }
  if (paper.openedAt === null) return <p className="font-medium">{words.openFirst}</p>
  const isRead = paperReadings.every((each) => ticked.includes(each))
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      {paperReadings.map((each) => (
        <Tick
          key={each}
          label={words.readings[each]}
          isTicked={ticked.includes(each)}
          onChange={(isTicked) =>
            setTicked(isTicked ? [...ticked, each] : ticked.filter((other) => other !== each))
          }
        />
      ))}
      {isRead && (
        <>
          <p>{paper.consent}</p>
          {isSent ? (
            <CodeEntry
              label={words.code}
              help={fill(words.codeHelp, {
                way: fill(words.ways[through], { contact: way?.contact }),
                minutes: linkMinutes,
              })}
              isInvalid={failure !== null}
              value={code}
              onChange={setCode}
            />
          ) : (
            <Choose ways={ways} chosen={through} onChoose={setThrough} />
          )}
          <Refusal failure={failure} />
          {isSent ? (
            <>
              <ActButton isLarge type="submit" variant="primary" isPending={isPending}>
                {words.sign}
              </ActButton>
              <ActButton isPending={isPending} onPress={() => setSent(false)}>
                {words.again}
              </ActButton>
            </>
          ) : (
            <ActButton variant="primary" isPending={isPending} onPress={() => void send()}>
              {words.askCode}
            </ActButton>
          )}
        </>
      )}
    </form>
  )
}

interface ChooseProps {
  ways: Ways
  chosen: LinkWay
  onChoose: (through: LinkWay) => void
}

function Choose({ ways, chosen, onChoose }: ChooseProps) {
  const { papers: words } = useRareWords()
  return (
    <fieldset className="flex flex-col">
      <legend className="font-medium">{words.sendTo}</legend>
      {ways.map(({ through, contact }) => (
        <label key={through} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="way"
            checked={through === chosen}
            className="size-6 shrink-0"
            onChange={() => onChoose(through)}
          />
          <span className="wrap-anywhere">{fill(words.ways[through], { contact })}</span>
        </label>
      ))}
    </fieldset>
  )
}
