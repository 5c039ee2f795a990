import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

const tabs = ['Favoris', 'Réseau', 'Tous'].map((label) => ({
  id: label,
  label,
  content: `Siders : ${label}`,
}))

function Siders() {
  const [selected, setSelected] = useState('Favoris')
  return <Tabs label="Siders" {...{ tabs, selected }} onChange={setSelected} />
}

function show() {
  render(<Siders />)
  return userEvent.setup({ delay: null })
}

const selected = () => screen.getByRole('tab', { selected: true })

describe('Tabs', () => {
  it('the tab that is selected controls the panel, which has its name', () => {
    show()
    const panel = byRole('tabpanel', 'Favoris')
    expect(byRole('tablist', 'Siders').contains(selected())).toBe(true)
    expect(selected().getAttribute('aria-controls')).toBe(panel.id)
    expect(panel.textContent).toBe('Siders : Favoris')
  })

  it('arrows select and focus the next tab, round and round; Home and End the ends', async () => {
    const user = show()
    await user.tab()
    const seen: unknown[] = []
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      await user.keyboard(key)
      expect(document.activeElement).toBe(selected())
      seen.push(selected().textContent)
    }
    expect(seen).toEqual(['Réseau', 'Tous', 'Favoris', 'Tous', 'Favoris'])
    expect(screen.getByRole('tabpanel').textContent).toBe('Siders : Favoris')
  })

  it('is one stop of Tab', async () => {
    const user = show()
    await user.tab()
    expect(document.activeElement).toBe(selected())
    await user.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('TabLinks', () => {
  it('is a named navigation whose current page is marked', () => {
    render(
      <TabLinks
        label="Missions"
        selected="Tous"
        tabs={tabs}
        link={({ id, children, ...link }) => (
          <a href={`#${id}`} {...link}>
            {children}
          </a>
        )}
      />,
    )
    expect(byRole('navigation', 'Missions').querySelectorAll('a')).toHaveLength(3)
    expect(byRole('link', 'Tous').getAttribute('aria-current')).toBe('page')
    expect(byRole('link', 'Réseau').hasAttribute('aria-current')).toBe(false)
    expect(screen.queryByRole('tab')).toBeNull()
  })
})
