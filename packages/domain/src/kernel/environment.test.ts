import { expect, it } from 'vitest'
import { environmentOf } from './environment.ts'

const others = {
  staging: ['https://staging.renfort.example'],
  development: ['https://dev.renfort.example', 'http://localhost:4000'],
}

it.each([
  ['https://renfort.example', 'production'],
  ['https://staging.renfort.example', 'staging'],
  ['https://staging.renfort.example.evil.test', 'production'],
  ['https://dev.renfort.example', 'development'],
  ['http://localhost:3000', 'local'],
  ['http://localhost:4000', 'development'],
  ['http://127.0.0.1:3000', 'local'],
  ['http://[::1]:3000', 'local'],
  ['https://app.localhost', 'local'],
  ['https://localhost.example', 'production'],
  ['null', 'production'],
])('GEN-09 the page of %s runs in %s', (origin, environment) => {
  expect(environmentOf(origin, others)).toBe(environment)
})
