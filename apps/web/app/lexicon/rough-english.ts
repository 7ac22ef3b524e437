import { mayBeRead, roughEnglish } from '@app/coach'
import { words } from '@app/malayalam'
import { language } from './language.ts'
import { readingsOf } from './lexicon.ts'

/**
 * What a line says, roughly, or undefined where that is not sure or the dictionary did not arrive. It is large
 * with the dictionary and its rules: import this file by `import()`.
 */
export async function roughOf(text: string): Promise<string | undefined> {
  if (!mayBeRead(text)) return undefined
  try {
    const found = new Map(
      await Promise.all(words(text).map(async (word) => [word, await readingsOf(word)] as const)),
    )
    return roughEnglish(text, { readings: (word) => found.get(word) ?? [], language })
  } catch {
    return undefined
  }
}
