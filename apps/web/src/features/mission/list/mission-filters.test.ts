import { expect, it } from 'vitest'
import { isStatusPage, listStatusOf, otherPages, statusPages, tabPages } from './mission-filters.ts'

it('TASK-06 the page completed asks for done, the others for their own name', () => {
  expect(statusPages.map(listStatusOf)).toEqual([
    'draft',
    'new',
    'ongoing',
    'upcoming',
    'done',
    'closed',
  ])
})

it('TASK-05 knows six pages and no other', () => {
  expect(isStatusPage('draft')).toBe(true)
  expect(['all', 'done', 'view', ''].filter(isStatusPage)).toEqual([])
})

it('TASK-08 every page can be reached, by a tab or by the select next to them', () => {
  expect([...tabPages.slice(1), ...otherPages].toSorted()).toEqual(statusPages.toSorted())
})
