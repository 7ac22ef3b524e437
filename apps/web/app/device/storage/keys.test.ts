import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { databaseKeys, deviceKeys, tabKeys } from './keys.ts'

const web = join(import.meta.dirname, '../../..')

type Kept = Record<'localStorage' | 'sessionStorage' | 'indexedDB', Record<string, unknown>>
const devices = globSync('fixtures/0.1.0/devices/*.json', { cwd: web })

/** The name under which the router keeps scroll positions. */
const ofRouter = 'react-router-scroll-positions'

/** A call to a storage with a literal name. */
const spelt =
  /\b(?:(?:device|tab|local|session)Storage|indexedDB|caches)\??\.\w+\(\s*['"`](?!\$\{)|\bpersistedStore(?:<.*>)?\(\s*['"`]/

/** What belongs to a language that is learnt, under the name that it has for Malayalam only. */
const ofNoLanguage = new RegExp(
  [
    '(ownerOf|progressStorage|keepChange|changeNames)\\(deviceStorage\\b',
    '(deviceStorage\\.\\w+|persistedStore(<.*>)?)\\(\\s*deviceKeys\\.(learner|saved|known|denied|course|session(Settings)|review|progress)',
    'tabStorage\\.\\w+\\(tabKeys\\.(attempt|placement|shownCards|reviewedWords|coachDraft)',
  ].join('|'),
)

describe('the names under which the device keeps something', () => {
  it.each(devices)('are those of 0.1.0: %s', (path) => {
    const kept = JSON.parse(readFileSync(join(web, path), 'utf8')) as Kept
    expect(unknown(Object.keys(kept.localStorage), deviceKeys)).toEqual([])
    expect(unknown(Object.keys(kept.sessionStorage), { ...tabKeys, ofRouter })).toEqual([])
    expect(unknown(Object.keys(kept.indexedDB), databaseKeys)).toEqual([])
  })

  it('are literal in this file only', () => {
    const files = globSync(['app/**/*.{ts,tsx}', 'sw/*.ts'], { cwd: web })
    const naming = files.filter(
      (path) => !path.includes('.test.') && spelt.test(readFileSync(join(web, path), 'utf8')),
    )
    expect(naming).toEqual([])
  })

  it('are asked for the language that is learnt where they are of it', () => {
    const files = globSync('app/**/*.{ts,tsx}', { cwd: web })
    const mixing = files.filter(
      (path) =>
        !/\.test\.|\/testing\.ts$/.test(path) && ofNoLanguage.test(readFileSync(join(web, path), 'utf8')),
    )
    expect(mixing).toEqual([])
    for (const call of [
      'ownerOf(deviceStorage)',
      'deviceStorage.readJson(deviceKeys.savedWords)',
      'tabStorage.getItem(tabKeys.attempt)',
    ])
      expect(ofNoLanguage.test(call), call).toBe(true)
  })

  it('are found where a call has a literal name', () => {
    for (const call of [
      `deviceStorage.getItem('savedWords')`,
      'deviceStorage.removeItem(`currentTime_travel`)',
      `globalThis.caches?.open("clips")`,
      `persistedStore<{ token: string | null }>('waitlist', read)`,
    ])
      expect(spelt.test(call), call).toBe(true)
  })
})

/** The names without a key. A key that ends in `_` or `/` may be followed by an id. */
function unknown(names: readonly string[], keys: Readonly<Record<string, string>>): string[] {
  const all = Object.values(keys)
  return names.filter((name) => !all.some((key) => (/[_/]$/.test(key) ? name.startsWith(key) : name === key)))
}
