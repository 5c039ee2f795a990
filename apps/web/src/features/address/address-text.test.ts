import { describe, expect, it } from 'vitest'
import { addressLine, handTyped, streetOf } from './address-text.ts'

const recognised = {
  address: '12 bis Rue de la Paix, 75002 Paris',
  streetNumber: '12 bis',
  streetName: 'Rue de la Paix',
  postalCode: '75002',
  city: 'Paris',
}

describe('address on one line', () => {
  it('POST-33 says number, street, postcode and town once', () => {
    expect(addressLine(recognised)).toBe('12 bis Rue de la Paix, 75002 Paris')
  })

  it('POST-33 does not repeat the town of an address without street parts', () => {
    const whole = { ...recognised, streetNumber: null, streetName: null }
    expect(addressLine(whole)).toBe('12 bis Rue de la Paix, 75002 Paris')
    expect(streetOf(whole)).toBe('12 bis Rue de la Paix')
  })

  it('POST-33 says the town alone where there is no street', () => {
    const town = { ...recognised, address: '75002 Paris', streetNumber: null, streetName: null }
    expect(addressLine(town)).toBe('75002 Paris')
  })
})

describe('address typed by hand', () => {
  const typed = {
    title: 'Entrepôt',
    address: ' 4 ter quai du Port ',
    postalCode: '44000',
    city: 'Nantes ',
    lat: 47.2,
    lng: -1.55,
    confirmed: true,
  }

  it('POST-34 keeps it unconfirmed, without a position', () => {
    expect(handTyped(typed)).toMatchObject({
      address: '4 ter quai du Port, 44000 Nantes',
      streetNumber: '4 ter',
      streetName: 'quai du Port',
      confirmed: false,
      lat: null,
      lng: null,
    })
  })

  it('POST-34 leaves a street without number whole', () => {
    expect(handTyped({ ...typed, address: 'Parc de la Beaujoire' })).toMatchObject({
      streetNumber: null,
      streetName: 'Parc de la Beaujoire',
    })
  })
})
