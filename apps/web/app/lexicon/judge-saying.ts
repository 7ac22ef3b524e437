import { judgeSaid, type SaidPrompt, type SaidVerdict, wordsToRead } from '@app/coach'
import { wordReadings } from '@app/learning/vocabulary'
import { isMalayalam } from '@app/malayalam'
import { language } from './language.ts'
import { lexicon, loadLexicon, readingsOf } from './lexicon.ts'

/**
 * What is told of something that was said: nothing is told where the dictionary did not arrive. It is large with the
 * dictionary and its rules: import this file by `import()`.
 */
export async function judgeSaying(prompt: SaidPrompt, said: readonly string[]): Promise<SaidVerdict> {
  try {
    // In Latin letters a word may be any of the dictionary.
    if (said.every(isMalayalam)) await Promise.all(wordsToRead(prompt, said).map(readingsOf))
    else await loadLexicon()
    return judgeSaid(prompt, said, { readings: (word) => wordReadings(word, lexicon), language })
  } catch {
    return { type: 'cannotTell' }
  }
}
