import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')

/** Where the coach has the words that Check reads English by. Browsers, servers and tests read it as it is. */
export const englishWordsFile = join(root, 'packages/coach/src/meaning/english.json')

/** The same from what a teacher writes, `content/data/check/english.yaml`. */
export const englishWords = (): string =>
  `${JSON.stringify(parse(readFileSync(join(root, 'content/data/check/english.yaml'), 'utf8')), null, 2)}\n`
