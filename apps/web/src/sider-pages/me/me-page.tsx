import { useState } from 'react'
import { Notice } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { useLoaded } from '../use-loaded.ts'
import { LoadedPage, PageSection } from '../work/page-parts.tsx'
import { AbsencesForm } from './absences-form.tsx'
import { CompanyList } from './company-list.tsx'
import { ContactPart } from './contact-part.tsx'
import { DataPart } from './data-part.tsx'
import { ProfileForm } from './profile-form.tsx'
import { selfOperations } from './self-operations.ts'

/** What is known of the Sider, which they change themselves, take with them and ask to erase. */
export function MePage() {
  const { me: words } = useRareWords()
  const loaded = useLoaded(selfOperations.readSiderProfile)
  const [said, setSaid] = useState<string | null>(null)
  const onSaved = async (sentence: string) => {
    await loaded.reload()
    setSaid(sentence)
  }
  return (
    <LoadedPage title={words.title} loaded={loaded}>
      {(self) => {
        const part = { self, onSaved }
        return (
          <>
            {said !== null && <Notice tone="good">{said}</Notice>}
            <PageSection title={words.contact}>
              <ContactPart {...part} of="phone" />
              <ContactPart {...part} of="email" />
            </PageSection>
            <PageSection title={words.profile}>
              <ProfileForm {...part} key={loaded.readAt} />
            </PageSection>
            <PageSection title={words.absences}>
              <AbsencesForm {...part} key={loaded.readAt} />
            </PageSection>
            <PageSection title={words.companies}>
              <CompanyList {...part} />
            </PageSection>
            <PageSection title={words.data}>
              <DataPart {...part} />
            </PageSection>
          </>
        )
      }}
    </LoadedPage>
  )
}
