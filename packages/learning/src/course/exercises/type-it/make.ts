import { keyOf } from '@app/malayalam'
import { idOf } from '../../../practice/item.ts'
import { courseIndex } from '../../course-index.ts'
import { sharesSense } from '../../senses.ts'
import { meaningOf } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { otherTaughtForms } from '../put-ending/word-for-ending.ts'
import type { World } from '../world.ts'
import type { TypeIt } from './schema.ts'

/** A word to type, by its meaning or as it is heard. */
export function makeTypeIt(asked: Target, { content }: World): TypeIt | undefined {
  const word = content.words.get(idOf(asked.item))
  const by = asked.skill === 'hear' ? 'ear' : 'meaning'
  if (!word || (by === 'ear' && word.audio === '')) return undefined
  const index = courseIndex(content)
  const own = [word.word, ...(word.also ?? [])]
  const isOwn = (text: string) => own.some((one) => keyOf(one) === keyOf(text))
  // Nobody means a name where a word is asked for: anju is അഞ്ച്.
  const alike = index.typedLike(word.word).filter((other) => other.pos !== 'name' && !isOwn(other.word))
  // What sounds the same is right where the word is heard.
  const same =
    by === 'ear' ? alike.filter((other) => index.tokens(other).join() === index.tokens(word).join()) : []
  const synonyms =
    by === 'meaning' ? index.ofClass(word).filter((other) => other !== word && sharesSense(word, other)) : []
  return {
    kind: 'type-it',
    targets: [asked],
    by,
    means: word.means.join(', '),
    ...(word.audio !== '' && { audio: word.audio }),
    words: [...own, ...same.map((other) => other.word)],
    forms: otherTaughtForms(word, content),
    synonyms: synonyms.map((other) => other.word),
    others: alike
      .filter((other) => !same.includes(other) && !synonyms.includes(other))
      .map((other) => ({ word: other.word, means: meaningOf(other) })),
  }
}
