import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { wantedPlace, wantPlace } from '../../platform/company-switch.ts'
import { leaveActing } from '../../platform/leave-acting.ts'
import { screenPaths, staffPaths } from '../../platform/screen-paths.ts'
import { storage } from '../../platform/storage.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useFrameWords } from './words.ts'

/** Shown between two companies or two users: deletes the data of the first one before the second one loads. */
export function SwitchPage() {
  const t = useFrameWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const place = wantedPlace()
  const change = useEffectEvent(async () => {
    if (place === null) return
    await queryClient.cancelQueries()
    queryClient.clear()
    router.clearCache()
    if (place.kind === 'administration') {
      leaveActing()
      await router.navigate({ to: staffPaths.home, search: { q: place.q }, replace: true })
    } else {
      const { id, href } = place.company
      storage.write('organisationId', id)
      if (href === undefined) {
        await router.navigate({
          to: id === null ? screenPaths.home : screenPaths.planning,
          replace: true,
        })
      } else {
        await router.navigate({ href, replace: true })
      }
    }
    wantPlace(null)
  })
  useEffect(() => void change(), [])
  return (
    <main className="grid min-h-dvh place-items-center">
      <output className="flex items-center gap-3 text-muted">
        <Spinner />
        {place?.kind === 'administration'
          ? t(($) => $.acting.leaving)
          : t(($) => $.opening, { name: place?.company.name ?? '' })}
      </output>
    </main>
  )
}
