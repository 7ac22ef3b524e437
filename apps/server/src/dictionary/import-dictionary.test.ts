import { beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, openDatabase } from '../testing/start-app.ts'
import { dictionaryFormats } from './dictionary-file.ts'
import { dictionaryStore } from './dictionary-store.ts'
import { importDictionary } from './import-dictionary.ts'
import { aFile } from './testing-files.ts'

let store: ReturnType<typeof dictionaryStore>

beforeEach(async () => {
  store = dictionaryStore(openDatabase(await freshDatabase()))
})

const own = { source: 'Own', licence: 'CC0' }
const bring = (lines: readonly string[], dictionary = own) =>
  importDictionary(store, dictionary, dictionaryFormats.csv(aFile(['word,meaning', ...lines].join('\n'))))
const meanings = async (word: string) => (await store.look(word)).map(({ meaning }) => meaning)

describe('importDictionary', () => {
  it.each([
    ['csv', 'word,meaning\nമഴ,rain\n'],
    ['olam', 'id\tenglish_word\tpart_of_speech\tmalayalam_definition\n1\train\tn\tമഴ\n2\tx\tn\t\n'],
    ['datuk', '- entry: മഴ\n  defs:\n    - entry: rain\n'],
  ] as const)('imports a file of the format %s', async (format, text) => {
    expect(await importDictionary(store, own, dictionaryFormats[format](aFile(text)))).toEqual({
      type: 'imported',
      entries: 1,
      left: format === 'olam' ? 1 : 0,
    })
    expect(await store.look('മഴ')).toMatchObject([{ word: 'മഴ', meaning: 'rain', ...own }])
  })

  it('replaces the earlier import of the same source, and leaves other sources alone', async () => {
    await bring(['മഴ,rain', 'പുഴ,river'])
    await bring(['മഴ,decoy'], { source: 'Decoy', licence: 'other' })
    await bring(['മഴ,downpour'], { ...own, licence: 'CC BY' })
    expect(await meanings('മഴ')).toEqual(['decoy', 'downpour'])
    expect(await meanings('പുഴ')).toEqual([])
    expect(await store.list()).toEqual([
      { source: 'Decoy', licence: 'other', entries: '1' },
      { source: 'Own', licence: 'CC BY', entries: '1' },
    ])
  })

  it('imports nothing from a file with a fault, however late it comes, and keeps the earlier entries', async () => {
    await bring(['മഴ,rain'])
    const many = Array.from({ length: 2500 }, (_, at) => `പുഴ,river ${at}`)
    expect(await bring([...many, 'മഴ', ...many, 'nothing,x'])).toEqual({
      type: 'refused',
      faults: [
        { line: 2502, fault: 'There are 1 columns, not 2.' },
        { line: 5003, fault: 'The word is not Malayalam.' },
      ],
    })
    expect(await meanings('മഴ')).toEqual(['rain'])
    expect(await meanings('പുഴ')).toEqual([])
  })

  it('makes no source from a file that is refused', async () => {
    await bring(['മഴ'])
    expect(await store.count()).toBe(0)
  })

  it('reports twenty faults at most', async () => {
    const outcome = await bring(Array(100).fill('മഴ'))
    expect(outcome.type === 'refused' && outcome.faults.length).toBe(20)
  })

  it('refuses a file without an entry', async () => {
    expect(await bring([])).toEqual({
      type: 'refused',
      faults: [{ line: 1, fault: 'There is no entry in this file.' }],
    })
  })

  it('shows no incomplete import: until it is done, the old entries are there', async () => {
    await bring(['മഴ,rain'])
    const seen: string[][] = []
    await store.replace(own, async (add) => {
      await add([{ word: 'മഴ', meaning: 'downpour', pos: null }])
      seen.push(await meanings('മഴ'))
    })
    expect(seen).toEqual([['rain']])
    expect(await meanings('മഴ')).toEqual(['downpour'])
  })

  it('makes a second import of one source wait for the first', async () => {
    const lines = Array.from({ length: 1500 }, (_, at) => `പുഴ,river ${at}`)
    await Promise.all([bring(['മഴ,rain', ...lines]), bring(['മഴ,rain', ...lines])])
    expect(await meanings('മഴ')).toEqual(['rain'])
    expect(await store.list()).toMatchObject([{ entries: '1501' }])
  })
})

describe('remove', () => {
  it('deletes a dictionary with its entries, and no other', async () => {
    await bring(['മഴ,rain'])
    await bring(['മഴ,decoy'], { source: 'Decoy', licence: 'other' })
    expect(await store.remove('Own')).toBe(true)
    expect(await store.remove('Own')).toBe(false)
    expect(await meanings('മഴ')).toEqual(['decoy'])
  })
})
