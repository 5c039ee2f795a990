import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mission } from '../packages/contract/src/mission.ts'
import { product } from '../packages/domain/src/kernel/product.ts'
import { signUpNeeds } from '../packages/domain/src/organisation/sign-up.ts'
import { isTest, readSourceFiles } from './source-file.ts'

it('GEN-11 the slug is that of the routes, of the fields and of the choices that carry it', () => {
  const { slug } = product
  for (const page of ['index', 'audit', 'feature-flags']) {
    expect(existsSync(`apps/web/src/routes/_app.${slug}-admin.${page}.tsx`), page).toBe(true)
  }
  expect(Object.keys(mission.shape)).toContain(`${slug}Note`)
  expect(signUpNeeds).toContain(`learn-about-${slug}`)
})

it('GEN-11 neither the API nor the web app names the product or its routes by itself', () => {
  const named = readSourceFiles().filter(
    ({ path, text }) =>
      /^(apps|packages)\/\w+\/src\//.test(path) &&
      !isTest(path) &&
      !/\/(seeds|testing|routes)\/|routeTree\.gen|kernel\/product\.ts$/.test(path) &&
      (text.includes(product.name) || text.includes(`/${product.slug}-admin`)),
  )
  expect(named.map(({ path }) => path)).toEqual([])
})
