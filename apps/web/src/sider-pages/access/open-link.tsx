import { deviceDays } from '@renfort/domain/sider/way-in.ts'
import { useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { fill } from '../fill.ts'
import { Refusal } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'
import { addresses, goTo } from '../use-address.ts'
import { accessOperations } from './access-operations.ts'
import { AccessPage } from './access-page.tsx'
import { openSession } from './open-session.ts'

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
    await ask(accessOperations.openByLink, { body: { token } }).then((opened) => {
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
