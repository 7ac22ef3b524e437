import { type CoachBank, coachWithLexicon, type Tables } from '@app/coach'
import type { EnglishData } from '@app/learning/english-words'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { CoachModel } from '../outside/coach.ts'

type Needs = Pick<CoachBank, 'topics' | 'patterns'> & {
  /** What Malayalam words are in English. */
  tables: Tables
  loadLexicon: () => Promise<readonly LexiconEntry[]>
  loadEnglishWords: () => Promise<EnglishData>
}

/**
 * Our own rules. A browser has them itself; this is for clients that ask the server, so the lexicon is read
 * with the first question.
 */
export function builtInModel({ topics, patterns, tables, loadLexicon, loadEnglishWords }: Needs): CoachModel {
  let opened: Promise<ReturnType<typeof coachWithLexicon>> | undefined

  async function open() {
    const [entries, englishData] = await Promise.all([loadLexicon(), loadEnglishWords()])
    return coachWithLexicon({ topics, patterns, tables, entries, englishData, random: Math.random })
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
