import { readInbox } from '@renfort/contract/inbox.ts'
import { useQuery } from '@tanstack/react-query'
import ListTodo from 'lucide-react/icons/list-todo'
import { lazy, Suspense, useState } from 'react'
import { queryFor } from '../../../platform/query.ts'
import { Button } from '../../../ui/button.tsx'
import { useInboxWords } from '../../inbox/words.ts'

const InboxPanel = lazy(async () => ({
  default: (await import('../../inbox/inbox-page.tsx')).InboxPanel,
}))

/** Opens what waits beside the week. */
export function InboxButton() {
  const t = useInboxWords()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...queryFor(readInbox, {}), meta: { failure: 'nowhere' } })
  const { count = 0 } = data ?? {}
  return (
    <>
      <Button
        // The bar of a phone leads there already.
        className="narrow:hidden"
        icon={<ListTodo aria-hidden size={17} />}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {count === 0 ? t(($) => $.title) : t(($) => $.openCount, { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <InboxPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
