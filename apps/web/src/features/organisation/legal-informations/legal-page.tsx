import { useSuspenseQuery } from '@tanstack/react-query'
import { useMe } from '../../../platform/me.ts'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { LegalForm } from './legal-form.tsx'
import { legalQuery } from './queries.ts'
import { useLegalInformationWords } from './words.ts'

/** What identifies the company in its contracts and invoices (SET-17 to SET-20). */
export function LegalPage() {
  const t = useLegalInformationWords()
  const organisationId = useMe().organisation?.id ?? ''
  const legal = useSuspenseQuery(legalQuery(organisationId)).data
  return (
    <SettingsFrame selected="legal" title={t(($) => $.title)} context={t(($) => $.context)}>
      <LegalForm organisationId={organisationId} legal={legal} />
    </SettingsFrame>
  )
}
