import type { SavedWord } from '../../vocabulary/saved-word.ts'
import { decodeEntities } from '../text/decode-entities.ts'
import { textsOfWord, type WordColumn, wordOfTexts } from './read-words.ts'

/** The fields of our notes in Anki. The fourth plays the word's clip. */
export const ankiFields = [
  'Word',
  'Meaning',
  'Pronunciation',
  'Sound',
  'Sentence',
  'Translation',
  'Film',
  'Start',
  'Seconds',
] as const

const columnOf: Readonly<Record<string, WordColumn>> = {
  Word: 'word',
  Meaning: 'meaning',
  Pronunciation: 'pronunciation',
  Sentence: 'sentence',
  Translation: 'translation',
  Film: 'film',
  Start: 'start',
  Seconds: 'seconds',
}

/** A word's fields as HTML, which is how Anki stores them. */
export function fieldsOfWord(word: SavedWord, clip: string | undefined): string[] {
  const texts = textsOfWord(word)
  return ankiFields.map((field) => {
    const column = columnOf[field]
    return column ? escaped(texts[column]) : clip ? `[sound:${clip}]` : ''
  })
}

/** Reads the word of a note of ours, just as it was written. Undefined if this is not a word. */
export function ownWordOfFields(names: readonly string[], fields: readonly string[]): SavedWord | undefined {
  const texts = names.map((name, place) => [columnOf[name] ?? name, textOf(fields[place] ?? '')])
  return wordOfTexts(Object.fromEntries(texts))
}

/** Anki would play what looks like one of its sounds. */
const escaped = (text: string) =>
  text
    .replace(/[&<>]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? letter)
    .replaceAll('[sound:', '&#91;sound:')

/** The text of a field: line breaks become spaces, sound tags and other markup are removed. */
const textOf = (html: string) =>
  decodeEntities(
    html
      .replace(/\[sound:[^[\]]*\]/g, '')
      .replace(/<(?:br|\/?div|\/?p)\b[^<>]*>/gi, ' ')
      .replace(/<[a-z/!][^<>]*>/gi, '')
      .replaceAll('&nbsp;', ' '),
  )
