import { keyOf } from '@app/malayalam'
import { make as makeForm } from '@app/malayalam/forms'
import type { CourseContent, CourseEnding, CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { isUsual } from '../options/usual-form.ts'
import { idOf, learnt, oneOf, type World } from '../world.ts'

/** A word in a form: the standard spelling first. */
export type WordInForm = { entry: CourseWord; form: string; forms: readonly string[] }

/** A word that is learnt, by chance, that an ending suits; else the word that the ending is taught on. */
export function wordFor(ending: CourseEnding, world: World): WordInForm | undefined {
  const { content, random } = world
  const known = learnt(world, 'word').flatMap((item) => content.words.get(idOf(item)) ?? [])
  const suited = known.filter((word) => word.pos === ending.of && isUsual(ending, word, content))
  for (let tries = 0; tries < mostTries && suited.length > 0; tries++) {
    const word = oneOf(suited, random)
    const found = word && inForm(word, ending)
    if (found) return found
  }
  const example = content.words.get(ending.example)
  return example && inForm(example, ending)
}

const mostTries = 4

/** The same, where the form can be read as nothing else. */
export function readableForm(ending: CourseEnding, world: World): WordInForm | undefined {
  const { readAs } = courseIndex(world.content)
  const isClear = ({ entry, form }: WordInForm) => readAs(form).every((one) => one === entry)
  for (let tries = 0; tries < mostTries; tries++) {
    const found = wordFor(ending, world)
    if (found && isClear(found)) return found
  }
  const example = world.content.words.get(ending.example)
  return example && inForm(example, ending)
}

function inForm(entry: CourseWord, ending: CourseEnding): WordInForm | undefined {
  const forms = makeForm(entry, ending.form)
  const [form] = forms
  return form !== undefined && keyOf(form) !== keyOf(entry.word) ? { entry, form, forms } : undefined
}

/** The forms of a word with each ending that is taught. */
export function taughtForms(entry: CourseWord, content: CourseContent) {
  const of = entry.pos === 'verb' ? 'verb' : 'noun'
  return [...content.endings.values()]
    .filter((ending) => ending.of === of)
    .map((ending) => ({ ending, forms: makeForm(entry, ending.form) }))
    .filter(({ forms }) => forms.length > 0)
}
