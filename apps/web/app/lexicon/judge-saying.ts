import { judgeSaid, type SaidPrompt, type SaidVerdict, wordsToRead } from '@app/coach'
import { language } from './language.ts'
import { readingsOf } from './lexicon.ts'

/**
 * What is told of something that was said: nothing is told where the dictionary did not arrive. It is large with the
 * dictionary and its rules: import this file by `import()`.
 */
export async function judgeSaying(prompt: SaidPrompt, said: readonly string[]): Promise<SaidVerdict> {
  try {
    const found = new Map(
      await Promise.all(
        wordsToRead(prompt, said).map(async (word) => [word, await readingsOf(word)] as const),
      ),
    )
    return judgeSaid(prompt, said, { readings: (word) => found.get(word) ?? [], language })
  } catch {
    return { type: 'cannotTell' }
  }
}
