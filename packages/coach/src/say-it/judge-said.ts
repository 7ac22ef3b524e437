import { keyOf, words as wordsOf } from '@app/malayalam'
import type { Knowledge } from '../knowledge.ts'
import { roughEnglish } from '../rough-english.ts'
import { inScript } from './in-script.ts'
import { piecesOfAnswer } from './pieces.ts'
import { type Compared, comparePieces } from './same-pieces.ts'

/** What a learner is asked to say, in English, and the Malayalam that is accepted: the first is the model. */
export type SaidPrompt = { english: string; answers: readonly string[] }

/** Why a piece is not right yet: its case, its time or mood, or who is meant by it. */
export type SaidReason = 'case' | 'form'

/**
 * The verdict on an answer in Malayalam. `right`: it says what was asked; `model` is an accepted answer if the learner's is
 * another way. `almost`: one piece is in another form than Malayalam demands. `wrong`: it says something else: `says` in English,
 * `meant` is what was asked. `cannotTell`: nothing is blamed.
 */
export type SaidVerdict =
  | { type: 'right'; model?: string }
  | { type: 'almost'; piece: string; why: SaidReason; wanted: string }
  | { type: 'wrong'; says: string; meant: string }
  | { type: 'cannotTell' }

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
  const { readings } = knowledge
  const { answers, english } = prompt
  const [model = ''] = answers
  if (answers.some((answer) => keyOf(plain(answer)) === keyOf(plain(said)))) return { type: 'right' }
  const text = inScript(said, answers, readings)
  const pieces = text === undefined ? undefined : piecesOfAnswer(text, readings)
  if (text === undefined || !pieces || pieces.length === 0) return { type: 'cannotTell' }
  const compared = answers.flatMap((answer) => {
    const wanted = piecesOfAnswer(answer, readings)
    return wanted ? [comparePieces(wanted, pieces)] : []
  })
  if (compared.some(isSame)) return { type: 'right', model }
  const says = roughEnglish(`${plain(text)}${english.endsWith('?') ? '?' : '.'}`, knowledge)
  const close = compared.find(isOneForm)
  const [other] = close?.otherForm ?? []
  if (other && isCase(other.wanted.ending) && isCase(other.said.ending))
    return { type: 'almost', piece: other.said.word, why: 'case', wanted: other.wanted.word }
  const isMeant = [english, ...answers.map((answer) => roughEnglish(answer, knowledge))].includes(says)
  if (says !== undefined && !isMeant && compared.every(isFar)) return { type: 'wrong', says, meant: english }
  return { type: 'cannotTell' }
}

const plain = (text: string) =>
  text
    .replace(/[.?!,…]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

const isSame = ({ missing, added, otherForm }: Compared) =>
  missing.length === 0 && added.length === 0 && otherForm.length === 0

const isOneForm = ({ missing, added, otherForm }: Compared) =>
  missing.length === 0 && added.length === 0 && otherForm.length === 1

/** Another word stands where an accepted answer has its own, or its verb is in another form. */
const isFar = ({ missing, added, otherForm }: Compared) =>
  (missing.length > 0 && added.length > 0) || otherForm.some(({ wanted }) => wanted.entry.pos === 'verb')

const isCase = (ending: string) => cases.has(ending)
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
