import { type Exercise, exerciseVariants, makeExercise, planOf } from '@app/learning/course'
import type { Item } from '@app/learning/practice'
import { expect, it } from 'vitest'
import { chance, knowing } from './testing/make-many.ts'
import { cutToPath } from './testing/shipped-course.ts'

const content = cutToPath()
const items = [...content.endings.keys()].map((id): Item => `ending:${id}`)
const memory = knowing([...items, ...[...content.words.keys()].map((id): Item => `word:${id}`)])

type Sentence = typeof content.sentences extends ReadonlyMap<string, infer Value> ? Value : never

/** Sentences as exercises of this kind that ask for all their words and endings, some times. */
function* made<Kind extends 'build-sentence' | 'say-sentence'>(
  kind: Kind,
  isMeant: (sentence: Sentence) => boolean,
): Generator<Extract<Exercise, { kind: Kind }>> {
  const random = chance(5)
  const variant = exerciseVariants.find((one) => one.kind === kind && one.of === 'ending')
  for (const { id, pieces } of [...content.sentences.values()].filter(isMeant))
    for (let time = 0; time < 4; time++) {
      const all = new Set(pieces.flatMap((piece) => piece.items))
      const targets = [...all].map((item) => ({
        item,
        skill: item.startsWith('ending:') ? ('form' as const) : ('recall' as const),
      }))
      const [first] = targets
      if (!variant || !first) continue
      const plan = { ...planOf(variant, first.item), targets, sentence: id }
      const exercise = makeExercise(plan, { content, memory, underWay: [], random })
      if (exercise?.kind === kind) yield exercise as Extract<Exercise, { kind: Kind }>
    }
}

it('no tile too many makes a sentence that is as right: എന്റെ പേര് രവിയാണ്', () => {
  const builds = [
    ...made('build-sentence', ({ pieces }) => {
      const last = pieces.at(-1)
      const isNoun = ['noun', 'name'].includes(content.words.get(last?.entry ?? '')?.pos ?? '')
      const saysIs = pieces.some(({ endings }) => endings.includes('is'))
      return isNoun && last?.endings.length === 0 && !saysIs
    }),
  ]
  expect(builds.length).toBeGreaterThan(50)
  const wrong = builds.filter(({ tiles }) => tiles.some((tile) => tile.items.includes('ending:is')))
  expect(wrong.map(({ text }) => text)).toEqual([])
})

it('no ending is refused behind a word that has one written like it: മീനും', () => {
  const builds = [...made('build-sentence', ({ pieces }) => pieces.some(({ text }) => text === 'മീൻ'))]
  const pairs = builds.flatMap(({ text, tiles, joins }) => {
    const fish = tiles.findIndex((tile) => tile.text === 'മീൻ')
    const and = tiles.findIndex((tile) => tile.text === '-ഉം')
    const isJoined = joins.some(({ stem, ending }) => stem === fish && ending === and)
    return and < 0 ? [] : [{ text, isJoined }]
  })
  expect(pairs.length).toBeGreaterThan(0)
  expect(pairs.filter(({ isJoined }) => !isJoined)).toEqual([])
})

it('each ending of a word is named as what it is: -ഉണ്ട്, -ഓ', () => {
  const said = [...made('say-sentence', ({ pieces }) => pieces.some(({ endings }) => endings.length > 1))]
  expect(said.length).toBeGreaterThan(100)
  const doubled = said.filter(({ sentence, parts }) =>
    content.sentences.get(sentence)?.pieces.some(({ items }) => {
      const named = parts.filter(({ item }) => item.startsWith('ending:') && items.includes(item))
      return new Set(named.map(({ text }) => text)).size < named.length
    }),
  )
  expect(doubled.map(({ text, parts }) => `${text}: ${parts.map((part) => part.text).join(' ')}`)).toEqual([])
})
