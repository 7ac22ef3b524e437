import { keyOf } from '@app/malayalam'
import { make as makeForm } from '@app/malayalam/forms'
import { idOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import { courseIndex, sameClass } from '../../course-index.ts'
import { meaningOf } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { endingItem, type World, wordItem } from '../world.ts'
import type { PutEnding } from './schema.ts'
import { formsFor, taughtForms } from './word-for-ending.ts'
import { meaningOfForm, wrongForms } from './wrong-forms.ts'
import { tailOf } from './wrong-part.ts'

/**
 * A word that is learnt, to be put into a form that people use. It is asked for by its meaning: the letters of
 * the ending would give it away.
 */
export function makePutEnding(
  asked: Target,
  world: World,
  way: PutEnding['way'] = 'choose',
): PutEnding | undefined {
  const { content, random } = world
  const ending = content.endings.get(idOf(asked.item))
  const found =
    ending && formsFor(ending, world).find((form) => way === 'type' || wrongForms(form, world).length > 0)
  if (!ending || !found) return undefined
  const { word: entry, text: form } = found
  const index = courseIndex(content)
  const forms = [form, ...makeForm(entry, ending.form).filter((text) => text !== form)]
  const isRight = (text: string) => forms.includes(text)
  const wrong = way === 'choose' ? wrongForms(found, world) : []
  const options = way === 'choose' && shuffle([{ text: form, item: asked.item }, ...wrong], random)
  const others = taughtForms(entry, content)
    .filter((one) => one.ending.id !== ending.id)
    .map((one) => ({ ...one, forms: one.forms.filter((text) => !isRight(text)) }))
    .filter((one) => one.forms.length > 0)
  const mistaken = index
    .typedLike(entry.word)
    .filter((word) => word !== entry && sameClass(word, entry))
    .flatMap((word) =>
      makeForm(word, ending.form)
        .filter((text) => !isRight(text))
        .map((text) => ({ word: text, means: meaningOf(word) })),
    )
  const word = wordItem(entry.id)
  return {
    kind: 'put-ending',
    targets: [asked, { item: word, skill: 'read' }],
    way,
    word,
    ending: asked.item,
    text: entry.word,
    means: meaningOf(entry),
    says: { en: meaningOfForm(found), ml: ending.means.ml },
    shown: index.endingIn(form, entry) ?? ending.shown,
    forms,
    others: others.map((one) => ({ ending: endingItem(one.ending.id), forms: one.forms })),
    mistaken,
    shapes: shapesOf(index.withEnding(ending.id).map(({ text }) => text)),
    ...(options && { options }),
  }
}

/** One form for each way in which they end. */
const shapesOf = (forms: readonly string[]): string[] => [
  ...new Map(forms.map((form) => [tailOf(keyOf(form)), form])).values(),
]
