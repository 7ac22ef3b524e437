import { idOf } from '../../../practice/item.ts'
import { shuffled } from '../options/shuffled.ts'
import { meaningOf } from '../options/wrong-words.ts'
import type { Choice, Target } from '../parts.ts'
import { oneOf, type World, wordItem } from '../world.ts'
import type { TellApart } from './schema.ts'

/** Two words that differ in one sound: first find the clip of one, later say which was heard. */
export function makeTellApart(asked: Target, world: World): TellApart | undefined {
  const { content, memory, random } = world
  const pair = oneOf(content.contrasts.get(idOf(asked.item))?.pairs ?? [], random)
  const words = (pair ?? []).flatMap((id) => content.words.get(id) ?? [])
  const first = Math.floor(random() * 2)
  const [right, wrong] = [words[first], words[1 - first]]
  if (!right || !wrong || right.audio === '' || wrong.audio === '') return undefined
  const way = memory.has(asked.item) ? 'which' : 'match'
  const choiceOf = (word: typeof right): Choice => ({
    text: word.word,
    item: wordItem(word.id),
    means: meaningOf(word),
    ...(way === 'match' && { audio: word.audio }),
  })
  const options = shuffled(choiceOf(right), [choiceOf(wrong)], random)
  if (!options) return undefined
  const given = way === 'match' ? { text: right.word } : { audio: right.audio }
  return { kind: 'tell-apart', targets: [asked], way, ...given, ...options }
}
