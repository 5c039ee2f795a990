import type { SiderPaper } from '@renfort/contract/sider-paper.ts'
import { type ReactNode, useState } from 'react'
import { linkClass } from '../../ui/link-class.ts'
import { ask } from '../ask.ts'
import { fill } from '../fill.ts'
import { Refusal } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { useDays } from '../use-days.ts'
import { useFormats } from '../use-formats.ts'
import { MissionCard } from '../work/mission-card.tsx'
import { paperOperations } from './paper-operations.ts'

interface PaperCardProps {
  paper: SiderPaper
  onOpened: () => Promise<void>
  children?: ReactNode
}

/** A paper with its files and where it stands. */
export function PaperCard({ paper, onOpened, children }: PaperCardProps) {
  const { papers: words } = useRareWords()
  const day = useDays()
  const { moment } = useFormats()
  const [failure, setFailure] = useState<unknown>(null)
  const { number, kind, firstDay, lastDay, state, signedAt, pages } = paper
  // The document opens at once: what is kept of it does not make the reader wait.
  const keepOpening = () => {
    setFailure(null)
    void ask(paperOperations.openSiderPaper, { params: { id: paper.id } })
      .then(onOpened)
      .catch(setFailure)
  }
  const read =
    state === 'toSign'
      ? fill(words.read, { pages })
      : state === 'signed'
        ? words.readSigned
        : words.readFormer
  return (
    <MissionCard mission={paper}>
      <div>
        <p className="font-medium wrap-anywhere">{fill(words.kinds[kind], { number })}</p>
        <p>
          {fill(firstDay === lastDay ? words.oneDay : words.dates, {
            first: day(firstDay),
            last: day(lastDay),
          })}
        </p>
        {signedAt !== null && (
          <p>{fill(words.signedAt, { moment: moment(signedAt, 'Europe/Paris') })}</p>
        )}
      </div>
      {state !== 'toSign' && state !== 'signed' && <p>{words.states[state]}</p>}
      <p className="flex flex-col">
        <FileLink href={paper.url} onPress={keepOpening}>
          {read}
        </FileLink>
        {paper.evidenceUrl !== null && (
          <FileLink href={paper.evidenceUrl}>{words.evidence}</FileLink>
        )}
      </p>
      {paper.evidence === 'preparing' && <p className="text-muted">{words.evidencePreparing}</p>}
      <Refusal failure={failure} />
      {children}
    </MissionCard>
  )
}

interface FileLinkProps {
  href: string
  onPress?: () => void
  children: string
}

function FileLink({ href, onPress, children }: FileLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={linkClass('text', 'min-h-11 content-center')}
      onClick={onPress}
    >
      {children}
    </a>
  )
}
