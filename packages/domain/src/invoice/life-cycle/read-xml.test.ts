import { describe, expect, it } from 'vitest'
import { elementsAt, readXml, textAt } from './read-xml.ts'
import { element, textElement, xmlDocument } from '../xml.ts'

describe('reading XML', () => {
  it('reads what the writer wrote, with any prefixes and characters', () => {
    const text = 'Brasserie <Bellecour> & "fils" 😀 ‘à l’heure’'
    const written = xmlDocument(
      element('a:root', element('b:list', textElement('b:each', text, { id: 'x & y' }))),
      { a: 'urn:a', b: 'urn:b' },
    )
    const root = readXml(written)
    expect(root?.name).toBe('root')
    expect(root && textAt(root, 'list', 'each')).toBe(text)
    expect(root && elementsAt(root, 'list', 'each')[0]?.attributes).toEqual({ id: 'x & y' })
  })

  it('takes comments, plain text, empty elements and a mark of byte order', () => {
    const root = readXml(
      '\uFEFF<?xml version="1.0"?><!-- <no> --><r><!-- - --><a/><b>1<![CDATA[<2>&amp;]]>3</b><b x=\'4\'> &#x41;&#66; </b></r>\n',
    )
    expect(root && elementsAt(root, 'b').map(({ content }) => content)).toEqual([
      '1<2>&amp;3',
      ' AB ',
    ])
    expect(root && textAt(root, 'a')).toBeNull()
    expect(root && textAt(root, 'c', 'd')).toBeNull()
  })

  it.each([
    ['', 'nothing'],
    ['text', 'no element'],
    ['<a>', 'an open element'],
    ['<a></b>', 'another end'],
    ['</a>', 'an end alone'],
    ['<a/><b/>', 'two roots'],
    ['<a>1</a>2', 'text after the root'],
    ['<a b=c/>', 'an attribute without quotes'],
    ['<a', 'a tag without end'],
    ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'a document type'],
    ['<a><!ENTITY x "y"></a>', 'an entity'],
    [`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, 'depth'],
    [`<a>${'x'.repeat(1_000_000)}</a>`, 'size'],
  ])('refuses what is no document: %s (%s)', (text) => {
    expect(readXml(text)).toBeNull()
  })

  it('references that nobody declared stay as they are', () => {
    const root = readXml('<a>&x; &#0; &#xD800; &#1114112;</a>')
    expect(root?.content).toBe('&x; &#0; &#xD800; &#1114112;')
  })
})
