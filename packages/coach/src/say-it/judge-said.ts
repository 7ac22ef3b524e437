import { keyOf, words as wordsOf } from '@app/malayalam'
import { type Comparer, comparerOf } from '../compare/comparer.ts'
import type { Difference } from '../compare/difference.ts'
import type { Sentence } from '../frame/said.ts'
import { readMalayalam } from '../from-malayalam/read-malayalam.ts'
import { saySentence, sayText } from '../into-english/sentence.ts'
import type { Knowledge } from '../knowledge.ts'
import { callsAnother, demanded, isAnotherPerson } from './demanded.ts'
import { inScript } from './in-script.ts'
import { type Piece, piecesOfAnswer } from './pieces.ts'
import { type Compared, comparePieces } from './same-pieces.ts'

/** What a learner is asked to say, in English, and the Malayalam that is accepted: the first is the model. */
export type SaidPrompt = { english: string; answers: readonly string[] }

/** Why a piece is not right yet: its case, or another word that English has for the same: ഞങ്ങൾ for നമ്മൾ, കൊടുക്കുക for തരുക. */
export type SaidReason = 'case' | 'word'

/**
 * The verdict on an answer in Malayalam. `right`: it says what was asked; `model` is an accepted answer if the learner's is
 * another way. `almost`: one piece is not what Malayalam demands. `wrong`: it says something else: `says` in English,
 * `meant` is what was asked. `cannotTell`: nothing is blamed; `says` is what was said, if that could be read.
 */
export type SaidVerdict =
  | { type: 'right'; model?: string }
  | { type: 'almost'; piece: string; why: SaidReason; wanted: string }
  | { type: 'wrong'; says: string; meant: string }
  | { type: 'cannotTell'; says?: string }

/**
 * Judges what a learner said: one answer, or all that recognition may have heard, in Malayalam or in Latin letters.
 * The readings must know the words of `wordsToRead`.
 */
export function judgeSaid(prompt: SaidPrompt, said: readonly string[], knowledge: Knowledge): SaidVerdict {
  const verdicts = said.map((one) => judgeOne(prompt, one, knowledge))
  for (const type of order) {
    const found = verdicts.find((verdict) => verdict.type === type)
    if (found) return found
  }
  return { type: 'cannotTell' }
}

const order = ['right', 'almost', 'wrong', 'cannotTell'] as const

/** The words whose readings are needed to judge an answer. In Latin letters it is read by the words of the prompt. */
export const wordsToRead = (prompt: SaidPrompt, said: readonly string[]): string[] => [
  ...new Set([...prompt.answers, ...said].flatMap(wordsOf)),
]

function judgeOne(prompt: SaidPrompt, said: string, knowledge: Knowledge): SaidVerdict {
  const { answers, english } = prompt
  const [model = ''] = answers
  if (answers.some((answer) => keyOf(plain(answer)) === keyOf(plain(said)))) return { type: 'right' }
  const text = inScript(said, answers, knowledge.readings)
  const pieces = text === undefined ? undefined : piecesOfAnswer(text, knowledge.readings)
  if (text === undefined || !pieces || pieces.length === 0) return { type: 'cannotTell' }
  const accepted = answers.flatMap((answer) => piecesOfAnswer(answer, knowledge.readings) ?? [])
  const compared = answers.flatMap((answer) => {
    const wanted = piecesOfAnswer(answer, knowledge.readings)
    return wanted ? [comparePieces(wanted, pieces)] : []
  })
  const isCalled = !callsAnother(pieces, accepted)
  if (isCalled && compared.some(isSame)) return { type: 'right', model }
  const read = readSaid(text, knowledge)
  const meant = read && compareFrames(prompt, read, knowledge)
  if (
    isCalled &&
    meant?.differences.every(isCall) &&
    !isAnotherPerson(pieces, accepted, english, knowledge.language)
  )
    return asDemanded(pieces, accepted, model)
  const otherCase = caseIn(compared)
  if (otherCase) return otherCase
  if (!read) return { type: 'cannotTell' }
  const says = sayText(read)
  return meant?.differences.some(({ sure }) => sure)
    ? { type: 'wrong', says, meant: english }
    : { type: 'cannotTell', says }
}

/** What is said, with no more of a question than its words say: nobody hears a mark. */
function readSaid(text: string, { readings, language }: Knowledge): readonly Sentence[] | undefined {
  const bare = text.replace(/[.?!…\s]+$/u, '')
  const read = ['.', '?']
    .map((mark) => readMalayalam(`${bare}${mark}`, readings, language, saySentence))
    .find((one) => one !== undefined)
  return read?.map((one) => ({ ...one, asks: false }))
}

function compareFrames({ answers, english }: SaidPrompt, read: readonly Sentence[], knowledge: Knowledge) {
  const comparer = comparerOf(knowledge.language)
  return comparer.nearest(
    [...framesOf(answers, comparer, knowledge), ...comparer.ofEnglish(english)],
    [comparer.ofFrames(read)],
  )
}

const framesOf = (answers: readonly string[], comparer: Comparer, { readings, language }: Knowledge) =>
  answers.flatMap((answer) => {
    const read = readMalayalam(answer, readings, language, saySentence)
    return read ? [comparer.ofFrames(read)] : []
  })

/** Somebody may be called, or not. */
const isCall = ({ role, sure }: Difference) => role === 'call' && !sure

/** It says the same: then Malayalam may still demand another word than English does. */
function asDemanded(pieces: readonly Piece[], accepted: readonly Piece[], model: string): SaidVerdict {
  const other = demanded(pieces, accepted)
  return other
    ? { type: 'almost', piece: other.said.word, why: 'word', wanted: other.wanted.word }
    : { type: 'right', model }
}

const plain = (text: string) =>
  text
    .replace(/[.?!,…]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const isSame = ({ missing, added, otherForm }: Compared) =>
  missing.length === 0 && added.length === 0 && otherForm.length === 0

/** One word is there in another case, and nothing else differs. */
function caseIn(compared: readonly Compared[]): SaidVerdict | undefined {
  const close = compared.find(
    ({ missing, added, otherForm }) => missing.length === 0 && added.length === 0 && otherForm.length === 1,
  )
  const [other] = close?.otherForm ?? []
  if (!other || !cases.has(other.wanted.ending) || !cases.has(other.said.ending)) return undefined
  return { type: 'almost', piece: other.said.word, why: 'case', wanted: other.wanted.word }
}

const cases = new Set([
  '',
  'accusative',
  'dative',
  'genitive',
  'sociative',
  'locative',
  'allative',
  'ablative',
])
