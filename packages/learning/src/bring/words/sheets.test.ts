import { describe, expect, it } from 'vitest'
import type { Columns } from '../tables/columns.ts'
import { sheetsOfNotes } from './anki-notes.ts'
import { wordsOfFile } from './sheets.ts'
import { readWordsCsv } from './words-csv.ts'

/** The words as `word = meaning`, and the lines that were left. */
function taken(file: ReturnType<typeof readWordsCsv>, columns?: Columns, mended?: Record<number, string>) {
  const pairs = Object.entries(mended ?? {}).map(([line, word]) => [Number(line), word] as const)
  const read = wordsOfFile(file, columns && [columns], new Map(pairs))
  return read.type === 'refused'
    ? read.refusal.why
    : [
        ...read.words.map(({ word, meaning }) => `${word} = ${meaning}`),
        ...(read.left ?? []).map(({ line, why }) => `${line}: ${why}`),
      ]
}

const table = readWordsCsv('വീട്,house,noun\nമഴ,rain,noun\nmaram,tree,noun\n')

describe('the columns of a table', () => {
  it('are taken as they were guessed, or as they were set', () => {
    expect(taken(table)).toEqual(['വീട് = house', 'മഴ = rain', '3: no-malayalam'])
    expect(taken(table, { word: 0, meaning: 2 })).toEqual(['വീട് = noun', 'മഴ = noun', '3: no-malayalam'])
    expect(taken(table, { word: 0 })).toEqual(['വീട് = ', 'മഴ = ', '3: no-malayalam'])
  })

  it('give no word if none is the column of words, and every row is counted', () => {
    expect(taken(table, { meaning: 1 })).toBe('no words')
    expect(taken(table, { word: 1 })).toBe('no words')
  })

  it('can be set where nothing could be guessed', () => {
    const seldom = readWordsCsv('x,a\ny,b\nz,മഴ\n')
    expect(seldom).toMatchObject({ sheets: [{ columns: {} }] })
    expect(taken(seldom, { word: 1, meaning: 0 })).toEqual(['മഴ = z', '1: no-malayalam', '2: no-malayalam'])
  })
})

describe('a row that cannot be taken', () => {
  it('is taken with the word that was written for it, in its place', () => {
    const first = readWordsCsv('word,meaning\nmaram,tree\nമഴ,rain\n,house\n')
    expect(taken(first, undefined, { 2: ' മരം ' })).toEqual(['മരം = tree', 'മഴ = rain', '4: empty'])
    expect(taken(first, undefined, { 2: 'tree', 4: 'വീട്' })).toEqual([
      'മഴ = rain',
      'വീട് = house',
      '2: no-malayalam',
    ])
  })

  it('of ours, too', () => {
    const head = 'word,meaning,pronunciation,sentence,translation,film,start,seconds'
    const ours = readWordsCsv(`${head}\nമഴ,rain,,,,,,\n,house,,,,,,\n`)
    expect(taken(ours, undefined, { 3: 'വീട്' })).toEqual(['മഴ = rain', 'വീട് = house'])
  })

  it('of a collection brings its reviews along', () => {
    const types = new Map([['1', { name: 'Basic', fields: ['Front', 'Back'], fronts: ['{{Front}}'] }]])
    const notes = [
      { id: 'a', type: '1', fields: ['മഴ', 'rain'] },
      { id: 'b', type: '1', fields: ['maram', 'tree'] },
    ]
    const review = { at: 1_700_000_000_000, card: '7', note: 'b', ord: 0, ease: 3, took: 1000 }
    const file = sheetsOfNotes(types, notes, [review])
    expect(wordsOfFile(file)).toMatchObject({ reviews: [], left: [{ line: 2 }] })
    expect(wordsOfFile(file, undefined, new Map([[2, 'മരം']]))).toMatchObject({
      words: [{ word: 'മഴ' }, { word: 'മരം' }],
      reviews: [{ review: { word: 'മരം', card: 'read' } }],
    })
    expect(wordsOfFile(file, [{ word: 1, meaning: 0 }])).toMatchObject({ type: 'refused' })
  })
})
