import { readMe } from '@renfort/contract/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/query.ts'
import { Avatar } from '../../ui/avatar.tsx'

/** The cached user outlives the signed address of the logo: when it has expired, the user is read again. */
export function CompanyLogo({ name, src }: { name: string; src: string | null }) {
  const queryClient = useQueryClient()
  return (
    <Avatar
      name={name}
      src={src}
      size="small"
      shape="square"
      onFail={() => void queryClient.invalidateQueries({ queryKey: keyOf(readMe) })}
    />
  )
}
