import House from 'lucide-react/icons/house'
import { describe, expect, it } from 'vitest'
import { matchingEntries } from './palette-entry.ts'
import { isPaletteKey } from './palette-key.ts'

const entries = ['Fiches de poste', 'Paramètres', 'Mon équipe'].map((label) => ({
  id: label,
  label,
  icon: House,
  run: () => undefined,
}))

describe('the pages and actions of the search', () => {
  it.each([
    ['', ['Fiches de poste', 'Paramètres', 'Mon équipe']],
    ['parametres', ['Paramètres']],
    ['ÉQUI', ['Mon équipe']],
    ['poste fiche', ['Fiches de poste']],
    ['iches', []],
    ['fihces', ['Fiches de poste']],
    ['fich de pste', ['Fiches de poste']],
    ['fchs', []],
  ])('%j', (typed, labels) => {
    expect(matchingEntries(entries, typed).map(({ label }) => label)).toEqual(labels)
  })
})

describe('the keys that open the search', () => {
  const none = {
    key: 'k',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
  }
  it.each([
    ['Ctrl', { ctrlKey: true }, true],
    ['Ctrl', { ctrlKey: true, key: 'K' }, true],
    ['⌘', { metaKey: true }, true],
    ['⌘', { ctrlKey: true }, false],
    ['Ctrl', { metaKey: true }, false],
    ['Ctrl', {}, false],
    ['Ctrl', { ctrlKey: true, shiftKey: true }, false],
    ['Ctrl', { ctrlKey: true, altKey: true }, false],
    ['Ctrl', { ctrlKey: true, repeat: true }, false],
    ['Ctrl', { ctrlKey: true, key: 'j' }, false],
  ])('%s %j', (command, pressed, opens) => {
    expect(isPaletteKey({ ...none, ...pressed }, command)).toBe(opens)
  })
})
