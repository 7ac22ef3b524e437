import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const app = resolve(import.meta.dirname, '..')

/**
 * Everything else asks these, and so hears when the browser has not kept what it was given. The shelf of texts throws,
 * and the page that brings a text says that there is no room.
 */
const keepers = ['device/storage/safe-storage.ts', 'device/log/open-log.ts', 'device/texts/shelf.ts']

/** These read, and write nothing: before the first paint there is no code to ask. */
const readers = ['root.tsx', 'device/sync/target-sync.ts']

const stores = /\b(?:localStorage|sessionStorage|indexedDB|openDB|deleteDB)\b/
const writes =
  /\b(?:localStorage|sessionStorage)\s*(?:\.\s*(?:setItem|removeItem|clear)|\[)|\bindexedDB\s*\.|\b(?:openDB|deleteDB)\b/

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .map((path) => relative(app, join(app, path)).replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\.ts$/.test(path))

/** Comments may name a store. */
const codeOf = (path: string) =>
  readFileSync(join(app, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

it('finds what it looks for', () => {
  for (const keeper of keepers) expect(codeOf(keeper)).toMatch(stores)
  expect('localStorage.setItem(name, value)').toMatch(writes)
  expect('indexedDB.open(name)').toMatch(writes)
})

it('is one: no other file asks the browser’s own storage', () => {
  const others = sources.filter((path) => ![...keepers, ...readers].includes(path))
  expect(others.filter((path) => stores.test(codeOf(path)))).toEqual([])
})

it('is the only one that writes there', () => {
  expect(readers.filter((path) => writes.test(codeOf(path)))).toEqual([])
})
