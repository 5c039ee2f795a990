import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { UserRoundCog } from 'lucide-react'
import { stopActing } from '../../platform/session.ts'
import { storage } from '../../platform/storage.ts'
import { Button } from '../../ui/button.tsx'
import { useFrameWords } from './words.ts'

/** Says on whose behalf internal staff act, for as long as they do. */
export function ImpersonationBanner() {
  const t = useFrameWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const email = storage.read('logasEmail')
  if (storage.read('logasId') === null) return null
  const stop = () => {
    stopActing()
    queryClient.clear()
    void navigate({ to: '/' })
  }
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line bg-accent-wash px-4 py-2 md:px-8">
      <UserRoundCog aria-hidden size={18} />
      <p className="min-w-0 flex-1 font-medium">{t(($) => $.actingFor, { email: email ?? '' })}</p>
      <Button size="small" onPress={stop}>
        {t(($) => $.stopActing)}
      </Button>
    </div>
  )
}
