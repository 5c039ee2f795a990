import { newDomain, type SignOnDomain } from '@renfort/contract/single-sign-on.ts'
import type { DomainState } from '@renfort/domain/single-sign-on/sign-on-domain.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { Panel } from '../../ui/panel.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useContentAfter } from '../../ui/use-content-after.ts'
import { useToast } from '../../ui/use-toast.ts'
import { CopiedText } from './copied-text.tsx'
import { useAddDomain, useCheckDomain, useRemoveDomain, useSignOnOwner } from './queries.ts'
import { useSingleSignOnWords } from './words.ts'

const tones: Readonly<Record<DomainState, Tone>> = {
  unverified: 'grey',
  verified: 'green',
  missing: 'orange',
}

/** The e-mail domains of the company, each with the record that proves it. */
export function DomainsPanel({ domains }: { domains: readonly SignOnDomain[] }) {
  const t = useSingleSignOnWords()
  const [opened, setOpened] = useState<'adding' | SignOnDomain | null>(null)
  const close = () => setOpened(null)
  return (
    <Panel
      title={t(($) => $.domains.title)}
      action={
        <Button
          icon={<Plus aria-hidden size={18} />}
          aria-haspopup="dialog"
          onPress={() => setOpened('adding')}
        >
          {t(($) => $.domains.add)}
        </Button>
      }
    >
      <p className="pb-3 text-muted">{t(($) => $.domains.context)}</p>
      {domains.length === 0 && <p>{t(($) => $.domains.none)}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {domains.map((domain) => (
          <DomainRow key={domain.id} domain={domain} onRemove={() => setOpened(domain)} />
        ))}
      </ul>
      {opened === 'adding' && <AddDomainDialog onClose={close} />}
      {opened !== null && opened !== 'adding' && (
        <RemoveDomainDialog domain={opened} onClose={close} />
      )}
    </Panel>
  )
}

function DomainRow({ domain, onRemove }: { domain: SignOnDomain; onRemove: () => void }) {
  const t = useSingleSignOnWords()
  const { locale } = useUiWords()
  const { name, text } = domain.record
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-all">{domain.domain}</span>
          <Badge tone={tones[domain.state]}>{t(($) => $.domains.states[domain.state])}</Badge>
        </p>
        <div className="flex flex-wrap gap-2">
          {domain.state !== 'verified' && <CheckDomain domain={domain} />}
          <Button
            size="small"
            aria-label={t(($) => $.domains.removeOf, { domain: domain.domain })}
            aria-haspopup="dialog"
            onPress={onRemove}
          >
            {t(($) => $.domains.remove)}
          </Button>
        </div>
      </div>
      {domain.state !== 'verified' && (
        <div className="flex flex-col gap-2">
          <p className="text-muted">{t(($) => $.domains.record)}</p>
          <CopiedText label={t(($) => $.domains.name)} text={name} />
          <CopiedText label={t(($) => $.domains.text)} text={text} />
          {domain.endsAt !== null && (
            <p>{t(($) => $.domains.ends, momentParts(domain.endsAt, locale, 'date'))}</p>
          )}
        </div>
      )}
    </li>
  )
}

/** It leaves once the domain is verified. */
function CheckDomain({ domain: { id: domainId, domain } }: { domain: SignOnDomain }) {
  const t = useSingleSignOnWords()
  const id = useSignOnOwner()
  const toast = useToast()
  const part = useContentAfter()
  const check = useCheckDomain(() => toast.success(t(($) => $.domains.checked, { domain })))
  return (
    <div ref={part}>
      <Button
        size="small"
        pending={check.isPending}
        aria-label={t(($) => $.domains.checkOf, { domain })}
        onPress={() => check.mutate({ params: { id, domainId } })}
      >
        {t(($) => $.domains.check)}
      </Button>
    </div>
  )
}

function AddDomainDialog({ onClose }: { onClose: () => void }) {
  const t = useSingleSignOnWords()
  const id = useSignOnOwner()
  const { mutateAsync } = useAddDomain()
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.domains.add)}
      schema={newDomain}
      initial={{ domain: '' }}
      submitLabel={t(($) => $.domains.submit)}
      issuesOf={issuesOf}
      save={(body) => mutateAsync({ params: { id }, body })}
      fields={({ control }) => (
        <TextFormField
          control={control}
          name="domain"
          label={t(($) => $.domains.domain)}
          help={t(($) => $.domains.domainHelp)}
          autoComplete="off"
        />
      )}
    />
  )
}

function RemoveDomainDialog({ domain, onClose }: { domain: SignOnDomain; onClose: () => void }) {
  const t = useSingleSignOnWords()
  const id = useSignOnOwner()
  const toast = useToast()
  const remove = useRemoveDomain(() => {
    toast.success(t(($) => $.domains.removed, { domain: domain.domain }))
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.domains.removeTitle, { domain: domain.domain })}
      confirmLabel={t(($) => $.domains.remove)}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id, domainId: domain.id } })}
    >
      {t(($) => $.domains.removeText)}
    </ConfirmDialog>
  )
}
