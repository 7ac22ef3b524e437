import { type CoachBank, coachWithLexicon } from '@app/coach'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { CoachModel } from './coach-model.ts'

type Needs = Pick<CoachBank, 'topics' | 'patterns'> & { loadLexicon: () => Promise<readonly LexiconEntry[]> }

/**
 * Our own rules. A browser has them itself; this is for clients that ask the server, so the lexicon is read
 * with the first question.
 */
export function builtInModel({ topics, patterns, loadLexicon }: Needs): CoachModel {
  let opened: Promise<ReturnType<typeof coachWithLexicon>> | undefined

  async function open() {
    return coachWithLexicon({ topics, patterns, entries: await loadLexicon(), random: Math.random })
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
