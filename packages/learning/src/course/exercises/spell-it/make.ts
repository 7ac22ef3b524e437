import { graphemes } from '@app/malayalam'
import { idOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import { courseIndex } from '../../course-index.ts'
import { nearLetters } from '../options/wrong-letters.ts'
import type { Target } from '../parts.ts'
import type { World } from '../world.ts'
import type { SpellIt } from './schema.ts'

/** A word has so many letters, else there is nothing to spell, or too much. */
const fewest = 2
const most = 7
const tooMany = 2

/** A word to spell, among letters that are near to its own and stand in other words. No other word can be spelled with the same letters. */
export function makeSpellIt(asked: Target, { content, random }: World): SpellIt | undefined {
  const word = content.words.get(idOf(asked.item))
  if (!word || asked.skill !== 'recall') return undefined
  const own = graphemes(word.word)
  if (own.length < fewest || own.length > most || own.some((one) => !/^\p{Script=Malayalam}+$/u.test(one)))
    return undefined
  const { readAs, isWritten } = courseIndex(content)
  const spells = (other: string) => own.some((_, at) => readAs(own.with(at, other).join('')).length > 0)
  const wrong: string[] = []
  for (const other of shuffle([...new Set(own.flatMap(nearTo))], random))
    if (wrong.length < tooMany && !own.includes(other) && isWritten(other) && !spells(other))
      wrong.push(other)
  if (wrong.length < tooMany) return undefined
  return {
    kind: 'spell-it',
    targets: [asked],
    means: word.means.join(', '),
    words: [word.word, ...(word.also ?? [])],
    tiles: shuffle([...own, ...wrong], random),
    ...(word.audio !== '' && { audio: word.audio }),
  }
}

/** The same letter with another vowel, or another letter with the same. */
function nearTo(letter: string): string[] {
  const characters = [...letter]
  return characters.flatMap((character, at) =>
    nearLetters(character)
      // A conjunct is no letter to put in the place of a part.
      .filter(
        (other) => other !== character && [...other].length === 1 && isSign(other) === isSign(character),
      )
      .map((other) => characters.with(at, other).join('')),
  )
}

const isSign = (character: string) => /\p{M}/u.test(character)
