import { isVirama } from '../../../letters/sound-of-letter.ts'
import { idOf, kindOf } from '../../../practice/item.ts'
import type { CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { soundsOnConsonant } from '../options/on-consonant.ts'
import { shuffled } from '../options/shuffled.ts'
import { wrongLetters } from '../options/wrong-letters.ts'
import { meaningOf, wrongWords } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { isLearnt, learnt, letterItem, oneOf, type World, wordItem } from '../world.ts'
import type { HearChooseScript } from './schema.ts'

/** A letter or a word that is heard, among others in script; or a letter to be read in a word that is known by ear. */
export function makeHearChooseScript(asked: Target, world: World): HearChooseScript | undefined {
  const made =
    kindOf(asked.item) === 'word'
      ? ofWord(asked, world)
      : asked.skill === 'read'
        ? letterInWord(asked, world)
        : ofLetter(asked, world)
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
    wrongLetters(letter, 3, 'script', world).map(({ id, letter, audio }) => ({
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

/** Of so many words with the letter, those with the fewest other letters to learn, one is taken. */
const mostWords = 4

/**
 * A word that is known by ear, written with the letter and with three others in its place: only the letter tells which is
 * right, and who cannot read yet reads a word of their own.
 */
function letterInWord({ item }: Target, world: World) {
  const { content, random } = world
  const letter = content.letters.get(idOf(item))
  if (!letter || isVirama(letter)) return undefined
  const index = courseIndex(content)
  const untaught = ({ word }: CourseWord) =>
    index.letters(word).filter((id) => id !== letter.id && !isLearnt(world, letterItem(id))).length
  const words = learnt(world, 'word')
    .flatMap((known) => content.words.get(idOf(known)) ?? [])
    .filter(({ word, audio }) => audio !== '' && index.letters(word).includes(letter.id))
    .toSorted((one, other) => untaught(one) - untaught(other))
    .slice(0, mostWords)
  const word = oneOf(words, random)
  if (!word) return undefined
  const others = wrongLetters(letter, spare, 'script', world, spare)
    .filter((other) => other.kind === letter.kind)
    .map((other) => ({
      text: word.word.replace(letter.letter, other.letter),
      mark: other.letter,
      item: letterItem(other.id),
    }))
    .filter(({ text }) => index.typedLike(word.word).every((one) => one === word || one.word !== text))
    .slice(0, 3)
  const right = { text: word.word, mark: letter.letter, item, means: meaningOf(word) }
  const options = others.length === 3 ? shuffled(right, others, random) : undefined
  return options && { audio: word.audio, known: meaningOf(word), ...options }
}

/** Some of the letters near it are of another kind. */
const spare = 8
