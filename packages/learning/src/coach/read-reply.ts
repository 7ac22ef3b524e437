import { isMalayalam, normalise } from '@app/malayalam'

/** Characters; what is longer is no answer to these questions. */
const longest = { sentence: 300, section: 3000, feedback: 5000, line: 2000 } as const

/** What stands between quotation marks of any kind, or in the stars of Markdown. */
const quoted = /^(?:["'“”‘’«»`*]+)(?<inside>.*?)(?:["'“”‘’«»`*]+)(?<mark>[.!?]?)$/su

/** The sentence of a reply, without quotes around it; undefined where it is none. */
export function readSentence(reply: string): string | undefined {
  const text = plainText(reply, longest.sentence + 1).replace(/\s+/gu, ' ')
  const { inside, mark = '' } = quoted.exec(text)?.groups ?? {}
  const sentence = normalise(inside === undefined ? text : inside.trim() + mark)
  return isMalayalam(sentence) && !isPage(reply) && sentence.length <= longest.sentence ? sentence : undefined
}

/** The parts of an analysis; one that is missing or empty is not there. */
export type ReadAnalysis = { pronunciation?: string; meaning?: string; vocabulary?: string }

/** Splits a reply on its markers `2.` and `3.`: at the beginnings of lines if they stand there, else wherever they stand first. */
export function readAnalysis(reply: string): ReadAnalysis {
  if (isPage(reply)) return {}
  const text = plainText(reply, 4 * longest.section)
  const second = placeOf(text, '2', 0)
  const third = placeOf(text, '3', second?.end ?? 0)
  const section = (start: number, end: number | undefined) =>
    plainText(withoutMarks(text.slice(start, end)), longest.section)
  const pronunciation = section(0, second?.start ?? third?.start)
    .replace(/^\W{0,4}1[.)]\W{0,3}(?:\s|$)/u, '')
    .trim()
  const meaning = second ? section(second.end, third?.start) : ''
  const vocabulary = third ? section(third.end, undefined) : ''
  return {
    ...(pronunciation && { pronunciation }),
    ...(meaning && { meaning }),
    ...(vocabulary && { vocabulary }),
  }
}

/** What a coach says of guesses; undefined where it says nothing. */
export function readFeedback(reply: string): string | undefined {
  return isPage(reply) ? undefined : plainText(withoutMarks(reply), longest.feedback) || undefined
}

/**
 * What each of so many lines means, in their order. The reply must have them all under their numbers, each on a line of its own, and nothing
 * else but empty lines: of any other it cannot be known which translation belongs to which line, and it is none.
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

/** Services write Markdown unasked; its marks for bold and for headings say nothing in plain text. */
const withoutMarks = (text: string) =>
  text
    .replace(/^#{1,6} +/gmu, '')
    .replace(/\*\*/gu, '')
    .replace(/(?<![\p{L}\p{N}.])__(?<bold>[^\n]+?)__(?![\p{L}\p{N}])/gu, '$<bold>')

/** A service that is broken often answers with a page. */
const isPage = (reply: string) => /^\s*<(?:!doctype|html|head|body|\?xml)\b/iu.test(reply)

/** Text and nothing else: no control characters, no marks that turn the direction of what follows, and not endlessly long. */
function plainText(reply: string, most: number): string {
  const text = reply
    .replace(/^\s*<think>.*?<\/think>/su, '')
    .replace(/\r\n?/gu, '\n')
    .toWellFormed()
    .replace(/(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\ufeff\ufffd]/gu, '')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
  return text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text
}

function placeOf(text: string, number: '2' | '3', from: number) {
  const rest = text.slice(from)
  const found =
    new RegExp(`(?:^|\\n)[^\\S\\n]*[*_#]{0,4}\\s?${number}[.)]\\**`, 'u').exec(rest) ??
    new RegExp(`(?<![\\d.])${number}\\.(?!\\d)`, 'u').exec(rest)
  return found && { start: from + found.index, end: from + found.index + found[0].length }
}
