import { make as makeForm } from '@app/malayalam/forms'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseEnding, CourseSentence, CourseWord, SentencePiece } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { newWords } from '../options/sentence-targets.ts'
import { endingItem, type World } from '../world.ts'

/** A word of a sentence that has the ending, and the sentence around it. */
type Place = {
  word: CourseWord
  piece: SentencePiece
  around: { sentence: string; before: string; after: string; english: string }
}

/** So many sentences are tried, the best known first: not each has a form beside which others can stand. */
const mostTried = 12

/** Where an ending stands on a word alone, and at most one other word of the sentence is new; what is known first. */
export function placesFor(ending: CourseEnding, world: World, sentence: string | undefined): Place[] {
  const { content, random } = world
  const asked = { item: endingItem(ending.id), skill: 'form' } as const
  const ids = sentence === undefined ? courseIndex(content).sentences(asked.item) : [sentence]
  const all = ids
    .flatMap((id) => content.sentences.get(id) ?? [])
    .filter(({ pieces }) => pieces.length > 1)
    .map((one) => ({ one, fresh: newWords(one.pieces, asked, world) }))
    .filter(({ fresh }) => sentence !== undefined || fresh <= mostNew)
  return shuffle(all, random)
    .toSorted((one, other) => one.fresh - other.fresh)
    .slice(0, mostTried)
    .flatMap(({ one }) => placeIn(one, ending, world) ?? [])
}

const mostNew = 2

function placeIn(sentence: CourseSentence, ending: CourseEnding, { content }: World): Place | undefined {
  const { id, text, english, pieces } = sentence
  for (const piece of pieces) {
    const word = piece.entry === undefined ? undefined : content.words.get(piece.entry)
    const isOne = piece.items.filter((item) => item.startsWith('word:')).length === 1
    if (!word || !isOne || piece.endings.join('+') !== ending.form.join('+')) continue
    const at = text.indexOf(piece.text)
    // What is said in speech alone (എന്താ) is not asked for, nor a word that stands twice.
    const isOnce = at >= 0 && text.indexOf(piece.text, at + 1) < 0
    if (!isOnce || piece.text === word.word || !makeForm(word, ending.form).includes(piece.text)) continue
    const around = { before: text.slice(0, at), after: text.slice(at + piece.text.length) }
    return { word, piece, around: { sentence: id, ...around, english } }
  }
  return undefined
}
