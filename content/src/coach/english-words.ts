import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../../..')

/** Where the coach has the words by which it compares meanings. Browsers, servers and tests read it as it is. */
export const englishWordsFile = join(root, 'packages/coach/src/glosses/english.json')

const data = (name: string) => parse(readFileSync(join(root, 'content/data', name), 'utf8'))

/** The same from what a teacher writes: the words that may be said for one another in a sentence, and in a gloss. */
export function englishWords(): string {
  const { alike, ...words } = data('glosses.yaml')
  const said: string[] = data('translation/alike.yaml').alike.words
  const single = said.filter((group) => !group.includes(','))
  return `${JSON.stringify({ ...words, alike: [...single, ...alike] }, null, 2)}\n`
}
