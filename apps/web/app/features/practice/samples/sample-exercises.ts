import {
  type CourseContent,
  type Exercise,
  type ExerciseKind,
  exerciseVariants,
  makeExercise,
  type Plan,
  planOf,
} from '@app/learning/course'
import { type Item, type ItemKind, type Memory, memoryOf, noMemory } from '@app/learning/practice'
import type { Course } from '../../../course/course.ts'

/** Samples of a kind from the real content, in each of its ways in turn. The same seed makes the same samples. */
export function sampleExercises(
  kind: ExerciseKind,
  seed: number,
  count: number,
  { content, map, engine }: Course,
): Exercise[] {
  const random = seeded(seed)
  const isTurned = engine !== undefined
  const own = exerciseVariants.filter((way) => way.kind === kind && (way.of === 'english') === isTurned)
  const items = { ...itemsOf(content), english: map.units.flatMap((unit) => unit.items) }
  // An ending stands beside others that were met.
  const endings = isTurned ? [] : items.ending
  const memory = knowing([...(isTurned ? items.english : items.word).slice(0, knownWords), ...endings])
  const made: Exercise[] = []
  if (kind === 'scene') return sceneSamples(content, random)
  for (let turn = 0; made.length < count && turn < count * patience; turn++) {
    const way = own[turn % own.length]
    const all = way ? items[way.of] : []
    const item = all[Math.floor(random() * all.length)]
    if (!way || !item) continue
    const shows = kind === 'introduce' ? [item, ...all.slice(0, 2).filter((other) => other !== item)] : []
    const questions = [...content.questions.keys()]
    const question = questions[Math.floor(random() * questions.length)]
    const plan = { ...planOf(way, item), shows, ...(kind === 'quiz-question' && { question }) }
    const exercise = makeExercise(
      way.needsContext ? inContext(plan, item, map.sentences, all) : plan,
      { content, memory, random },
      engine,
    )
    if (exercise) made.push(exercise)
  }
  return made
}

/** Each scene in turn by who has just met its words, has said them once, and has said them for weeks. */
function sceneSamples(content: CourseContent, random: () => number): Exercise[] {
  const words = [...content.words.keys()].map((id): Item => `word:${id}`)
  const endings = [...content.endings.keys()].map((id): Item => `ending:${id}`)
  const memories = [noMemory, saying(words, endings, 0), saying(words, endings, 40)]
  return [...content.scenes.keys()].flatMap((id, at): Exercise[] => {
    const memory = memories[at % memories.length] ?? noMemory
    const plan: Plan = {
      kind: 'scene',
      targets: [{ item: `scene:${id}`, skill: 'understand' }],
      ...{ speech: true, keyboard: true, sound: true },
    }
    const made = makeExercise(plan, { content, memory, random })
    return made ? [made] : []
  })
}

/** So many pairs are matched. */
const pairs = 4

/** A plan with what a session adds to it: a sentence with all that can be asked of it, or other pairs. */
function inContext(
  plan: Plan,
  item: Item,
  sentences: Course['map']['sentences'],
  all: readonly Item[],
): Plan {
  const [target] = plan.targets
  if (!target) return plan
  const { skill } = target
  if (plan.kind === 'match-pairs') {
    const from = all.indexOf(item)
    return { ...plan, targets: all.slice(from, from + pairs).map((one) => ({ item: one, skill })) }
  }
  const found = sentences.find(({ words, endings }) => words.includes(item) || endings.includes(item))
  if (!found) return plan
  const isWhole = plan.kind === 'build-sentence' || plan.kind === 'say-sentence'
  const words = found.words.map((word) => ({ item: word, skill: 'recall' as const }))
  const endings = found.endings.map((ending) => ({ item: ending, skill: 'form' as const }))
  const others = [...words, ...endings].filter((one) => one.item !== item)
  return {
    ...plan,
    sentence: found.id,
    ...(isWhole && { targets: [target, ...others] }),
  }
}

/** Not every item makes an exercise of every kind. */
const patience = 60
const knownWords = 200

const itemsOf = ({
  letters,
  words,
  endings,
  contrasts,
  sentences,
  scenes,
}: CourseContent): Record<ItemKind, Item[]> => ({
  letter: [...letters.keys()].map((id): Item => `letter:${id}`),
  word: [...words.values()]
    .filter(({ use, pos }) => use === 1 && pos !== 'name')
    .map(({ id }): Item => `word:${id}`),
  ending: [...endings.keys()].map((id): Item => `ending:${id}`),
  contrast: [...contrasts.keys()].map((id): Item => `contrast:${id}`),
  sentence: [...sentences.keys()].map((id): Item => `sentence:${id}`),
  english: [],
  'english-sentence': [],
  scene: [...scenes.keys()].map((id): Item => `scene:${id}`),
})

/** Words that count as learnt, so that exercises have words to be made of. */
function knowing(words: readonly Item[]): Memory {
  if (words.length === 0) return noMemory
  const log = words.map((item, at) => ({
    id: String(at),
    practice: {
      exercise: 'sample',
      at: 0,
      took: 0,
      looks: [{ item, skill: 'read', outcome: 'good' } as const],
    },
  }))
  return memoryOf(log, 1, (item) => item)
}

/** Words that were read, and said, and endings that were formed, day after day. */
function saying(words: readonly Item[], endings: readonly Item[], days: number): Memory {
  const looks = [
    ...words.flatMap((item) => (['read', 'recall'] as const).map((skill) => ({ item, skill }))),
    ...endings.flatMap((item) => (['understand', 'form'] as const).map((skill) => ({ item, skill }))),
  ].map((look) => ({ ...look, outcome: 'good' }) as const)
  const at = [...new Set([0, days / 8, days / 2, days])].map((day) => day * 86_400_000)
  const log = at.map((then, turn) => ({
    id: String(turn),
    practice: { exercise: 'sample', at: then, took: 0, looks },
  }))
  return memoryOf(log, (days + 1) * 86_400_000, (item) => item)
}

/** Numbers from 0 to 1 that look like chance and are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
