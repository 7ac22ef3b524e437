import * as v from 'valibot'
import { hasSkill, type Item, isItem, type Skill, skillsOf } from '../../practice/item.ts'
import { mostObservations } from '../../practice/practice.ts'

const skills: readonly Skill[] = [...new Set(Object.values(skillsOf).flat())]

export const AnItem = v.custom<Item>(isItem)

/** What an exercise asks for: an item, and in which way it must be known. */
export const Target = v.pipe(
  v.object({ item: AnItem, skill: v.picklist(skills) }),
  v.check(({ item, skill }) => hasSkill(item, skill), 'asked-skill'),
)
export type Target = v.InferOutput<typeof Target>

/** All that an exercise asks for. The first one is what it was made for. */
export const Targets = v.pipe(v.array(Target), v.maxLength(mostObservations), v.readonly())

const Meaning = v.object({ text: v.string(), means: v.string(), ml: v.optional(v.string()) })

/**
 * A word of a sentence with what it means there, and what it was taken for: another word, or another ending. `ml` is
 * what that says in Malayalam.
 */
export const Taken = v.object({ item: AnItem, text: v.string(), means: v.string(), for: v.optional(Meaning) })
export type Taken = v.InferOutput<typeof Taken>

/**
 * An option to choose. `text` is what is shown, `audio` what is heard. `item` is the item that it stands for,
 * and `means` what that means: the reason that is given to whoever chose it.
 */
export const Choice = v.object({
  text: v.string(),
  item: v.optional(AnItem),
  means: v.optional(v.string()),
  /** What it means, in English, where `means` is how it is written. */
  gloss: v.optional(v.string()),
  /** Of a wrong meaning of a sentence: what who chooses it took for something else. */
  takes: v.optional(v.pipe(v.array(Taken), v.readonly())),
  /** Of a line of a film: its words and endings. */
  says: v.optional(v.pipe(v.array(AnItem), v.readonly())),
  /** The letter in it that is new, and marked. */
  mark: v.optional(v.string()),
  /** In Malayalam, where `text` is English that is written for learners. */
  ml: v.optional(v.string()),
  /** What `text` has in Latin, in script: a screen shows it in the Latin that its learner chose. */
  say: v.optional(v.string()),
  audio: v.optional(v.string()),
})
export type Choice = v.InferOutput<typeof Choice>

/** Words of a sentence that were never met, with what they mean there. */
export const Glosses = v.pipe(v.array(v.object({ text: v.string(), means: v.string() })), v.readonly())

/** Options in the order in which they are shown, and the place of the right one. */
export const choices = {
  options: v.pipe(v.array(Choice), v.minLength(2), v.maxLength(4), v.readonly()),
  right: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
}

/**
 * What the words and endings of a sentence mean, and in which words they are (`in`): by it, one finds which of
 * them was not understood.
 */
export const Told = v.pipe(
  v.array(
    v.object({
      item: AnItem,
      means: v.pipe(v.array(v.string()), v.readonly()),
      in: v.pipe(v.array(v.string()), v.readonly()),
    }),
  ),
  v.readonly(),
)
export type Told = v.InferOutput<typeof Told>
