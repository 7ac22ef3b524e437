import { make as makeForm } from '@app/malayalam/forms'
import type { AttestedForm } from '../../attested-forms.ts'
import type { CourseContent, CourseEnding, CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { isLearnt, letterItem, oneOf, type World, wordItem } from '../world.ts'

/**
 * A form with this ending that people use: of a word that is learnt, by chance; else one of the commonest.
 * Undefined if no sentence has one: then the ending is not asked without a sentence.
 */
export function formFor(ending: CourseEnding, { content, ...world }: World): AttestedForm | undefined {
  return chosenFrom(courseIndex(content).withEnding(ending.id), { content, ...world })
}

/** The same, where the form can be read as nothing else. */
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

/** Whether any of these texts has a letter that is not learnt yet: then they are shown with their Latin. */
export function hasNewLetters(texts: readonly string[], world: World): boolean {
  const { letters } = courseIndex(world.content)
  return texts.some((text) => letters(text).some((id) => !isLearnt(world, letterItem(id))))
}

/** The forms of a word with each ending that is taught. */
export function taughtForms(entry: CourseWord, content: CourseContent) {
  const of = entry.pos === 'verb' ? 'verb' : 'noun'
  return [...content.endings.values()]
    .filter((ending) => ending.of === of)
    .map((ending) => ({ ending, forms: makeForm(entry, ending.form) }))
    .filter(({ forms }) => forms.length > 0)
}
