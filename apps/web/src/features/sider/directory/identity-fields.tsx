import { readPlace } from '@renfort/contract/address.ts'
import { email } from '@renfort/contract/credentials.ts'
import { emailAddress } from '@renfort/contract/kernel/email-address.ts'
import { key, oneNameRule, phoneE164 } from '@renfort/contract/kernel/fields.ts'
import { phoneNumber } from '@renfort/contract/kernel/phone-number.ts'
import { type ListedSider, siderIdentity, siderSkills } from '@renfort/contract/sider.ts'
import { useQueryClient } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { z } from 'zod'
import { EmailFormField } from '../../../form/email-form-field.tsx'
import { PersonNameFields } from '../../../form/person-name-fields.tsx'
import { PhoneFormField } from '../../../form/phone-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { CallError } from '../../../platform/call-error.ts'
import { useCommand } from '../../../platform/query.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { useAddressSuggestions } from '../../address/queries.ts'
import { sidersQuery } from './queries.ts'
import { SiderLink } from './sider-columns.tsx'
import { useSiderDirectoryWords } from './words.ts'

interface IdentityFieldsProps<Output> {
  form: ContractForm<IdentityInput, Output>
  known: KnownSider
}

export function IdentityFields<Output>({ form, known }: IdentityFieldsProps<Output>) {
  const t = useSiderDirectoryWords()
  const { control, watch } = form
  const [phoneNumber, email] = watch(['phoneNumber', 'email'])
  const isSame =
    known?.of.phoneNumber === phoneNumber && (known.of.email ?? '') === emailAddress(email.trim())
  return (
    <>
      <PersonNameFields
        control={control}
        names={{ firstName: 'firstName', lastName: 'lastName', hasOneName: 'hasOneName' }}
        labels={{
          firstName: t(($) => $.identity.firstName),
          lastName: t(($) => $.identity.lastName),
          hasOneName: t(($) => $.identity.hasOneName),
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PhoneFormField
          control={control}
          name="phoneNumber"
          label={t(($) => $.identity.phone)}
          help={t(($) => $.identity.phoneHelp)}
          autoComplete="off"
        />
        <EmailFormField
          control={control}
          name="email"
          label={t(($) => $.identity.email)}
          isOptional
          autoComplete="off"
        />
      </div>
      <KnownSiderNotice known={isSame ? known : undefined} />
      <HomeField
        value={watch('home')}
        waitFor={form.waitFor}
        onChange={(home) =>
          form.setValue('home', home, { shouldDirty: true, shouldValidate: true })
        }
      />
    </>
  )
}

type Home = IdentityInput['home']

interface HomeFieldProps {
  value: Home
  onChange: (home: Home) => void
  /** Receives the promise of the town while it loads. */
  waitFor: (home: Promise<unknown>) => void
}

const kept = 'kept'

/** The town of a Sider, searched by typing; an empty field means unknown. */
function HomeField({ value, onChange, waitFor }: HomeFieldProps) {
  const t = useSiderDirectoryWords()
  const nameOf = (home: Home) =>
    home === null ? '' : (home.city ?? t(($) => $.identity.homeUnnamed))
  const [text, setText] = useState(nameOf(value))
  const [isSearching, setSearching] = useState(false)
  const [problem, setProblem] = useState<'lost' | 'unlocated' | null>(null)
  const { options, isLoading, isTooShort, isOut, hasFailed } = useAddressSuggestions(
    text,
    isSearching,
  )
  const read = useCommand(readPlace, {
    handles: () => true,
    onSuccess: ({ lat, lng, city }) => {
      if (lat === null || lng === null) return setProblem('unlocated')
      setText(city)
      onChange({ lat, lng, city })
      return undefined
    },
  })
  const current = value === null ? [] : [{ id: kept, label: nameOf(value) }]
  const lost = isOut || problem === 'lost' ? t(($) => $.identity.homeLost) : undefined
  const choose = (placeId: string | null) => {
    setProblem(null)
    setSearching(false)
    if (placeId === null) return onChange(null)
    if (placeId === kept) return undefined
    waitFor(read.mutateAsync({ params: { placeId } }, { onError: () => setProblem('lost') }))
    return undefined
  }
  return (
    <Combobox
      label={t(($) => $.identity.home)}
      placeholder={t(($) => $.identity.homeSearch)}
      help={t(($) => $.identity.homeHelp)}
      isOptional
      error={problem === 'unlocated' ? t(($) => $.identity.homeUnlocated) : lost}
      options={isSearching ? options : current}
      value={value === null ? null : kept}
      text={text}
      onTextChange={(typed) => {
        setText(typed)
        setSearching(typed !== nameOf(value))
      }}
      isLoading={isLoading || read.isPending}
      hasFailed={hasFailed}
      empty={isTooShort ? t(($) => $.identity.homeShort) : t(($) => $.identity.homeNone)}
      onChange={choose}
      onBlur={() => {
        // Typed text without a choice is no place: the field goes back to its value.
        if (text.trim() !== '') setText(nameOf(value))
        setSearching(false)
      }}
    />
  )
}

/** Below the phone and the e-mail: the Sider who already has them, with a link to their profile. */
function KnownSiderNotice({ known }: { known: KnownSider }) {
  const t = useSiderDirectoryWords()
  return (
    <div role="alert">
      {known !== undefined && (
        <p className="flex items-start gap-1.5 text-table text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {known.sider === null ? (
            t(($) => $.identity.knownSomewhere)
          ) : (
            <span>
              {t(($) => $.identity.known)} <SiderLink sider={known.sider} />
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** The typed identity of a Sider; the number `kept`, which the profile already has, is always valid. */
export function identityForm(kept: string | null) {
  return siderIdentity
    .extend({
      email: z.literal('').or(email),
      phoneNumber: phoneE164.refine(
        (number) => number === kept || phoneNumber(number) !== null,
        key('errors.field.phone'),
      ),
      /** Only a new profile asks for it. */
      jobTypeIds: siderSkills.shape.jobTypeIds.optional(),
    })
    .check(oneNameRule)
}

export type IdentityInput = z.input<ReturnType<typeof identityForm>>

/** The values for the API: an empty e-mail becomes `null`. */
export function identityOf<Values extends { email: string }>(values: Values) {
  return { ...values, email: values.email === '' ? null : values.email }
}

interface Contact {
  readonly phoneNumber: string
  readonly email: string | null
}

/** The profile that already has the phone or the e-mail; `null` when it could not be found. */
type KnownSider = { readonly sider: ListedSider | null; readonly of: Contact } | undefined

/** Finds the Sider who already has a phone or an e-mail that the API refused as taken. */
export function useKnownSider() {
  const client = useQueryClient()
  const [known, setKnown] = useState<KnownSider>()
  const find = async (terms: readonly string[], isOther: (id: string) => boolean) => {
    for (const q of terms.filter(Boolean)) {
      const { siders } = await client.fetchQuery({
        ...sidersQuery({ q, status: 'all' }),
        meta: { failure: 'nowhere' },
      })
      const sider = siders.find(({ id }) => isOther(id))
      if (sider !== undefined) return sider
    }
    return null
  }
  return {
    known,
    /** Saves; when the API refuses a known contact, it looks that Sider up and rethrows the refusal. */
    watch: async <Saved,>(
      { phoneNumber, email }: Contact,
      save: () => Promise<Saved>,
      isOther: (id: string) => boolean = () => true,
    ): Promise<Saved> => {
      setKnown(undefined)
      try {
        return await save()
      } catch (failure) {
        if (failure instanceof CallError && failure.key === 'errors.sider.already_exists') {
          const sider = await find([phoneNumber, email ?? ''], isOther).catch(() => null)
          setKnown({ sider, of: { phoneNumber, email } })
        }
        throw failure
      }
    },
  }
}
