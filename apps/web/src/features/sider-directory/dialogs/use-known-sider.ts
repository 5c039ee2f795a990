import type { ListedSider } from '@renfort/contract/sider.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../platform/call-error.ts'
import { sidersQuery } from '../queries.ts'

interface Contact {
  readonly phoneNumber: string
  readonly email: string | null
}

/** A profile that has the phone or the e-mail already; `null` where it could not be found. */
export type KnownSider = { readonly sider: ListedSider | null; readonly of: Contact } | undefined

/** Finds who stands in the way when a phone or an e-mail is refused because it is taken. */
export function useKnownSider() {
  const client = useQueryClient()
  const [known, setKnown] = useState<KnownSider>()
  const find = async (terms: readonly string[], isOther: (id: string) => boolean) => {
    for (const q of terms.filter(Boolean)) {
      const { siders } = await client.fetchQuery({
        ...sidersQuery({ q, status: 'all' }),
        meta: { failure: 'nowhere' },
      })
      const sider = siders.find(({ id }) => isOther(id))
      if (sider !== undefined) return sider
    }
    return null
  }
  return {
    known,
    /** Saves, and tells a refusal of somebody who is known; the refusal itself goes on. */
    watch: async <Saved>(
      { phoneNumber, email }: Contact,
      save: () => Promise<Saved>,
      isOther: (id: string) => boolean = () => true,
    ): Promise<Saved> => {
      setKnown(undefined)
      try {
        return await save()
      } catch (failure) {
        if (failure instanceof CallError && failure.key === 'errors.sider.already_exists') {
          const sider = await find([phoneNumber, email ?? ''], isOther).catch(() => null)
          setKnown({ sider, of: { phoneNumber, email } })
        }
        throw failure
      }
    },
  }
}
