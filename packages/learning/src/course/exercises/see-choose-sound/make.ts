import { latin } from '@app/malayalam/sound'
import { isVirama, soundOfLetter } from '../../../letters/sound-of-letter.ts'
import { idOf, kindOf } from '../../../practice/item.ts'
import type { CourseLetter, CourseWord } from '../../content.ts'
import { soundsOnConsonant } from '../options/on-consonant.ts'
import { shuffled } from '../options/shuffled.ts'
import { wrongLetters } from '../options/wrong-letters.ts'
import { meaningOf, wrongWords } from '../options/wrong-words.ts'
import type { Choice, Target } from '../parts.ts'
import { letterItem, type World, wordItem } from '../world.ts'
import type { SeeChooseSound } from './schema.ts'

/** A letter or a word in script, among the sounds of others. */
export function makeSeeChooseSound(asked: Target, world: World): SeeChooseSound | undefined {
  const { content, random } = world
  if (kindOf(asked.item) === 'letter') {
    const letter = content.letters.get(idOf(asked.item))
    if (!letter) return undefined
    const [right, ...wrong] = isVirama(letter)
      ? soundsOnConsonant(letter)
      : [letter, ...wrongLetters(letter, 3, 'latin', world)].map(ofLetter)
    const options = right && shuffled(right, wrong, random)
    const text = isVirama(letter) ? letter.say : letter.letter
    return options && { kind: 'see-choose-sound', targets: [asked], text, ...options }
  }
  const word = content.words.get(idOf(asked.item))
  const options = word && shuffled(ofWord(word), wrongWords(word, 3, 'sound', world).map(ofWord), random)
  return options && { kind: 'see-choose-sound', targets: [asked], text: word.word, ...options }
}

const ofLetter = (letter: CourseLetter): Choice => ({
  text: latin(soundOfLetter(letter)),
  say: soundOfLetter(letter),
  item: letterItem(letter.id),
  means: letter.letter,
  audio: letter.audio,
})

const ofWord = (word: CourseWord): Choice => ({
  text: latin(word.word),
  say: word.word,
  item: wordItem(word.id),
  means: word.word,
  gloss: meaningOf(word),
  ...(word.audio !== '' && { audio: word.audio }),
})
