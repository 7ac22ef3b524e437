import { make as makeForm } from '@app/malayalam/forms'
import { shuffle } from '../../../quiz/shuffle.ts'
import { courseIndex, sameClass } from '../../course-index.ts'
import { endingsAlike } from '../../endings.ts'
import { isUsual } from '../options/usual-form.ts'
import { meaningOf } from '../options/wrong-words.ts'
import type { Asked, Choice } from '../parts.ts'
import { endingItem, idOf, isLearnt, type World, wordItem } from '../world.ts'
import type { PutEnding } from './schema.ts'
import { taughtForms, wordFor } from './word-for-ending.ts'

/** A word that is learnt, to be put into a form. */
export function makePutEnding(
  asked: Asked,
  world: World,
  way: PutEnding['way'] = 'choose',
): PutEnding | undefined {
  const { content, random } = world
  const ending = content.endings.get(idOf(asked.item))
  const found = ending && wordFor(ending, world)
  if (!ending || !found) return undefined
  const { entry, forms, form } = found
  const isRight = (text: string) => forms.includes(text)
  const others = taughtForms(entry, content)
    .filter((one) => one.ending.id !== ending.id)
    .map((one) => ({ ...one, forms: one.forms.filter((text) => !isRight(text)) }))
    .filter((one) => one.forms.length > 0)
  const mistaken = courseIndex(content)
    .typedLike(entry.word)
    .filter((word) => word !== entry && sameClass(word, entry))
    .flatMap((word) =>
      makeForm(word, ending.form)
        .filter((text) => !isRight(text))
        .map((text) => ({ word: text, means: meaningOf(word) })),
    )
  const options = way === 'choose' ? optionsOf() : undefined
  if (way === 'choose' && !options) return undefined
  const word = wordItem(entry.id)
  return {
    kind: 'put-ending',
    asks: [asked, { item: word, skill: 'read' }],
    way,
    word,
    ending: asked.item,
    text: entry.word,
    means: meaningOf(entry),
    says: ending.means,
    shown: ending.shown,
    forms,
    others: others.map((one) => ({ ending: endingItem(one.ending.id), forms: one.forms })),
    mistaken,
    ...(options && { options }),
  }

  function optionsOf(): Choice[] | undefined {
    const chosen: Choice[] = []
    const apart = shuffle(others, random).filter(
      (one) => !endingsAlike(one.ending.id, idOf(asked.item)) && isUsual(one.ending, entry, content),
    )
    const known = apart.filter((one) => isLearnt(world, endingItem(one.ending.id)))
    for (const { ending: other, forms } of [...known, ...apart]) {
      const [text = ''] = forms
      if (chosen.length === 3) break
      if (text === entry.word || chosen.some((one) => one.text === text)) continue
      chosen.push({ text, item: endingItem(other.id), means: other.means.en, ml: other.means.ml })
    }
    if (chosen.length === 0) return undefined
    return shuffle([{ text: form, item: asked.item }, ...chosen], random)
  }
}
