import { latin } from '@app/malayalam/sound'
import { kindOf } from '../../../practice/item.ts'
import type { CourseLetter, CourseWord } from '../../content.ts'
import { shuffled } from '../options/shuffled.ts'
import { wrongLetters } from '../options/wrong-letters.ts'
import { wrongWords } from '../options/wrong-words.ts'
import type { Asked, Choice } from '../parts.ts'
import { idOf, letterItem, type World, wordItem } from '../world.ts'
import type { SeeChooseSound } from './schema.ts'

/** A letter or a word in script, among the sounds of others. */
export function makeSeeChooseSound(asked: Asked, world: World): SeeChooseSound | undefined {
  const { content, random } = world
  if (kindOf(asked.item) === 'letter') {
    const letter = content.letters.get(idOf(asked.item))
    const options = letter && shuffled(ofLetter(letter), wrongLetters(letter, 3, world).map(ofLetter), random)
    return options && { kind: 'see-choose-sound', asks: [asked], text: letter.letter, ...options }
  }
  const word = content.words.get(idOf(asked.item))
  const options = word && shuffled(ofWord(word), wrongWords(word, 3, 'sound', world).map(ofWord), random)
  return options && { kind: 'see-choose-sound', asks: [asked], text: word.word, ...options }
}

const ofLetter = ({ id, letter, say, audio }: CourseLetter): Choice => ({
  text: latin(say),
  say,
  item: letterItem(id),
  means: letter,
  audio,
})

const ofWord = ({ id, word, audio }: CourseWord): Choice => ({
  text: latin(word),
  say: word,
  item: wordItem(id),
  means: word,
  ...(audio !== '' && { audio }),
})
