import type { SiderPaper } from '@renfort/contract/sider-paper.ts'
import { useState } from 'react'
import { Notice } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { useLoaded } from '../use-loaded.ts'
import { EmptyPage, LoadedPage, PageSection } from '../work/page-parts.tsx'
import { PaperCard } from './paper-card.tsx'
import { paperOperations } from './paper-operations.ts'
import { SignForm } from './sign-form.tsx'

/** The contrats de mission of the Sider: what is to be signed, what is signed, what has no effect. */
export function PapersPage() {
  const { papers: words } = useRareWords()
  const loaded = useLoaded(paperOperations.listSiderPapers)
  const [isDone, setDone] = useState(false)
  const onSigned = async () => {
    setDone(true)
    await loaded.reload()
  }
  return (
    <LoadedPage title={words.title} loaded={loaded}>
      {({ papers, ways }) => {
        const toSign = papers.filter(({ state }) => state === 'toSign')
        const signed = papers.filter(({ state }) => state === 'signed')
        const past = papers.filter((paper) => !toSign.includes(paper) && !signed.includes(paper))
        return (
          <>
            {isDone && <Notice tone="good">{words.done}</Notice>}
            {papers.length === 0 && <EmptyPage title={words.none} text={words.noneText} />}
            {toSign.length > 0 && (
              <PageSection title={words.toSign}>
                {toSign.map((paper) => (
                  <PaperCard key={paper.id} paper={paper} onOpened={loaded.reload}>
                    <SignForm paper={paper} ways={ways} onSigned={onSigned} />
                  </PaperCard>
                ))}
              </PageSection>
            )}
            <Listed title={words.signed} papers={signed} onOpened={loaded.reload} />
            <Listed title={words.past} papers={past} onOpened={loaded.reload} />
          </>
        )
      }}
    </LoadedPage>
  )
}

interface ListedProps {
  title: string
  papers: readonly SiderPaper[]
  onOpened: () => Promise<void>
}

function Listed({ title, papers, onOpened }: ListedProps) {
  if (papers.length === 0) return null
  return (
    <PageSection title={title}>
      {papers.map((paper) => (
        <PaperCard key={paper.id} paper={paper} onOpened={onOpened} />
      ))}
    </PageSection>
  )
}
