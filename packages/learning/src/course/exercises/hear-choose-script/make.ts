import { isVirama } from '../../../letters/sound-of-letter.ts'
import { idOf, kindOf } from '../../../practice/item.ts'
import { soundsOnConsonant } from '../options/on-consonant.ts'
import { shuffled } from '../options/shuffled.ts'
import { wrongLetters } from '../options/wrong-letters.ts'
import { meaningOf, wrongWords } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { letterItem, type World, wordItem } from '../world.ts'
import type { HearChooseScript } from './schema.ts'

/** A letter or a word that is heard, among others in script. */
export function makeHearChooseScript(asked: Target, world: World): HearChooseScript | undefined {
  const made = kindOf(asked.item) === 'letter' ? ofLetter(asked, world) : ofWord(asked, world)
  return made && { kind: 'hear-choose-script', targets: [asked], ...made }
}

function ofLetter({ item }: Target, world: World) {
  const letter = world.content.letters.get(idOf(item))
  if (!letter) return undefined
  if (isVirama(letter)) {
    const [right, ...wrong] = soundsOnConsonant(letter).map(({ means = '', item }) => ({
      text: means,
      ...(item && { item }),
    }))
    const options = right && shuffled(right, wrong, world.random)
    return options && { audio: letter.audio, ...options }
  }
  const options = shuffled(
    { text: letter.letter, item },
    wrongLetters(letter, 3, world).map(({ id, letter, audio }) => ({
      text: letter,
      item: letterItem(id),
      audio,
    })),
    world.random,
  )
  return options && { audio: letter.audio, ...options }
}

function ofWord({ item }: Target, world: World) {
  const word = world.content.words.get(idOf(item))
  if (!word || word.audio === '') return undefined
  const options = shuffled(
    { text: word.word, item, means: meaningOf(word) },
    wrongWords(word, 3, 'script', world).map((other) => ({
      text: other.word,
      item: wordItem(other.id),
      means: meaningOf(other),
    })),
    world.random,
  )
  return options && { audio: word.audio, ...options }
}
