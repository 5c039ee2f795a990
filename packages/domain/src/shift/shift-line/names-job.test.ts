import { expect, it } from 'vitest'
import { namesJob } from './names-job.ts'

it.each([
  ['serveurs', 'Serveur / Serveuse', true],
  ['serveuse', 'Serveur / Serveuse – Terrasse', true],
  ['chefs de rang', 'Chef de rang', true],
  ['cuisiniers', 'Serveur / Serveuse', false],
  ['SERVEURS', 'serveur', true],
  ['de', 'Chef de rang', false],
  ['', 'Serveur', false],
])('« %s » for « %s »: %s', (said, job, isNamed) => {
  expect(namesJob(said, job)).toBe(isNamed)
})
