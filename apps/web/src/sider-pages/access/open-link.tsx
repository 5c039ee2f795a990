import { deviceDays } from '@renfort/domain/sider/way-in.ts'
import { useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { fill } from '../fill.ts'
import { Refusal } from '../notice.tsx'
import { operations } from '../operations.ts'
import { openSession } from '../session.ts'
import { useSpoken } from '../spoken.tsx'
import { addresses, goTo } from '../use-address.ts'
import { AccessPage } from './access-page.tsx'

/**
 * What a link leads to. It works once, and programs that look into mails open it before people do:
 * only a press uses it.
 */
export function OpenLink({ token }: { token: string }) {
  const { words } = useSpoken()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const open = async () => {
    setPending(true)
    await ask(operations.openByLink, { body: { token } }).then((opened) => {
      openSession(opened)
      goTo(addresses.missions, 'replace')
    }, setFailure)
    setPending(false)
  }
  return (
    <AccessPage
      title={words.access.linkTitle}
      text={fill(words.access.linkText, { days: deviceDays })}
    >
      <Refusal failure={failure} />
      <ActButton isLarge variant="primary" isPending={isPending} onPress={() => void open()}>
        {words.access.openLink}
      </ActButton>
      {failure !== null && (
        <ActButton onPress={() => goTo(addresses.missions, 'replace')}>
          {words.access.linkRefused}
        </ActButton>
      )}
    </AccessPage>
  )
}
