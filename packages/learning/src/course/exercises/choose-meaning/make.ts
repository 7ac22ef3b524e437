import { make as makeForm } from '@app/malayalam/forms'
import { idOf, kindOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import { endingsAlike } from '../../endings.ts'
import { shuffled } from '../options/shuffled.ts'
import { meaningOf, wrongWords } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { readableForm } from '../put-ending/word-for-ending.ts'
import { meaningOfForm } from '../put-ending/wrong-forms.ts'
import { endingItem, isLearnt, type World, wordItem } from '../world.ts'
import type { ChooseMeaning } from './schema.ts'

/** What a word means, seen or heard; or what the ending of a form says. */
export function makeChooseMeaning(asked: Target, world: World): ChooseMeaning | undefined {
  return kindOf(asked.item) === 'ending' ? ofEnding(asked, world) : ofWord(asked, world)
}

function ofWord(asked: Target, world: World): ChooseMeaning | undefined {
  const word = world.content.words.get(idOf(asked.item))
  const by = asked.skill === 'hear' ? 'ear' : 'eye'
  if (!word || (by === 'ear' && word.audio === '')) return undefined
  const wrong = wrongWords(word, 3, 'meaning', world)
  const options = shuffled(
    { text: meaningOf(word), item: asked.item },
    wrong.map((other) => ({ text: meaningOf(other), item: wordItem(other.id), means: other.word })),
    world.random,
  )
  if (!options) return undefined
  return {
    kind: 'choose-meaning',
    targets: [asked],
    by,
    text: word.word,
    ...(word.audio !== '' && { audio: word.audio }),
    ...options,
  }
}

/** Of so many other endings at most one is chosen, and so many that were met are enough: a stranger would show itself. */
const mostWrong = 3
const enoughMet = 2

function ofEnding(asked: Target, world: World): ChooseMeaning | undefined {
  const { content, random } = world
  const ending = content.endings.get(idOf(asked.item))
  const found = ending && readableForm(ending, world)
  if (!ending || !found) return undefined
  const { word, text } = found
  const others = shuffle([...content.endings.values()], random).filter(
    (other) => !endingsAlike(other.id, ending.id) && !makeForm(word, other.form).includes(text),
  )
  // One of another kind of word that was met is no stranger; one of this kind that was not is.
  const ofKind = others.filter((other) => other.of === ending.of)
  const wrong: typeof others = []
  const take = (candidates: readonly (typeof ending)[]) => {
    for (const other of candidates)
      if (wrong.length < mostWrong && ![ending, ...wrong].some(({ id }) => endingsAlike(id, other.id)))
        wrong.push(other)
  }
  take([...ofKind, ...others].filter(({ id }) => isLearnt(world, endingItem(id))))
  if (wrong.length < enoughMet) take(ofKind)
  const options = shuffled(
    { text: ending.means.en, ml: ending.means.ml, item: asked.item },
    wrong.map(({ id, means, shown }) => ({
      text: means.en,
      ml: means.ml,
      item: endingItem(id),
      means: shown,
    })),
    random,
  )
  if (!options) return undefined
  return {
    kind: 'choose-meaning',
    targets: [asked],
    by: 'eye',
    text,
    of: word.word,
    whole: meaningOfForm(found),
    ...options,
  }
}
