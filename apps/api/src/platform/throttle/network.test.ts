import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOwnMachine, networkOf } from './network.ts'

describe('ASVS 6.3.1 the network that tries are counted for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['::1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['not:an:address', 'not:an:address'],
    ['1::2::3', '1::2::3'],
    ['', ''],
  ])('of « %s » is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
  const half = fc.array(group, { minLength: 4, maxLength: 4 })

  it('is one for all that share the first 64 bits, and another for the others', () => {
    fc.assert(
      fc.property(half, half, half, half, (prefix, one, two, other) => {
        fc.pre(prefix.some((part) => part !== '0') && other.some((part) => part !== '0'))
        const network = networkOf([...prefix, ...one].join(':'))
        expect(networkOf([...prefix, ...two].join(':'))).toBe(network)
        const isSame = other.join(':') === prefix.join(':')
        expect(networkOf([...other, ...one].join(':')) === network).toBe(isSame)
      }),
    )
  })

  it('of an IPv4 address is itself, mapped into IPv6 or not', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        fc.pre(!address.startsWith('127.'))
        expect(networkOf(address)).toBe(address)
        expect(networkOf(`::ffff:${address}`)).toBe(address)
      }),
    )
  })

  it('is found for whatever text is sent as an address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV6(), fc.string()), (text) => {
        expect(typeof networkOf(text)).toBe('string')
      }),
    )
  })

  it.each([
    ['127.0.0.1', true],
    ['127.8.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['2001:db8::1', false],
  ])('%s is this machine: %s', (address, own) => {
    expect(isOwnMachine(address)).toBe(own)
  })
})
