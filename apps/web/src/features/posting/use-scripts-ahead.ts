import type { PostingStep } from '@renfort/domain/mission/posting-steps.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadAhead } from '../../platform/outdated-build.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { stepPaths } from '../mission-facts/step-paths.ts'

/** Loads the scripts of a step before it is asked for. */
export function useScriptsAhead(step: PostingStep | null): void {
  const router = useRouter()
  useEffect(() => {
    if (step === null) return undefined
    const route = router.routesByPath[stepPaths[step]]
    return whenIdle(() => void loadAhead(() => router.loadRouteChunk(route)))
  }, [router, step])
}
