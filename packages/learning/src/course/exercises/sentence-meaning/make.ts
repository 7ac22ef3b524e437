import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseSentence } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { glossesOf, learntTargets, newWords, saidIn, targetsOf, toldOf } from '../options/sentence-targets.ts'
import { apart, sayAlike } from '../options/sentences-apart.ts'
import { shuffled } from '../options/shuffled.ts'
import type { Target } from '../parts.ts'
import { oneOf, type World } from '../world.ts'
import type { SentenceMeaning } from './schema.ts'

/** What a certain sentence means, or one with the item in which at most one other word is new. */
export function makeSentenceMeaning(asked: Target, world: World, id?: string): SentenceMeaning | undefined {
  const { content, random } = world
  const by = asked.skill === 'hear' ? 'ear' : 'eye'
  const usable = (one: CourseSentence) => one.pieces.length > 1 && (by === 'eye' || one.audio !== undefined)
  const found =
    id === undefined
      ? oneOf(
          sentencesWith(asked, world).filter(
            (one) => usable(one) && newWords(one.pieces, asked, world) <= mostNew,
          ),
          random,
        )
      : content.sentences.get(id)
  if (!found || !usable(found)) return undefined
  const options = shuffled(
    { text: found.english, means: found.text },
    wrongSentences(found, asked, world).map((one) => ({
      text: one.english,
      means: one.text,
      says: saidIn(one.pieces),
    })),
    random,
  )
  if (!options) return undefined
  const targets = learntTargets(
    targetsOf(found.pieces, asked, by === 'ear' ? 'hear' : 'read', content),
    world,
  )
  return {
    kind: 'sentence-meaning',
    targets,
    told: toldOf(targets, found.pieces, content),
    by,
    sentence: found.id,
    text: found.text,
    ...(found.audio !== undefined && { audio: found.audio }),
    glosses: glossesOf(found.pieces, asked, world),
    ...options,
  }
}

const mostNew = 1

const sentencesWith = ({ item }: Target, { content }: World): CourseSentence[] =>
  courseIndex(content)
    .sentences(item)
    .flatMap((id) => content.sentences.get(id) ?? [])

/**
 * Other sentences with a word of this one, of a length like its own, then any. None means almost the same, and none
 * may be another reading of it.
 */
function wrongSentences(sentence: CourseSentence, asked: Target, world: World): CourseSentence[] {
  const { content, random } = world
  const items = [asked.item, ...sentence.pieces.flatMap((piece) => piece.items)]
  const near = [
    ...new Set(items.flatMap((item) => courseIndex(content).sentences(item).slice(0, mostOfWord))),
  ]
  const far = Array.from({ length: mostFar }, () => oneOf([...content.sentences.keys()], random))
  const chosen: CourseSentence[] = []
  const take = (ids: readonly (string | undefined)[]) => {
    const others = ids.flatMap((id) => (id === undefined ? [] : (content.sentences.get(id) ?? [])))
    for (const other of shuffle(others, random).toSorted((a, b) => apart(a, sentence) - apart(b, sentence)))
      if (chosen.length < 3 && ![sentence, ...chosen].some((one) => sayAlike(one, other))) chosen.push(other)
  }
  take(near)
  if (chosen.length < 3) take(far)
  return chosen
}

const mostOfWord = 30
const mostFar = 30
