import Upload from 'lucide-react/icons/upload'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { importSettingsQuery } from './queries.ts'
import { useImportWords } from './words.ts'

const ImportHoursDialog = lazy(async () => ({
  default: (await import('./import-hours-dialog.tsx')).ImportHoursDialog,
}))

/** Imports the hours of a file; hidden where Siders clock in themselves (TS-40, TS-41). */
export function ImportHoursButton() {
  const { organisation } = useMe()
  return organisation === null ? null : <OwnButton organisationId={organisation.id} />
}

function OwnButton({ organisationId }: { organisationId: string }) {
  const t = useImportWords()
  const may = useCan('attendance.import')
  const { data: settings } = useQuery(importSettingsQuery(organisationId))
  const [isOpen, setOpen] = useState(false)
  if (settings?.isOpen !== true) return null
  return (
    <>
      <Button
        icon={<Upload aria-hidden size={16} />}
        disabledReason={may.allowed ? undefined : errorSentence(may.because)}
        onPress={() => setOpen(true)}
      >
        {t(($) => $.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportHoursDialog organisationId={organisationId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
