import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { ComponentType } from 'react'
import type { ActFieldsProps } from './act-fields-props.ts'
import { EndFields } from './end-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { RenewalFields } from './renewal-fields.tsx'
import { TermFields } from './term-fields.tsx'

const fieldsOf: Readonly<Record<AmendmentKind, ComponentType<ActFieldsProps>>> = {
  renewal: RenewalFields,
  term: TermFields,
  hours: HoursFields,
  place: PlaceFields,
  end: EndFields,
}

/** The fields of one act, under what the law says of it. */
export function ActFields({ kind, ...props }: ActFieldsProps & { kind: AmendmentKind }) {
  const Fields = fieldsOf[kind]
  return <Fields {...props} />
}
