import { keyOf } from '@app/malayalam'
import { make as makeForm } from '@app/malayalam/forms'
import { idOf } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import { courseIndex, sameClass } from '../../course-index.ts'
import { meaningOf } from '../options/wrong-words.ts'
import type { Target } from '../parts.ts'
import { endingItem, type World, wordItem } from '../world.ts'
import { placesFor } from './place-for-ending.ts'
import type { PutEnding } from './schema.ts'
import { taughtForms } from './word-for-ending.ts'
import { wrongForms } from './wrong-forms.ts'
import { tailOf } from './wrong-part.ts'

/**
 * A sentence without one of its words, which has the ending: what the sentence means says which form belongs there, and
 * all options are forms of that word. `sentence`: a certain one, or any whose words are learnt.
 */
export function makePutEnding(
  asked: Target,
  world: World,
  way: PutEnding['way'] = 'choose',
  sentence?: string,
): PutEnding | undefined {
  const { content, random } = world
  const ending = content.endings.get(idOf(asked.item))
  if (!ending) return undefined
  for (const place of placesFor(ending, world, sentence)) {
    const { word: entry, piece } = place
    const made = makeForm(entry, ending.form)
    const forms = [piece.text, ...made.filter((text) => text !== piece.text)]
    const wrong =
      way === 'choose' ? wrongForms({ word: entry, ending, text: piece.text, says: piece.gloss }, world) : []
    if (!wrong) continue
    const right = { text: piece.text, item: asked.item }
    const options = way === 'choose' && shuffle([right, ...wrong], random)
    const isRight = (text: string) => forms.includes(text)
    const others = taughtForms(entry, content)
      .filter((one) => one.ending.id !== ending.id)
      .map((one) => ({ ...one, forms: one.forms.filter((text) => !isRight(text)) }))
      .filter((one) => one.forms.length > 0)
    const index = courseIndex(content)
    const mistaken = index
      .typedLike(entry.word)
      .filter((word) => word !== entry && sameClass(word, entry))
      .flatMap((word) =>
        makeForm(word, ending.form)
          .filter((text) => !isRight(text))
          .map((text) => ({ word: text, means: meaningOf(word) })),
      )
    return {
      kind: 'put-ending',
      targets: [asked],
      way,
      word: wordItem(entry.id),
      ending: asked.item,
      text: entry.word,
      ...place.around,
      says: { en: piece.gloss ?? ending.means.en, ml: ending.means.ml },
      shown: index.endingIn(piece.text, entry) ?? ending.shown,
      forms,
      others: others.map((one) => ({ ending: endingItem(one.ending.id), forms: one.forms })),
      mistaken,
      shapes: shapesOf(index.withEnding(ending.id).map(({ text }) => text)),
      ...(options && { options }),
    }
  }
  return undefined
}

/** One form for each way in which they end. */
const shapesOf = (forms: readonly string[]): string[] => [
  ...new Map(forms.map((form) => [tailOf(keyOf(form)), form])).values(),
]
