import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { byRole } from '../testing/by-role.ts'
import { scroll, watchPlaces } from '../testing/near-window.ts'
import { LongList, LongListRow } from './long-list.tsx'
import { LongTable } from './long-table.tsx'
import { type Column, Table, type TableProps } from './table.tsx'

interface Row {
  id: string
}
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id: `${id}` }))
const columns: Column<Row>[] = [
  { id: 'day', header: 'Jour', isSortable: true, cell: ({ id }) => <a href="#jour">Jour {id}</a> },
  { id: 'price', header: 'Prix', cell: ({ id }) => `${id} €` },
]
const onSort = vi.fn<NonNullable<TableProps<Row>['sort']>['onChange']>()

function Shifts(props: Partial<TableProps<Row>>) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      label="Horaires"
      rows={rowsOf(3)}
      rowKey={({ id }) => id}
      selection={{
        selected,
        onChange,
        nameOf: ({ id }) => `Jour ${id}`,
        disabledReasonOf: ({ id }) => (id === '2' ? 'Contrat signé.' : undefined),
      }}
      {...{ columns, ...props }}
    />
  )
}

function show(props: Partial<TableProps<Row>> = {}) {
  onSort.mockClear()
  render(<Shifts {...props} />)
  return userEvent.setup({ delay: null })
}

const box = (name: string) => byRole('checkbox', name) as HTMLInputElement

afterEach(() => vi.unstubAllGlobals())

describe('Table', () => {
  it('is a named table with a head and a row each', () => {
    show()
    const table = byRole('table', 'Horaires')
    expect(within(table).getAllByRole('row')).toHaveLength(4)
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
  })

  it.each([
    ['ascending', 'descending'],
    ['descending', 'ascending'],
  ] as const)(
    'a column that is sorted %s says so, and its button asks for %s',
    async (direction, next) => {
      const user = show({ sort: { column: 'day', direction, onChange: onSort } })
      expect(byRole('columnheader', 'Jour').getAttribute('aria-sort')).toBe(direction)
      expect(byRole('columnheader', 'Prix').hasAttribute('aria-sort')).toBe(false)
      byRole('button', 'Jour').focus()
      await user.keyboard('{Enter}')
      expect(onSort).toHaveBeenCalledExactlyOnceWith('day', next)
    },
  )

  it('a column that is not sorted yet is sorted ascending first', async () => {
    const user = show({ sort: { column: 'price', direction: 'ascending', onChange: onSort } })
    await user.click(byRole('button', 'Jour'))
    expect(onSort).toHaveBeenCalledExactlyOnceWith('day', 'ascending')
  })

  it('one box selects what can be selected, and is mixed for some of it', async () => {
    const user = show()
    const all = box('Tout sélectionner')
    await user.click(box('Sélectionner Jour 0'))
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await user.click(all)
    expect([all.checked, all.indeterminate]).toEqual([true, false])
    expect(box('Sélectionner Jour 2').checked).toBe(false)
    await user.click(all)
    expect(box('Sélectionner Jour 0').checked).toBe(false)
  })

  it('arrows lead to the same control of the next row and the one before', async () => {
    const user = show()
    byRole('link', 'Jour 0').focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(byRole('link', 'Jour 1'))
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(byRole('link', 'Jour 0'))
  })

  it('gives its place to what is said of no rows', () => {
    show({ rows: [], empty: <p>Aucun horaire</p> })
    expect([screen.queryByRole('table'), screen.getByText('Aucun horaire')]).toMatchObject([
      null,
      {},
    ])
  })
})

describe('LongTable', () => {
  const long = (
    <LongTable label="Horaires" rows={rowsOf(100)} rowKey={({ id }) => id} columns={columns} />
  )

  it('says how many rows there are, and which one each is, though few are drawn', () => {
    watchPlaces()
    render(long)
    expect(byRole('table', 'Horaires').getAttribute('aria-rowcount')).toBe('101')
    const drawn = screen.getAllByRole('row').slice(1)
    expect(drawn).toHaveLength(40)
    expect(drawn[0]?.getAttribute('aria-rowindex')).toBe('2')
    expect(drawn.at(-1)?.getAttribute('aria-rowindex')).toBe('41')
  })

  it('draws the others once the window comes near', () => {
    watchPlaces()
    render(long)
    scroll(true)
    const drawn = screen.getAllByRole('row').slice(1)
    expect(drawn).toHaveLength(100)
    expect(drawn.at(-1)?.getAttribute('aria-rowindex')).toBe('101')
  })
})

describe('LongList', () => {
  it('is a named region whose rows say their place among all', () => {
    watchPlaces()
    render(
      <LongList label="Heures" count={25} pageSize={10} rowHeight={40}>
        {(start, length) =>
          rowsOf(length).map(({ id }, place) => (
            <LongListRow key={id} place={start + place} count={25}>
              Ligne {start + place}
            </LongListRow>
          ))
        }
      </LongList>,
    )
    expect(byRole('region', 'Heures')).toBeDefined()
    expect(screen.getAllByRole('listitem')).toHaveLength(10)
    scroll(true)
    const rows = screen.getAllByRole('listitem')
    expect(rows).toHaveLength(25)
    expect(rows.at(-1)?.getAttribute('aria-posinset')).toBe('25')
    expect(rows.every((row) => row.getAttribute('aria-setsize') === '25')).toBe(true)
  })
})
