import { plainKey } from '@app/english'
import { saidBy } from '../../english-words/turn-lexicon.ts'
import { type Item, idOf } from '../../practice/item.ts'
import { shuffle } from '../../quiz/shuffle.ts'
import { saidInEnglish } from '../../spoken-english/said-in-english.ts'
import type { ChooseMeaning } from '../exercises/choose-meaning/schema.ts'
import type { HearChooseScript } from '../exercises/hear-choose-script/schema.ts'
import type { Introduce } from '../exercises/introduce/schema.ts'
import { makeMatchPairs, withSpare } from '../exercises/match-pairs/make.ts'
import type { MatchPairs, Pair } from '../exercises/match-pairs/schema.ts'
import { shuffled } from '../exercises/options/shuffled.ts'
import type { Target } from '../exercises/parts.ts'
import { isLearnt, type World } from '../exercises/world.ts'
import { englishItem, type TurnedCourse, type TurnedWord } from './english-course-from.ts'
import { areAlike, asWord, turnedWorld, wrongEnglish } from './wrong-english.ts'

/** One to five English words with how they are said and what they mean. */
export function makeIntroduceEnglish(
  items: readonly Item[],
  { words, said }: TurnedCourse,
): Introduce | undefined {
  const shown = items.slice(0, 5).flatMap((item) => {
    const word = words.get(idOf(item))
    if (!word) return []
    const { english, malayalam } = word
    const say = saidBy(plainKey(english), said) ?? ''
    return [{ item, text: english, latin: '', say, means: malayalam, audio: saidInEnglish(english) }]
  })
  return shown.length > 0 ? { kind: 'introduce', targets: [], shown } : undefined
}

/** What an English word means, seen or heard. */
export function makeChooseMalayalam(
  asked: Target,
  world: World,
  turned: TurnedCourse,
): ChooseMeaning | undefined {
  const word = turned.words.get(idOf(asked.item))
  if (!word) return undefined
  const option = ({ id, english, malayalam }: TurnedWord) => ({
    text: malayalam,
    item: englishItem(id),
    means: english,
  })
  const options = shuffled(
    option(word),
    wrongEnglish(word, 3, 'meaning', world, turned).map(option),
    world.random,
  )
  if (!options) return undefined
  const by = asked.skill === 'hear' ? 'ear' : 'eye'
  return {
    kind: 'choose-meaning',
    targets: [asked],
    by,
    text: word.english,
    audio: saidInEnglish(word.english),
    ...options,
  }
}

/** An English word that is heard, among others that are written. */
export function makeHearEnglish(
  asked: Target,
  world: World,
  turned: TurnedCourse,
): HearChooseScript | undefined {
  const word = turned.words.get(idOf(asked.item))
  if (!word) return undefined
  const option = ({ id, english, malayalam }: TurnedWord) => ({
    text: english,
    item: englishItem(id),
    means: malayalam,
  })
  const options = shuffled(
    option(word),
    wrongEnglish(word, 3, 'heard', world, turned).map(option),
    world.random,
  )
  return (
    options && {
      kind: 'hear-choose-script',
      targets: [asked],
      audio: saidInEnglish(word.english),
      ...options,
    }
  )
}

/** Two to five English words beside their Malayalam, and one too many: those of the Malayalam exercise, turned round. */
export function makeMatchEnglish(
  targets: readonly Target[],
  world: World,
  turned: TurnedCourse,
): MatchPairs | undefined {
  const [asked] = targets
  const made = makeMatchPairs(
    targets.map(({ item, skill }) => ({ item: asWord(item), skill })),
    turnedWorld(world, turned),
  )
  if (!made || !asked) return undefined
  const chosen: TurnedWord[] = []
  for (const { item } of made.pairs) {
    const word = turned.words.get(idOf(item))
    if (word && !chosen.some((one) => areAlike(one, word))) chosen.push(word)
  }
  if (chosen.length < 2 || chosen[0]?.id !== idOf(asked.item)) return undefined
  const isOther = (other: TurnedWord) => !chosen.some((one) => one === other || areAlike(one, other))
  const known = chosen
    .flatMap((word) => wrongEnglish(word, spare, 'meaning', world, turned))
    .find((other) => isLearnt(world, englishItem(other.id)) && isOther(other))
  const matched = withSpare(chosen, known)
  const pairs = matched.chosen.map(
    ({ id, english, malayalam }): Pair => ({
      item: englishItem(id),
      text: english,
      match: malayalam,
      audio: saidInEnglish(english),
    }),
  )
  const extras = matched.spare ? [{ match: matched.spare.malayalam }] : []
  // Without a half too many, the last pair is what is left over.
  const needed = pairs.slice(0, pairs.length - 1 + extras.length)
  return {
    ...made,
    targets: needed.map(({ item }) => ({ item, skill: asked.skill })),
    pairs,
    extras,
    order: shuffle([...Array(pairs.length + extras.length).keys()], world.random),
  }
}

/** Of so many that could stand beside a word, one is neither a pair nor like one. */
const spare = 8
