import { type ComponentType, useEffect, useState } from 'react'
import { CallError } from '../platform/call-error.ts'
import { ActButton } from './act-button.tsx'
import { Refusal } from './notice.tsx'
import { type RareWords, RareWordsContext, readRareWords } from './rare-words.ts'
import { useSpoken, WithErrors } from './spoken.tsx'

interface Loaded {
  readonly Page: ComponentType
  readonly rare: RareWords
}

/** A page that is rarely looked at: its script and its words come when it is opened. */
export function RarePage({ load }: { load: () => Promise<ComponentType> }) {
  const { words, language } = useSpoken()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failed, setFailed] = useState(0)
  useEffect(() => {
    let isShown = true
    Promise.all([load(), readRareWords(language)]).then(
      ([Page, rare]) => isShown && setLoaded({ Page, rare }),
      () => isShown && setFailed((times) => times + 1),
    )
    return () => {
      isShown = false
    }
  }, [load, language])
  if (loaded === null) {
    if (failed === 0) return <output>{words.loading}</output>
    return (
      <>
        <Refusal failure={new CallError({ status: 0, key: 'errors.network', metadata: {} })} />
        <ActButton onPress={() => location.reload()}>{words.retry}</ActButton>
      </>
    )
  }
  const { Page, rare } = loaded
  return (
    <WithErrors errors={rare.errors}>
      <RareWordsContext value={rare}>
        <Page />
      </RareWordsContext>
    </WithErrors>
  )
}
