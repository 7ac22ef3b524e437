import { coachWithLexicon } from '@app/coach'
import { messagesOf } from '@app/learning/coach'
import { shippedContent, shippedLexicon } from './shipped.ts'

/** The coach that is built in, with all that is shipped. It takes the first of what it may choose from. */
export function shippedCoach() {
  const { sentences: topics, patterns, translation: tables } = shippedContent()
  return coachWithLexicon({ ...{ topics, patterns, tables }, entries: shippedLexicon(), random: () => 0 })
}

type Guess = { pronunciation?: string; meaning?: string }

/** What Check says of a guess at a sentence: first of its sound, then of its meaning. */
export async function checkGuess(
  coach: ReturnType<typeof shippedCoach>,
  text: string,
  guess: Guess,
): Promise<{ sound: string; meaning: string }> {
  const reply = await coach(messagesOf({ type: 'check', text, pronunciation: '', meaning: '', ...guess }))
  const [sound = '', meaning = ''] = reply.split('\n\n')
  return { sound, meaning }
}
