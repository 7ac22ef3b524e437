import { builtInCoach, type CoachBank, patternWordsOf } from '@app/learning/built-in-coach'
import { type LexiconEntry, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import type { CoachModel } from './coach-model.ts'

type Needs = Pick<CoachBank, 'topics' | 'patterns'> & { loadLexicon: () => Promise<readonly LexiconEntry[]> }

/** Our own rules. A browser has them itself: here they answer who asks the server, so the lexicon is read with the first question. */
export function builtInModel({ topics, patterns, loadLexicon }: Needs): CoachModel {
  let opened: Promise<ReturnType<typeof builtInCoach>> | undefined

  async function open() {
    const entries = await loadLexicon()
    const lexicon = makeLexicon(entries)
    return builtInCoach({
      bank: { topics, patterns, words: patternWordsOf(entries, patterns) },
      readingsFor: async () => (word) => wordReadings(word, lexicon),
      random: Math.random,
    })
  }

  return {
    kind: 'built-in',
    identity: 'built-in',
    async chat(messages) {
      opened ??= open()
      return (await opened)(messages)
    },
  }
}
