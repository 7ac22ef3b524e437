import { type DictionaryReply, dictionaryApi } from '@app/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, openDatabase, startApp } from '../testing/start-app.ts'
import type { NewEntry } from './dictionary-line.ts'
import { dictionaryStore } from './dictionary-store.ts'

let server: Awaited<ReturnType<typeof startApp>>

beforeEach(async () => {
  server = await startApp({ db: openDatabase(await freshDatabase()) })
})

const anEntry = (word: string, meaning: string, pos: string | null = null): NewEntry => ({
  word,
  meaning,
  pos,
})

const bring = (source: string, ...entries: NewEntry[]) =>
  dictionaryStore(server.db).replace({ source, licence: `licence of ${source}` }, (add) => add(entries))

const ask = (word: string, headers = {}) =>
  server.get(`/api/dictionary?word=${encodeURIComponent(word)}`, headers)
const look = async (word: string) => (await (await ask(word)).json()) as DictionaryReply
const meanings = async (word: string) => (await look(word)).entries.map(({ meaning }) => meaning)

describe('GET /api/dictionary', () => {
  it('returns what every dictionary says of a word, with source and licence, and no other word', async () => {
    await bring('Second', anEntry('മഴ', 'shower'), anEntry('മാഴ', 'decoy'))
    await bring('First', anEntry('മഴ', 'rain', 'n'), anEntry('മഴ', 'rainfall'))
    expect(await look('മഴ')).toEqual({
      dictionaries: 2,
      entries: [
        { word: 'മഴ', meaning: 'rain', pos: 'n', source: 'First', licence: 'licence of First' },
        { word: 'മഴ', meaning: 'rainfall', pos: null, source: 'First', licence: 'licence of First' },
        { word: 'മഴ', meaning: 'shower', pos: null, source: 'Second', licence: 'licence of Second' },
      ],
    })
  })

  it('keeps the contract', async () => {
    await bring('A', anEntry('മഴ', 'rain'))
    const answered = await look('മഴ')
    expect(dictionaryApi.look.reply['~standard'].validate(answered)).toEqual({ typed: true, value: answered })
  })

  it('says when there is no dictionary at all, and when no dictionary has the word', async () => {
    expect(await look('മഴ')).toEqual({ dictionaries: 0, entries: [] })
    await bring('A', anEntry('പുഴ', 'river'))
    expect(await look('മഴ')).toEqual({ dictionaries: 1, entries: [] })
  })

  it('finds a word in any spelling of the request and the dictionary', async () => {
    await bring('A', anEntry('മുന്കൂര്', 'in advance'), anEntry('അവൻ', 'he'), anEntry('നാലു', 'four'))
    expect(await meanings('മുൻകൂർ')).toEqual(['in advance'])
    expect(await meanings(' അവന്\u200D ')).toEqual(['he'])
    expect(await meanings('നാല്')).toEqual(['four'])
  })

  it('returns only the word itself if a dictionary has it and another word with the same old spelling', async () => {
    await bring('A', anEntry('അവന്', 'to him'), anEntry('അവൻ', 'he'))
    expect(await meanings('അവൻ')).toEqual(['he'])
    expect(await meanings('അവന്')).toEqual(['to him'])
  })

  it('returns no more than a card has room for', async () => {
    await bring('A', ...Array.from({ length: 80 }, (_, at) => anEntry('മഴ', `meaning ${at}`)))
    const all = await meanings('മഴ')
    expect(all).toHaveLength(50)
    expect(all.at(-1)).toBe('meaning 49')
  })

  it.each(['', '   ', 'മ'.repeat(101), 'മഴ\u0000', "മഴ\n' or 1=1"])('refuses %j', async (word) => {
    const reply = await ask(word)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid' })
  })

  it('refuses a request without a word', async () => {
    const reply = await server.get('/api/dictionary')
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ message: 'The word is missing.' })
  })

  it('treats a word only as a word, whatever it means to a database', async () => {
    await bring('A', anEntry('മഴ', 'rain'))
    for (const word of ["' or true --", '%', '_', 'മ%', '\\']) expect(await meanings(word)).toEqual([])
  })

  it('returns 304 to a client that has this, and the new entries after an import', async () => {
    await bring('A', anEntry('മഴ', 'rain'))
    const etag = (await ask('മഴ')).headers.get('etag') ?? ''
    expect((await ask('മഴ', { 'if-none-match': etag })).status).toBe(304)
    await bring('B', anEntry('മഴ', 'rain too'))
    expect((await ask('മഴ', { 'if-none-match': etag })).status).toBe(200)
  })
})
