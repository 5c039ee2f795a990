import type { NewLocation } from '@renfort/contract/organisation.ts'

type Lines = Pick<NewLocation, 'address' | 'streetNumber' | 'streetName' | 'postalCode' | 'city'>

function joined(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator)
}

/** Number and street, without postcode and town. */
export function streetOf({ address, streetNumber, streetName, postalCode, city }: Lines): string {
  const street = joined([streetNumber, streetName], ' ')
  if (street !== '') return street
  const town = `${postalCode} ${city}`
  return address.endsWith(town) ? address.slice(0, -town.length).replace(/[\s,]+$/, '') : address
}

/** The whole address on one line, as on an envelope. */
export function addressLine(lines: Lines): string {
  return joined([streetOf(lines), joined([lines.postalCode, lines.city], ' ')], ', ')
}

const numberThenStreet = /^(\d+(?:\s?(?:bis|ter|quater|[a-d]))?)[\s,]+(.+)$/i

/** A hand-typed address, ready to save: the form holds the street in `address`, and the coordinates are unknown. */
export function handTyped(values: NewLocation): NewLocation {
  const street = values.address.trim()
  const [, streetNumber = null, streetName = street] = numberThenStreet.exec(street) ?? []
  return {
    ...values,
    streetNumber,
    streetName,
    address: joined([street, `${values.postalCode.trim()} ${values.city.trim()}`], ', '),
    region: null,
    department: null,
    lat: null,
    lng: null,
    confirmed: false,
  }
}
