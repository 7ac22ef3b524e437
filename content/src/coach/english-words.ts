import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')

/** Where the coach has the words that Check reads English by. Browsers, servers and tests read it as it is. */
export const englishWordsFile = join(root, 'packages/coach/src/meaning/english.json')

const files = ['english', 'malayalam', 'ways']

/** The same from what a teacher writes in `content/data/check`. */
export const englishWords = (): string =>
  `${JSON.stringify(
    Object.assign(
      {},
      ...files.map((file) => parse(readFileSync(join(root, `content/data/check/${file}.yaml`), 'utf8'))),
    ),
    null,
    2,
  )}\n`
