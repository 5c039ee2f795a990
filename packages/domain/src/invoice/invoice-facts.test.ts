import { describe, expect, it } from 'vitest'
import { type DeliveryPlace, deliveryPlaceOf, orderNumbersOf } from './invoice-facts.ts'

const hall: DeliveryPlace = {
  name: 'Halle',
  street: '1 rue des Halles',
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
}
const mission = { number: '1', name: 'Serveur' }
const missions = (...given: object[]) => ({
  missions: Object.fromEntries(given.map((changes, i) => [i, { ...mission, ...changes }])),
})

describe('law §3.9 what an invoice says of its missions', () => {
  it('each order once', () => {
    const orders = ['B2', 'A1', 'B2', null, undefined]
    expect(orderNumbersOf(missions(...orders.map((orderNumber) => ({ orderNumber }))))).toEqual([
      'A1',
      'B2',
    ])
    expect(orderNumbersOf({ missions: {} })).toEqual([])
  })

  it('one place, where all missions are worked at it under whatever name', () => {
    expect(
      deliveryPlaceOf(missions({ place: hall }, { place: { ...hall, name: 'Cave' } })),
    ).toEqual(hall)
    for (const other of [{ place: { ...hall, city: 'Lyon' } }, { place: null }, {}]) {
      expect(deliveryPlaceOf(missions({ place: hall }, other))).toBeNull()
      expect(deliveryPlaceOf(missions(other, { place: hall }))).toBeNull()
    }
    expect(deliveryPlaceOf({ missions: {} })).toBeNull()
  })
})
