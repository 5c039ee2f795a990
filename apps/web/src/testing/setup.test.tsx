import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { currentLocale } from '../platform/i18n.ts'
import { show } from './show.tsx'

it('I18N-01 a test may speak English', async () => {
  await show(<p>shown</p>, { locale: 'en' })
  expect(screen.getByText('shown')).toBeDefined()
  expect([currentLocale(), document.documentElement.lang]).toEqual(['en', 'en'])
})

it('I18N-01 the next one speaks French again', () => {
  expect([currentLocale(), document.documentElement.lang]).toEqual(['fr', 'fr'])
})
