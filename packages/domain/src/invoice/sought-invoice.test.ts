import { describe, expect, it } from 'vitest'
import { soughtInvoice } from './sought-invoice.ts'

describe('what a searched text means of an invoice', () => {
  it.each([
    ['F2026-000012', { reference: 'F2026000012', amount: null }],
    ['f2026 12', { reference: 'F202612', amount: null }],
    ['000012', { reference: '000012', amount: { from: 1_200, below: 1_300 } }],
    ['1 460,20', { reference: '146020', amount: { from: 146_020, below: 146_021 } }],
    ['1460.20 €', { reference: '146020', amount: { from: 146_020, below: 146_021 } }],
    ['−1\u202f234,50\u202f€', { reference: '123450', amount: { from: 123_450, below: 123_451 } }],
    ['1460', { reference: '1460', amount: { from: 146_000, below: 146_100 } }],
    ['7', { reference: null, amount: { from: 700, below: 800 } }],
    ['serveur', null],
    ['2 serveurs samedi', null],
    ['', null],
  ])('%j', (text, sought) => {
    expect(soughtInvoice(text)).toEqual(sought)
  })
})
