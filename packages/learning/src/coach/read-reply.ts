import { isMalayalam, normalise } from '@app/malayalam'
import { defaultTargetLanguage, type TargetLanguage } from '../languages/learnt.ts'
import { isEnglish } from './asked-text.ts'

/** The most characters in each part of a reply. A longer one does not answer the question. */
const longest = { sentence: 300, section: 3000, feedback: 5000, line: 2000 } as const

/** A text between quotation marks of any kind, or between the asterisks of Markdown. */
const quoted = /^(?:["'“”‘’«»`*]+)(?<inside>.*?)(?:["'“”‘’«»`*]+)(?<mark>[.!?]?)$/su

/** The sentence in a reply, without its quotation marks. Undefined if the reply has no sentence. */
export function readSentence(
  reply: string,
  learnt: TargetLanguage = defaultTargetLanguage,
): string | undefined {
  const text = plainText(reply, longest.sentence + 1).replace(/\s+/gu, ' ')
  const { inside, mark = '' } = quoted.exec(text)?.groups ?? {}
  const sentence = normalise(inside === undefined ? text : inside.trim() + mark)
  const isIn = learnt === 'english' ? isEnglish(sentence) && !isMalayalam(sentence) : isMalayalam(sentence)
  return isIn && !isPage(reply) && sentence.length <= longest.sentence ? sentence : undefined
}

/** The parts of an analysis. A part that is missing or empty is left out. */
export type ReadAnalysis = { pronunciation?: string; meaning?: string; vocabulary?: string }

/**
 * Splits a reply at its markers `2.` and `3.`: at the beginning of a line if they stand there, otherwise at
 * the first place where they occur. A reply without any marker has no part.
 */
export function readAnalysis(reply: string): ReadAnalysis {
  if (isPage(reply)) return {}
  const text = plainText(reply, 4 * longest.section)
  const second = placeOf(text, '2', 0)
  const third = placeOf(text, '3', second?.end ?? 0)
  // Without any marker it is no analysis: a refusal in prose would be read as the pronunciation.
  if (!second && !third && !firstMark.test(text)) return {}
  const section = (start: number, end: number | undefined) =>
    plainText(withoutMarks(text.slice(start, end)), longest.section)
  const pronunciation = section(0, second?.start ?? third?.start)
    .replace(firstMark, '')
    .trim()
  const meaning = second ? section(second.end, third?.start) : ''
  const vocabulary = third ? section(third.end, undefined) : ''
  return {
    ...(pronunciation && { pronunciation }),
    ...(meaning && { meaning }),
    ...(vocabulary && { vocabulary }),
  }
}

const firstMark = /^\W{0,4}1[.)]\W{0,3}(?:\s|$)/u

/** The coach's feedback on the guesses. Undefined if the reply has none. */
export function readFeedback(reply: string): string | undefined {
  return isPage(reply) ? undefined : plainText(withoutMarks(reply), longest.feedback) || undefined
}

/**
 * The translations of `count` lines, in order. The reply must have each translation on its own line, after
 * its number, and nothing else but empty lines. Otherwise nobody can know which translation belongs to which
 * line, and the whole reply is refused.
 */
export function readTranslations(reply: string, count: number): string[] | undefined {
  if (isPage(reply)) return undefined
  const lines = plainText(reply, count * (longest.line + 10))
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length !== count) return undefined
  const found = lines.map((line, place) => {
    const { number, text = '' } = /^\s*(?<number>\d+)[.)]\s+(?<text>.*)$/u.exec(line)?.groups ?? {}
    return Number(number) === place + 1 && text.length <= longest.line ? text.trim() : ''
  })
  return found.includes('') ? undefined : found
}

/**
 * Models write Markdown though nobody asked for it. Its marks for bold text and headings mean nothing in
 * plain text.
 */
const withoutMarks = (text: string) =>
  text
    .replace(/^#{1,6} +/gmu, '')
    .replace(/\*\*/gu, '')
    .replace(/(?<![\p{L}\p{N}.])__(?<bold>[^\n]+?)__(?![\p{L}\p{N}])/gu, '$<bold>')

/** HTML that a service writes around its words (`<b>`, `<br/>`, `</p>`): nothing of it is meant to be read. */
const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/giu

/** A broken service often replies with an HTML page. */
const isPage = (reply: string) => /^\s*<(?:!doctype|html|head|body|\?xml)\b/iu.test(reply)

/**
 * Plain text: no control characters, no marks that change the direction of the text after them, and a limited
 * length.
 */
function plainText(reply: string, limit: number): string {
  const text = reply
    .replace(/^\s*<think>.*?<\/think>/su, '')
    .replace(tag, '')
    .replace(/\r\n?/gu, '\n')
    .toWellFormed()
    .replace(/(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\ufeff\ufffd]/gu, '')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
  return text.length > limit ? `${text.slice(0, limit - 1).toWellFormed()}…` : text
}

function placeOf(text: string, number: '2' | '3', from: number) {
  const rest = text.slice(from)
  const found =
    new RegExp(`(?:^|\\n)[^\\S\\n]*[*_#]{0,4}\\s?${number}[.)]\\**`, 'u').exec(rest) ??
    new RegExp(`(?<![\\d.])${number}\\.(?!\\d)`, 'u').exec(rest)
  return found && { start: from + found.index, end: from + found.index + found[0].length }
}
