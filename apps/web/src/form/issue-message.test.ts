import { describe, expect, it } from 'vitest'
import { decodeIssue, encodeIssue } from './issue-message.ts'

describe('issue messages', () => {
  it('carries a key alone as itself', () => {
    expect(encodeIssue('errors.field.required')).toBe('errors.field.required')
    expect(encodeIssue('errors.field.required', {})).toBe('errors.field.required')
    expect(decodeIssue('errors.field.required')).toEqual({ key: 'errors.field.required' })
  })

  it('carries a key with its values there and back', () => {
    const message = encodeIssue('errors.field.too_long', { max: 25 })
    expect(decodeIssue(message)).toEqual({ key: 'errors.field.too_long', params: { max: 25 } })
  })

  it.each(['Invalid input', '{"key":"nothing"}', '{broken', ''])(
    'turns %j into the general key',
    (text) => {
      expect(decodeIssue(text)).toEqual({ key: 'errors.input.invalid' })
    },
  )
})
