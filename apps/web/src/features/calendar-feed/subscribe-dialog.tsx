import { newCalendarFeed } from '@renfort/contract/calendar-feed.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import {
  type CalendarFeedKind,
  calendarFeedKinds,
} from '@renfort/domain/calendar-feed/calendar-feed.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import { useQuery } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { RadioGroupFormField } from '../../form/radio-group-form-field.tsx'
import { SelectFormField } from '../../form/select-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { useMe } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { locationsQuery } from '../address/queries.ts'
import { useDepartments } from '../department/queries.ts'
import { problemsOf, useMakeFeed } from './queries.ts'
import { useCalendarFeedWords } from './words.ts'

const feedFields = z.object({
  name: newCalendarFeed.shape.name,
  kind: z.enum(calendarFeedKinds),
  locationId: z.string(),
  departmentId: z.string(),
})

/** The form keeps every choice; the kind says which of them counts. */
const typedFeed = feedFields.check(rule<z.output<typeof feedFields>>(missingChoice))

function missingChoice({ kind, locationId, departmentId }: z.output<typeof feedFields>): Issue[] {
  if (kind === 'place' && locationId === '') {
    return [issue(['locationId'], 'errors.field.required')]
  }
  if (kind === 'department' && departmentId === '') {
    return [issue(['departmentId'], 'errors.field.required')]
  }
  return []
}

type TypedFeed = z.output<typeof typedFeed>

interface MadeFeed {
  readonly name: string
  readonly url: string
}

/** Makes a link by which a calendar follows shifts, then shows it, this once. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const t = useCalendarFeedWords()
  const { mutateAsync } = useMakeFeed()
  const [made, setMade] = useState<MadeFeed | null>(null)
  if (made !== null) return <MadeFeedDialog made={made} onClose={onClose} />
  return (
    <EditDialog<z.input<typeof typedFeed>, TypedFeed>
      isOpen
      onClose={onClose}
      staysOpen
      title={t(($) => $.making.title)}
      context={t(($) => $.making.context)}
      schema={typedFeed}
      initial={{
        name: t(($) => $.making.kinds.mine),
        kind: 'mine',
        locationId: '',
        departmentId: '',
      }}
      canSaveUnchanged
      submitLabel={t(($) => $.making.submit)}
      issuesOf={problemsOf}
      save={async (typed) => {
        const { feed, url } = await mutateAsync({
          body: { name: typed.name, of: subjectOf(typed) },
        })
        setMade({ name: feed.name, url })
      }}
      fields={(form) => <FeedFields form={form} />}
    />
  )
}

function subjectOf({ kind, locationId, departmentId }: TypedFeed) {
  if (kind === 'place') return { kind, locationId }
  if (kind === 'department') return { kind, departmentId }
  return { kind }
}

function FeedFields({ form }: { form: ContractForm<z.input<typeof typedFeed>, TypedFeed> }) {
  const t = useCalendarFeedWords()
  const { organisation, features } = useMe()
  const { control } = form
  const [kind, locationId, departmentId] = useWatch({
    control,
    name: ['kind', 'locationId', 'departmentId'],
  })
  const places = useQuery(locationsQuery(organisation?.id ?? '')).data ?? []
  const departments = (useDepartments(features.departments).data ?? []).filter(
    ({ deletedAt }) => deletedAt === null,
  )
  const kinds: readonly CalendarFeedKind[] = features.departments
    ? calendarFeedKinds
    : ['mine', 'place']
  const chosen = {
    mine: t(($) => $.making.kinds.mine),
    place: places.find(({ id }) => id === locationId)?.title,
    department: departments.find(({ id }) => id === departmentId)?.name,
  }[kind]
  /** Until a name is typed, it is that of the choice. */
  const suggest = useEffectEvent((name: string) => {
    if (!form.getFieldState('name').isDirty) form.resetField('name', { defaultValue: name })
  })
  useEffect(() => {
    if (chosen !== undefined) suggest(chosen)
  }, [chosen])
  return (
    <>
      <RadioGroupFormField
        control={control}
        name="kind"
        label={t(($) => $.making.kind)}
        options={kinds.map((value) => ({
          value,
          label: t(($) => $.making.kinds[value]),
          help: t(($) => $.making.help[value]),
        }))}
      />
      {kind === 'place' && (
        <SelectFormField
          control={control}
          name="locationId"
          label={t(($) => $.making.place)}
          placeholder={t(($) => $.making.choose)}
          disabledReason={places.length === 0 ? t(($) => $.making.noPlace) : undefined}
          options={places.map(({ id, title, city }) => ({ id, label: title, help: city }))}
        />
      )}
      {kind === 'department' && (
        <SelectFormField
          control={control}
          name="departmentId"
          label={t(($) => $.making.department)}
          placeholder={t(($) => $.making.choose)}
          disabledReason={departments.length === 0 ? t(($) => $.making.noDepartment) : undefined}
          options={departments.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      <TextFormField
        control={control}
        name="name"
        label={t(($) => $.making.name)}
        help={t(($) => $.making.nameHelp)}
        autoComplete="off"
      />
    </>
  )
}

function MadeFeedDialog({ made, onClose }: { made: MadeFeed; onClose: () => void }) {
  const t = useCalendarFeedWords()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.made.title)}
      context={t(($) => $.made.context)}
      footer={
        <>
          {/* Programs that keep a calendar answer this scheme (registered with IANA). */}
          <a
            href={made.url.replace(/^https?:/, 'webcal:')}
            className={buttonClass('secondary', 'medium', 'narrow:w-full')}
          >
            <CalendarPlus aria-hidden size={17} />
            {t(($) => $.made.openApp)}
          </a>
          <Button variant="primary" className="narrow:w-full" onPress={onClose}>
            {t(($) => $.made.close)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-sm font-medium">{t(($) => $.made.link, { name: made.name })}</p>
        <div className="flex items-center gap-2 rounded-control border border-edge bg-wash px-3 py-2">
          <code className="min-w-0 grow text-sm break-all select-all">{made.url}</code>
          <CopyButton text={made.url} label={t(($) => $.made.copy)} />
        </div>
        <p className="text-muted">{t(($) => $.made.help)}</p>
      </div>
    </Dialog>
  )
}
