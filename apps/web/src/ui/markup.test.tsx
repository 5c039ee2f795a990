import { localTime } from '@renfort/domain/kernel/calendar.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'
import { Button } from './button.tsx'
import { en } from './en.ts'
import { Pagination } from './pagination.tsx'
import { TextField } from './text-field.tsx'
import { TimeRange } from './time-range.tsx'
import { UiWordsProvider } from './ui-words.tsx'

const html = (node: ReactNode) => renderToStaticMarkup(node)
const ignore = () => {}

describe('Button', () => {
  it('stays reachable when it cannot act, and says why', () => {
    const markup = html(<Button disabledReason="Ajoutez un horaire.">Continuer</Button>)
    const reasonId = /aria-describedby="([^"]+)"/.exec(markup)?.[1]
    expect(markup).toMatch(/^<button[^>]*aria-disabled="true"/)
    expect(markup).not.toMatch(/ disabled/)
    expect(markup).toContain(`id="${reasonId}" role="tooltip"`)
    expect(markup).toContain('Ajoutez un horaire.')
  })

  it('says that it is busy, in the language of the kit', () => {
    const busy = <Button pending>Save</Button>
    expect(html(busy)).toContain('Chargement en cours')
    expect(html(<UiWordsProvider words={en}>{busy}</UiWordsProvider>)).toContain('Loading')
  })
})

describe('TextField', () => {
  it('ties the error, then the help, to the control', () => {
    const markup = html(
      <TextField label="SIRET" value="" onChange={ignore} error="14 chiffres" help="Sur le Kbis" />,
    )
    const id = /<input[^>]* id="([^"]+)"/.exec(markup)?.[1]
    expect(markup).toContain(`for="${id}"`)
    expect(markup).toContain(`aria-describedby="${id}-error ${id}-help"`)
    expect(markup).toContain('aria-invalid="true"')
  })

  it('writes optional, never required', () => {
    const markup = html(<TextField label="Suffixe" isOptional value="" onChange={ignore} />)
    expect(markup).toContain('(facultatif)')
    expect(markup).not.toContain('aria-invalid=')
  })
})

describe('Pagination', () => {
  const pages = (page: number, pageCount: number) =>
    html(
      <Pagination
        page={page}
        pageCount={pageCount}
        link={({ page: to, children, ...link }) => (
          <a href={`?page=${to}`} {...link}>
            {children}
          </a>
        )}
      />,
    )

  it('CONST-01 shows five numbers and marks the current one', () => {
    const markup = pages(4, 9)
    expect([...markup.matchAll(/aria-label="Page (\d)"/g)].map(([, number]) => number)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
    ])
    expect(markup).toMatch(/aria-label="Page 4"[^>]*aria-current="page"/)
  })

  it('offers no page before the first, and shows nothing for one page', () => {
    expect(pages(1, 9)).not.toContain('Page précédente')
    expect(pages(1, 9)).toContain('Page suivante')
    expect(pages(1, 1)).toBe('')
  })
})

describe('TimeRange', () => {
  it('shows +1 past midnight, and says the next day', () => {
    const markup = html(<TimeRange from={localTime('22:00')} to={localTime('06:00')} endsNextDay />)
    expect(markup).toContain('22:00\u00a0– 06:00')
    expect(markup).toContain('le lendemain')
  })
})

describe('initialsOf', () => {
  it.each([
    ['Inès Martin', 'IM'],
    ['maison', 'M'],
    ['Jean-Paul de la Tour', 'JT'],
    ['', ''],
    ['élodie', 'É'],
  ])('reads %j as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
