import { idOf } from '../../../practice/item.ts'
import type { Target } from '../parts.ts'
import { otherTaughtForms } from '../put-ending/word-for-ending.ts'
import type { World } from '../world.ts'
import type { SayIt } from './schema.ts'

/** A word to say by its meaning (recall), or to read aloud. */
export function makeSayIt(asked: Target, { content }: World): SayIt | undefined {
  const word = content.words.get(idOf(asked.item))
  if (!word) return undefined
  return {
    kind: 'say-it',
    targets: [asked],
    by: asked.skill === 'recall' ? 'meaning' : 'eye',
    text: word.word,
    words: [word.word, ...(word.also ?? [])],
    forms: otherTaughtForms(word, content),
    means: word.means.join(', '),
    ...(word.audio !== '' && { audio: word.audio }),
  }
}
