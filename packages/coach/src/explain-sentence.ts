import type { WordReading } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'
import { wordsBefore } from '@app/malayalam/forms'
import { easyLatin } from '@app/malayalam/sound'
import type { Knowledge } from './knowledge.ts'
import type { KnownSentence } from './known-sentence.ts'
import type { Phrases } from './phrases.ts'
import { contradicts, senseIn } from './reading/fits-gloss.ts'
import { type Piece, piecesOf, saidNumber, withSaidNumbers } from './reading/pieces-of.ts'
import { bestReadings, glossesOf } from './reading/word-gloss.ts'
import { roughEnglish } from './rough-english.ts'

/** The three boxes of an analysis. */
export type Analysis = { pronunciation: string; meaning: string; vocabulary: string }

/**
 * How a sentence is said, what it means, and what each of its words does. Where no translation is known, it
 * says roughly what it means, or that it does not know.
 */
export function explainSentence(
  text: string,
  known: KnownSentence | undefined,
  knowledge: Knowledge,
  say: Phrases,
): Analysis {
  const { readings } = knowledge
  const words = wordsOf(text)
  const best = bestReadings(text, readings, known)
  const glosses = glossesOf(text, known, readings)
  const lines = words.map((word, at) =>
    lineOf({ word, gloss: glosses[at], reading: best[at], authored: known?.gloss[at] }, say),
  )
  return {
    pronunciation: easyLatin(withSaidNumbers(text)).trim(),
    meaning:
      known?.english ??
      untranslated(
        inOrder(text, glosses, ({ text }) => text),
        roughEnglish(text, knowledge),
        say,
      ),
    vocabulary: inOrder(text, lines, (piece) => otherLine(piece, say)).join('\n'),
  }
}

/**
 * The explanations of the Malayalam words, and between them those of the words in other letters and the
 * digits.
 */
function inOrder<Said>(text: string, ofWords: readonly Said[], ofOther: (piece: Piece) => Said): Said[] {
  const said = [...ofWords]
  return piecesOf(text).flatMap((piece) => (piece.malayalam ? said.splice(0, 1) : [ofOther(piece)]))
}

/** 10 (patthu): പത്ത്. */
function otherLine(piece: Piece, say: Phrases): string {
  const said = saidNumber(piece)
  if (said !== undefined) return `${piece.text} (${easyLatin(said)}): ${said}`
  return `${piece.text}: ${/\p{L}/u.test(piece.text) ? say.otherScript : say.number}`
}

function untranslated(
  glosses: readonly (string | undefined)[],
  rough: string | undefined,
  say: Phrases,
): string {
  const said = say.wordByWord(glosses.map((gloss) => gloss ?? '…').join(' · '))
  return rough === undefined ? `${said}\n${say.noTranslation}` : `${say.roughly(rough)}\n${said}`
}

/** A word, what it means there, how it is understood, and the bank's own gloss where it has one. */
type Explained = {
  word: string
  gloss: string | undefined
  reading: WordReading | undefined
  authored: string | undefined
}

/**
 * ചായക്കടയിൽ (chaayakkadayil): in the tea shop = ചായക്കട tea shop + in, at, on. Parts that would say another
 * thing than the bank's own gloss are left out: its gloss is right.
 */
function lineOf({ word, gloss, reading, authored }: Explained, say: Phrases): string {
  const said = `${word} (${easyLatin(word)})`
  if (!reading) return `${said}: ${gloss ?? `(${say.noEntry})`}`
  if (authored !== undefined && contradicts(reading, authored)) return `${said}: ${authored}`
  const { entry, endings } = reading
  const partOf = (entry: WordReading['entry']) => `${entry.word} ${senseIn(entry, authored ?? '')}`
  const parts = [
    ...wordsBefore(reading).flatMap((before) => [partOf(before.entry), ...before.endings.map(endingOf)]),
    partOf(entry),
    ...endings.map(endingOf),
  ]
  return parts.length > 1 ? `${said}: ${gloss} = ${parts.join(' + ')}` : `${said}: ${gloss}`
}

const endingOf = ({ means }: WordReading['endings'][number]) => means
