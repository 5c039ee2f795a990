import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { wantedPlace } from '../../platform/company-switch.ts'
import { storage } from '../../platform/storage.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useFrameWords } from './words.ts'

/** Shown between two companies: deletes the data of the first before the second is loaded. */
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
    storage.write('organisationId', place.id)
    await router.navigate({ to: place.id === null ? '/home' : '/planning', replace: true })
  })
  useEffect(() => void change(), [])
  return (
    <main className="grid min-h-dvh place-items-center">
      <output className="flex items-center gap-3 text-muted">
        <Spinner />
        {t(($) => $.opening, { name: place?.name ?? '' })}
      </output>
    </main>
  )
}
