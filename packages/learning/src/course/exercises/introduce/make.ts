import { graphemes } from '@app/malayalam'
import { make as makeForm } from '@app/malayalam/forms'
import { latin } from '@app/malayalam/sound'
import type { Item } from '../../../practice/item.ts'
import { kindOf } from '../../../practice/item.ts'
import type { CourseContent } from '../../content.ts'
import { idOf } from '../world.ts'
import type { Introduce, Introduced } from './schema.ts'

/** An introduction of one to five new items. Undefined if the content has none of them. */
export function makeIntroduce(items: readonly Item[], content: CourseContent): Introduce | undefined {
  const shown = items.slice(0, mostShown).flatMap((item) => introduced(item, content) ?? [])
  return shown.length > 0 ? { kind: 'introduce', asks: [], shown } : undefined
}

const mostShown = 5

function introduced(item: Item, content: CourseContent): Introduced | undefined {
  const id = idOf(item)
  switch (kindOf(item)) {
    case 'letter': {
      const letter = content.letters.get(id)
      if (!letter) return undefined
      const { example } = letter
      const parts = letter.kind === 'conjunct' ? consonantsOf(letter.letter) : []
      return {
        item,
        text: letter.letter,
        latin: latin(letter.say),
        say: letter.say,
        means: `${example.word}: ${example.meaning}`,
        audio: letter.audio,
        ...(parts.length > 1 && { parts }),
      }
    }
    case 'word': {
      const word = content.words.get(id)
      if (!word) return undefined
      return {
        item,
        text: word.word,
        latin: latin(word.word),
        say: word.word,
        means: word.means.join(', '),
        ...(word.audio !== '' && { audio: word.audio }),
        parts: graphemes(word.word).map((text) => ({ text, means: latin(text) })),
      }
    }
    case 'ending': {
      const ending = content.endings.get(id)
      const word = ending && content.words.get(ending.example)
      const [form] = ending && word ? makeForm(word, ending.form) : []
      if (!ending || !word || form === undefined) return undefined
      return {
        item,
        text: ending.shown,
        latin: latin(form),
        say: form,
        means: ending.means.en,
        parts: [
          { text: word.word, means: word.means[0] ?? '' },
          { text: form, means: ending.means.en },
        ],
      }
    }
    case 'contrast': {
      const contrast = content.contrasts.get(id)
      const [pair] = contrast?.pairs ?? []
      const words = (pair ?? []).flatMap((word) => content.words.get(word) ?? [])
      if (!contrast || words.length < 2) return undefined
      return {
        item,
        text: contrast.letters.join(' '),
        latin: contrast.letters.map((letter) => latin(letter)).join(' / '),
        say: contrast.letters.join(' / '),
        means: words.map(({ means }) => means[0]).join(' / '),
        parts: words.map(({ word, means }) => ({ text: word, means: means[0] ?? '' })),
      }
    }
    case 'sentence':
    case undefined:
      return undefined
  }
}

/** The consonants of a conjunct: ക് and ഷ of ക്ഷ. */
const consonantsOf = (conjunct: string) =>
  (conjunct.match(/.\u0D4D?/gu) ?? []).map((text) => ({ text, means: latin(text) }))
