import { graphemes } from '@app/malayalam'
import { make as makeForm } from '@app/malayalam/forms'
import { latin, spellParts } from '@app/malayalam/sound'
import { soundOfLetter } from '../../../letters/sound-of-letter.ts'
import { type Item, idOf, kindOf } from '../../../practice/item.ts'
import type { CourseContent } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { changesPronouns } from '../../endings.ts'
import { endingItem, isLearnt, type World, wordItem } from '../world.ts'
import type { Introduce, Introduced } from './schema.ts'

/** An introduction of one to five new items. Undefined if the content has none of them. */
export function makeIntroduce(items: readonly Item[], world: Met): Introduce | undefined {
  const shown = items.slice(0, mostShown).flatMap((item) => {
    const found = introduced(item, world.content)
    const forms = found ? formsMetBy(item, items, world) : []
    return found ? [{ ...found, ...(forms.length > 0 && { forms }) }] : []
  })
  return shown.length > 0 ? { kind: 'introduce', targets: [], shown } : undefined
}

const mostShown = 5

type Met = Pick<World, 'content' | 'memory' | 'underWay'>

/** So many forms of pronouns are on a card. */
const mostForms = 5

/**
 * The forms of pronouns that can stand in a sentence from now on, the commonest first: of an ending those of the pronouns
 * that were met, and of a pronoun those with the endings that were met, or that are shown with it.
 */
function formsMetBy(item: Item, together: readonly Item[], world: Met): { text: string; means: string }[] {
  const { withEnding, formsOf } = courseIndex(world.content)
  const isMet = (other: Item) => isLearnt(world, other) || together.includes(other)
  const all = kindOf(item) === 'ending' ? withEnding(idOf(item)) : formsOf(idOf(item))
  return all
    .filter(({ word, ending }) => word.pos === 'pronoun' && changesPronouns.has(ending.id))
    .filter(({ word, ending }) => isMet(wordItem(word.id)) && isMet(endingItem(ending.id)))
    .slice(0, mostForms)
    .map(({ text, glosses: [means = ''] }) => ({ text, means }))
}

function introduced(item: Item, content: CourseContent): Introduced | undefined {
  const id = idOf(item)
  switch (kindOf(item)) {
    case 'letter': {
      const letter = content.letters.get(id)
      if (!letter) return undefined
      const { example } = letter
      const parts = letter.kind === 'conjunct' ? spelt(letter.letter.match(/.\u0D4D?/gu) ?? []) : []
      return {
        item,
        text: letter.letter,
        latin: latin(soundOfLetter(letter)),
        say: soundOfLetter(letter),
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
        means: word.means[0] ?? '',
        ...(word.audio !== '' && { audio: word.audio }),
        parts: spelt(graphemes(word.word)),
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
          { text: form, means: ending.exampleMeans },
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
    case 'english':
    case 'english-sentence':
    case 'scene':
    case undefined:
      return undefined
  }
}

/** Parts of a word or a conjunct (ക് and ഷ of ക്ഷ), each as it sounds in it. */
function spelt(parts: readonly string[]) {
  const sounds = spellParts(parts, 'precise')
  return parts.map((text, at) => ({ text, means: sounds[at] ?? '' }))
}
