import { bestReadings, synonyms } from '@app/coach'
import {
  type CourseContent,
  type CourseLine,
  type CourseQuestion,
  type CourseSentence,
  contrastsOf,
  courseEndings,
  type QuizTargets,
  quizTargets,
  type SentencePiece,
  sameMeaningIn,
} from '@app/learning/course'
import { lettersIn } from '@app/learning/letters'
import type { Item } from '@app/learning/practice'
import { type LexiconEntry, type WordReading, wordReadings } from '@app/learning/vocabulary'
import { isMalayalam, words as wordsOf } from '@app/malayalam'
import { makeLexicon } from '@app/malayalam/forms'
import { addressOf } from '../audio/audio-path.ts'
import type { NewSentence } from '../authored/path-file.ts'
import { clipOfSentence, nameOfExample } from '../clips.ts'
import type { Content } from '../load-content.ts'
import { gridsByName } from '../path/grids-of-path.ts'
import { newSentences } from '../path/path-sentences.ts'
import type { Source } from '../source.ts'

/**
 * What the exercises of the course are made of: all that is taught, the lexicon, and what the files of the path have:
 * sentences that were written for it, and grids.
 */
export function courseContentOf(
  content: Content,
  entries: readonly LexiconEntry[],
  files: Pick<Source, 'path'>,
): CourseContent {
  const grids = gridsByName(files)
  const pieces = piecesIn(entries)
  const words = new Map(entries.map((entry) => [entry.id, entry]))
  const sameMeaning = sameMeaningIn(entries, synonyms)
  const withPieces = (sentence: NamedSentence): CourseSentence => {
    const { id, text, english, audio } = sentence
    const own = grids.get(id)
    return {
      ...{ id, text, english, pieces: pieces(sentence) },
      ...(audio !== undefined && { audio }),
      ...(own && { grids: own }),
    }
  }
  return {
    letters: byId(content.letters),
    words,
    endings: byId(courseEndings),
    contrasts: byId(contrastsOf(entries, sameMeaning)),
    sentences: byId(
      [...sentencesOf(content, entries), ...spoken(newSentences(files), content)].map(withPieces),
    ),
    lines: byId(linesOf(content, pieces)),
    questions: byId(questionsOf(content, pieces)),
    scenes: new Map(),
    synonyms,
  }
}

/** What the questions of the topics ask for, each under its topic and its own id. */
export function quizTargetsOf(
  content: Content,
  entries: readonly LexiconEntry[],
): ReadonlyMap<string, Readonly<Record<string, QuizTargets>>> {
  const words = new Map(entries.map((entry) => [entry.id, entry]))
  const topics = Map.groupBy(questionsOf(content, piecesIn(entries)), ({ topic }) => topic)
  return new Map(
    [...topics].map(([topic, questions]) => [
      topic,
      Object.fromEntries(questions.map((found) => [found.question.id, quizTargets(found, { words })])),
    ]),
  )
}

const byId = <T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]))

type Said = { text: string; english: string; gloss: readonly string[] }
export type Pieces = (said: Said) => SentencePiece[]

/** Reads a sentence: which entry each word is, with which endings, as its gloss says. */
export function piecesIn(entries: readonly LexiconEntry[]): Pieces {
  const lexicon = makeLexicon(entries)
  const known = new Map<string, readonly WordReading[]>()
  const readings = (word: string) => {
    const found = known.get(word) ?? wordReadings(word, lexicon)
    known.set(word, found)
    return found
  }
  return (said) => {
    const found = bestReadings(said.text, readings, said)
    return wordsOf(said.text).map((text, at) => pieceOf(text, found[at], said.gloss[at]))
  }
}

const taught = new Set(courseEndings.map(({ id }) => id))

function pieceOf(text: string, reading: WordReading | undefined, gloss: string | undefined): SentencePiece {
  const told = gloss !== undefined && gloss !== '' ? { gloss } : {}
  if (!reading) return { text, items: [], endings: [], ...told }
  const endings = reading.endings.map(({ id }) => id)
  const items: Item[] = [`word:${reading.entry.id}`]
  // Of two words in one, both must be known.
  for (let { before } = reading; before; before = before.before) items.unshift(`word:${before.entry.id}`)
  for (const id of new Set(endings)) if (taught.has(id)) items.push(`ending:${id}`)
  return { text, items, entry: reading.entry.id, endings, ...told }
}

type NamedSentence = Omit<CourseSentence, 'pieces' | 'audio' | 'grids'> &
  Said & { audio?: string | undefined }

/** The coach's sentences by their ids, and the examples of the lexicon as `vellam/1`, counted from 1. */
function sentencesOf(content: Content, entries: readonly LexiconEntry[]): NamedSentence[] {
  const bank = content.sentences.flatMap(({ sentences }) => sentences)
  const examples = entries.flatMap(({ id, examples = [] }) =>
    examples.map((example, at) => ({ id: nameOfExample(id, at), ...example })),
  )
  return [...bank, ...examples]
}

function spoken(sentences: readonly NewSentence[], { audio }: Content): NamedSentence[] {
  return sentences.map((sentence) => {
    const clip = clipOfSentence(sentence.id)
    const made = audio.get(clip)
    return { ...sentence, ...(made && { audio: addressOf(clip, made.version) }) }
  })
}

function linesOf({ films }: Content, pieces: Pieces): CourseLine[] {
  return films.flatMap(({ id: film, transcript }) =>
    transcript.snippets.map(({ text, start, duration, translation = '', words }, at) => ({
      id: `${film}/${at + 1}`,
      film,
      from: start,
      to: start + duration,
      text,
      english: translation,
      pieces: pieces({ text, english: translation, gloss: words.map(({ meaning }) => meaning) }),
    })),
  )
}

/**
 * The Malayalam of a question is its prompt, or the right option of an English prompt. A sign is asked on a consonant:
 * the last letter is the one that is asked.
 */
function questionsOf({ topics, letters }: Content, pieces: Pieces): CourseQuestion[] {
  const read = lettersIn(letters)
  return topics.flatMap(({ key, kind, questions }) =>
    questions.map((question): CourseQuestion => {
      const id = `${key}/${question.id}`
      const [right] = question.options
      const text = isMalayalam(question.text) ? question.text : (right?.text ?? '')
      if (kind !== 'letters') {
        const english = text === question.text ? (right?.text ?? '') : ''
        return { id, topic: key, question, pieces: pieces({ text, english, gloss: question.gloss ?? [] }) }
      }
      const letter = read(text).ids.at(-1)
      return {
        id,
        topic: key,
        question,
        pieces: letter === undefined ? [] : [{ text, items: [`letter:${letter}`], endings: [] }],
      }
    }),
  )
}
