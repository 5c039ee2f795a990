import type { SiderSelf } from '@renfort/contract/sider-self.ts'
import { type FormEvent, useState } from 'react'
import { ActButton } from '../act-button.tsx'
import { ask } from '../ask.ts'
import { Entry } from '../entry.tsx'
import { fill } from '../fill.ts'
import { Notice, Refusal } from '../notice.tsx'
import { useRareWords } from '../rare-words.ts'
import { Tick } from '../tick.tsx'
import { useAct } from '../use-act.ts'
import { useDays } from '../use-days.ts'
import { ChosenList } from './chosen-list.tsx'
import type { SelfPartProps } from './self-part.ts'
import { selfOperations } from './self-operations.ts'

type Licence = SiderSelf['licences'][number]

/** The day of a field, of a day as the server sends it. */
export const typedDay = (wire: string | null): string => wire?.slice(0, 10) ?? ''

/** Address, languages and licences, saved together. */
export function ProfileForm({ self, onSaved }: SelfPartProps) {
  const { me } = useRareWords()
  const day = useDays()
  const { choices } = self
  const [address, setAddress] = useState(self.address ?? { street: '', postalCode: '', city: '' })
  const [languageIds, setLanguageIds] = useState<readonly string[]>(self.languageIds)
  const [licences, setLicences] = useState<readonly Licence[]>(self.licences)
  const { isPending, failure, act } = useAct()
  const change = (changes: Partial<typeof address>) => setAddress({ ...address, ...changes })
  const nameOf = (id: string) => choices.licences.find((one) => one.id === id)?.name ?? id
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act(async () => {
      const isEmpty = Object.values(address).every((value) => value.trim() === '')
      await ask(selfOperations.saveSiderProfile, {
        body: {
          address: isEmpty ? null : address,
          languageIds: [...languageIds],
          licences: licences.map(({ id, endsOn }) => ({ id, endsOn: typedDay(endsOn) || null })),
        },
      })
      await onSaved(me.saved)
    })
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      {self.licences.map(({ id, endsOn, standing }) =>
        standing === 'valid' || endsOn === null ? null : (
          <Notice key={id} tone={standing === 'ended' ? 'bad' : 'calm'}>
            {fill(me.licenceStands[standing], { licence: nameOf(id), day: day(endsOn) })}
          </Notice>
        ),
      )}
      <Entry
        label={me.street}
        autoComplete="street-address"
        value={address.street}
        onChange={(street) => change({ street })}
      />
      <div className="grid grid-cols-[7rem_1fr] gap-3">
        <Entry
          label={me.postalCode}
          autoComplete="postal-code"
          value={address.postalCode}
          onChange={(postalCode) => change({ postalCode })}
        />
        <Entry
          label={me.city}
          autoComplete="address-level2"
          value={address.city}
          onChange={(city) => change({ city })}
        />
      </div>
      <ChosenList
        legend={me.languages}
        add={me.addLanguage}
        choices={choices.languages}
        chosen={languageIds}
        onChange={setLanguageIds}
      />
      <ChosenList
        legend={me.licences}
        add={me.addLicence}
        choices={choices.licences}
        chosen={licences.map(({ id }) => id)}
        onChange={(ids) =>
          setLicences(
            ids.map(
              (id) =>
                licences.find((one) => one.id === id) ?? { id, endsOn: null, standing: 'valid' },
            ),
          )
        }
      >
        {(id) => (
          <LicenceEnd
            licence={licences.find((one) => one.id === id)}
            onChange={(endsOn) =>
              setLicences(licences.map((one) => (one.id === id ? { ...one, endsOn } : one)))
            }
          />
        )}
      </ChosenList>
      <Refusal failure={failure} />
      <ActButton type="submit" variant="primary" isPending={isPending}>
        {me.save}
      </ActButton>
    </form>
  )
}

interface LicenceEndProps {
  licence: Licence | undefined
  onChange: (endsOn: string | null) => void
}

/** A licence without an end has the box ticked; the field comes when it is not. */
function LicenceEnd({ licence, onChange }: LicenceEndProps) {
  const { me } = useRareWords()
  const endsOn = typedDay(licence?.endsOn ?? null)
  const [hasEnd, setHasEnd] = useState(endsOn !== '')
  return (
    <>
      <Tick
        label={me.hasEnd}
        isTicked={hasEnd}
        onChange={(isTicked) => {
          setHasEnd(isTicked)
          if (!isTicked) onChange(null)
        }}
      />
      {hasEnd && (
        <Entry label={me.endsOn} type="date" value={endsOn} onChange={(typed) => onChange(typed)} />
      )}
    </>
  )
}
