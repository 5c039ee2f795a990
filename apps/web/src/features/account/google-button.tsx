import { useMutation } from '@tanstack/react-query'
import { useConfig } from '../../platform/config.ts'
import { sentenceOf } from '../../platform/failures.ts'
import { Button } from '../../ui/button.tsx'
import type { GoogleErrand } from './google-journey.ts'
import { GoogleMark } from './google-mark.tsx'
import { useAccountWords } from './words.ts'

interface GoogleButtonProps {
  /** Read when the button is pressed. */
  errand: () => GoogleErrand
  loginHint?: string | undefined
  label?: string | undefined
}

/** Leads to Google; the code for it is loaded when the button is pressed. */
export function GoogleButton({ errand, loginHint, label }: GoogleButtonProps) {
  const t = useAccountWords()
  const leave = useMutation({
    mutationFn: async () => {
      const { startGoogle } = await import('./start-google.ts')
      await startGoogle(errand(), loginHint)
    },
    meta: { handles: () => true },
  })
  return (
    <div>
      <Button
        size="large"
        className="w-full"
        icon={<GoogleMark />}
        pending={leave.isPending}
        onPress={() => leave.mutate()}
      >
        {label ?? t(($) => $.google.continue)}
      </Button>
      <p role="alert" className="mt-2 text-red empty:hidden">
        {leave.isError && sentenceOf(leave.error)}
      </p>
    </div>
  )
}

/** The other way than the form above it, where Google can be asked (AUTH-06, AUTH-37). */
export function OrGoogle(props: GoogleButtonProps) {
  const t = useAccountWords()
  const { google } = useConfig()
  if (!google) return null
  return (
    <>
      <p className="my-5 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t(($) => $.google.or)}
      </p>
      <GoogleButton {...props} />
    </>
  )
}
