import {
  contentFolder,
  formatFault,
  readContentFiles,
  readFilmFolder,
  readSource,
  type Source,
} from '@app/content/reader'
import { describe, expect, it } from 'vitest'
import { freshFilms } from './fresh-films.ts'

const files = readContentFiles(contentFolder, (path) => path.includes('films/'))
const shipped = readSource(files, new Map(), readFilmFolder(contentFolder))
/** One film only, so that the test is quick. */
const source: Source = {
  ...shipped,
  films: shipped.films.filter(({ theme }) => theme === 'food'),
  filmManifest: { food: shipped.filmManifest.food ?? { key: '', duration: 0, files: {} } },
}
const faults = (changed: Partial<Source>) => freshFilms({ ...source, ...changed }).map(formatFault)
const script = 'content/data/films/food/script.yaml:2'
const remake = 'npm run make:films -- food.'
const stale = [
  `${script}  The film, or films/food.json, is not the one that belongs to what is written and drawn: ${remake}`,
]

/** The film with its first line changed. */
const rewritten = (fields: { text?: string; gloss?: string[] }) =>
  source.films.map((film) => ({
    ...film,
    lines: film.lines.map((line, at) => (at === 0 ? { ...line, ...fields } : line)),
  }))

describe('freshFilms', () => {
  it('accepts a film made from the current script and pictures', () => {
    expect(faults({})).toEqual([])
  })

  it('finds no fault in the shipped films', () => {
    expect(freshFilms(shipped).map(formatFault)).toEqual([])
  })

  it('refuses a film that is only written', () => {
    const sentence = `${script}  The film "food" is not made yet: ${remake}`
    expect(faults({ filmManifest: {} })).toEqual([sentence])
    expect(
      faults({ filmFolder: new Map([...source.filmFolder].filter(([name]) => name !== 'food.webm')) }),
    ).toEqual([sentence])
  })

  it('refuses a film whose script has changed, in its text or its meanings', () => {
    const first = source.films[0]?.lines[0]
    expect(faults({ films: rewritten({ text: `${first?.text} ഇതാ` }) })).toEqual(stale)
    expect(faults({ films: rewritten({ gloss: ['uncle', 'tasty', 'smell', 'what', 'made'] }) })).toEqual(
      stale,
    )
  })

  it('refuses a transcript that was changed by hand', () => {
    const written = JSON.parse(files.get('films/food.json') ?? '') as { snippets: { start: number }[] }
    const moved = {
      ...written,
      snippets: written.snippets.map((line) => ({ ...line, start: line.start + 0.1 })),
    }
    expect(faults({ transcripts: new Map([['food', moved]]) })).toEqual(stale)
    expect(faults({ transcripts: new Map() })).toEqual(stale)
  })

  it('refuses changed files, files that are too heavy, and entries without a film', () => {
    const file = { path: '/food.mp4', hash: '00000000', bytes: 3_000_000 }
    expect(faults({ filmFolder: new Map([...source.filmFolder, ['food.mp4', file]]) })).toEqual([
      `content/films/manifest.json:1  The file food.mp4 is not the one that was made: ${remake}`,
      'content/films/manifest.json:1  The file food.mp4 is heavier than 2500000 bytes.',
    ])
    const { food } = source.filmManifest
    expect(food && faults({ filmManifest: { food, music: food } })).toEqual([
      'content/films/manifest.json:1  Nobody has written a film "music".',
    ])
  })

  it('refuses a film that is too short or too long', () => {
    const { food } = source.filmManifest
    expect(food && faults({ filmManifest: { food: { ...food, duration: 59 } } })).toContain(
      'content/data/films/food/script.yaml:12  The film is 59 s long; it is to have 60 to 120.',
    )
  })
})
