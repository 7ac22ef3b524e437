import { keyOf } from '@app/malayalam'
import { make as makeForm } from '@app/malayalam/forms'
import { kindOf } from '../practice/item.ts'
import type { CourseContent, CourseEnding, CourseWord, SentencePiece } from './content.ts'

/** A word with one taught ending, as it stands in a sentence or a film. */
export type AttestedForm = {
  word: CourseWord
  ending: CourseEnding
  /** As it is written most often. */
  text: string
  /** What it means there, a gloss for each time. */
  glosses: readonly string[]
  /** How often it occurs. */
  times: number
}

/**
 * The forms that people use, the commonest first. Rules make many more, and some of those nobody says
 * (കിലോയോ), so nothing else is asked without a sentence around it.
 */
export function attestedForms(content: CourseContent): AttestedForm[] {
  const found = new Map<string, { word: CourseWord; ending: CourseEnding; pieces: SentencePiece[] }>()
  const taught = new Map([...content.endings.values()].map((ending) => [ending.form.join('+'), ending]))
  const carriers = [content.sentences, content.lines, content.questions].flatMap((all) => [...all.values()])
  for (const piece of carriers.flatMap(({ pieces }) => pieces)) {
    const word = piece.entry === undefined ? undefined : content.words.get(piece.entry)
    const ending = taught.get(piece.endings.join('+'))
    if (!word || !ending || !isOneWord(piece) || !isSaidLoose(ending, word)) continue
    const key = `${word.id} ${ending.id}`
    const form = found.get(key)
    if (form) form.pieces.push(piece)
    else found.set(key, { word, ending, pieces: [piece] })
  }
  return [...found.values()].flatMap(formOf).toSorted((one, other) => other.times - one.times)
}

const isOneWord = ({ items }: SentencePiece) => items.filter((item) => kindOf(item) === 'word').length === 1

/** Endings that ask or remind: with a noun they need a sentence around them, as in പട്ടിയോ പൂച്ചയോ. */
const ofPredicates = new Set(['question', 'youKnow'])

function isSaidLoose({ id, of }: CourseEnding, { pos }: CourseWord): boolean {
  if (of === 'verb') return pos === 'verb'
  if (ofPredicates.has(id)) return pos === 'particle'
  return pos === 'noun' || pos === 'pronoun' || pos === 'adverb'
}

/** Only spellings that the rules know too: what is heard in speech (എന്താ) is not asked for. */
function formOf({
  word,
  ending,
  pieces,
}: {
  word: CourseWord
  ending: CourseEnding
  pieces: readonly SentencePiece[]
}): AttestedForm[] {
  const spelt = makeForm(word, ending.form)
  const counts = spelt
    .map((text) => ({ text, own: pieces.filter((piece) => keyOf(piece.text) === keyOf(text)) }))
    .filter(({ own }) => own.length > 0)
    .toSorted((one, other) => other.own.length - one.own.length)
  const [most] = counts
  if (!most || keyOf(most.text) === keyOf(word.word)) return []
  const glosses = counts.flatMap(({ own }) => own.flatMap(({ gloss }) => gloss ?? []))
  return [{ word, ending, text: most.text, glosses, times: counts.flatMap(({ own }) => own).length }]
}
