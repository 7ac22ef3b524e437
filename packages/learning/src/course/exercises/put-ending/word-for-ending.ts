import { keyOf } from '@app/malayalam'
import { make as makeForm } from '@app/malayalam/forms'
import type { AttestedForm } from '../../attested-forms.ts'
import type { CourseContent, CourseEnding, CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { isLearnt, oneOf, type World, wordItem } from '../world.ts'

/** A form with this ending that people use and that can be read as nothing else, of a word that is learnt if there is one. */
export function readableForm(ending: CourseEnding, world: World): AttestedForm | undefined {
  const { readAs, withEnding } = courseIndex(world.content)
  const clear = withEnding(ending.id).filter(({ word, text }) => readAs(text).every((one) => one === word))
  return chosenFrom(clear, world)
}

/** From so many of the commonest forms one is chosen, if none is of a word that is learnt. */
const mostCommon = 3

function chosenFrom(forms: readonly AttestedForm[], world: World): AttestedForm | undefined {
  const known = forms.filter(({ word }) => isLearnt(world, wordItem(word.id)))
  return oneOf(known.length > 0 ? known : forms.slice(0, mostCommon), world.random)
}

/** The forms of a word with each ending that is taught. */
export function taughtForms(entry: CourseWord, content: CourseContent) {
  const of = entry.pos === 'verb' ? 'verb' : 'noun'
  return [...content.endings.values()]
    .filter((ending) => ending.of === of)
    .map((ending) => ({ ending, forms: makeForm(entry, ending.form) }))
    .filter(({ forms }) => forms.length > 0)
}

/** All of these forms but what is also a spelling of the word alone. */
export function otherTaughtForms(entry: CourseWord, content: CourseContent): string[] {
  const own = [entry.word, ...(entry.also ?? [])].map(keyOf)
  return taughtForms(entry, content)
    .flatMap(({ forms }) => forms)
    .filter((form) => !own.includes(keyOf(form)))
}
