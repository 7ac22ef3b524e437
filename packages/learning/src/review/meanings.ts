import { plainEnglish } from '@app/english'

/** In a phrase after one of these, "or" joins two words of the phrase and not two meanings. */
const preposition =
  /^(?<head>\S.*?\s(?:for|of|in|with|from|on|at|by|into|about|like|under|over|between)\s)(?<rest>.*)$/i

const bracket = /\([^()]*\)|\[[^[\]]*\]/g

/**
 * The meanings that a text lists, each as `plainEnglish`, so that they can be compared. Alternatives stand
 * between commas, semicolons, strokes, dots and "or", but not within brackets. What stands in brackets is an
 * explanation: a meaning may be written with it or without it, but it is no meaning itself.
 */
export function meaningsOf(text: string): Set<string> {
  const whole = [text, ...partsOf(text).flatMap((part) => [part, ...orParts(part)])]
  const phrases = cutAt(text, outside(text, /[,;·|]/g)).flatMap((one) => strokeParts(withBrackets(one)))
  const plain = [...whole.flatMap((one) => [withoutBrackets(one), withBrackets(one)]), ...phrases].map(
    plainEnglish,
  )
  return new Set(plain.filter(Boolean))
}

/** The words of the meanings, without those in brackets. */
export const wordsOfMeanings = (text: string): Set<string> =>
  new Set(plainEnglish(withoutBrackets(text).replace(/[,;/·|]/g, ' ')).split(' '))

/** An explanation that is all of a meaning is the meaning. */
function withoutBrackets(text: string): string {
  let left = text
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replace(bracket, '')
  }
  return /[\p{L}\p{N}]/u.test(left) ? left : text
}

const withBrackets = (text: string) => text.replace(/[()[\]]/g, '')

/** The alternatives of a text, apart from those with "or". A bracket that does not end is a letter like others. */
export const partsOf = (text: string): string[] => cutAt(text, outside(text, /[,;/·|]/g))

/** The places of a sign that are not within brackets. */
function outside(text: string, sign: RegExp): RegExpExecArray[] {
  const inside = depths(text)
  return [...text.matchAll(sign)].filter(({ index }) => !inside[index])
}

/** The most phrases that are made of one with strokes. */
const mostPhrases = 16

/** In "in one's/my way", a stroke stands between two words of the phrase: the phrase with each of them. */
function strokeParts(phrase: string): string[] {
  const pieces = phrase.trim().split(/\s+/)
  if (pieces.length < 2 || !phrase.includes('/')) return []
  let phrases = ['']
  for (const piece of pieces) {
    const choices = piece.split('/').filter(Boolean)
    phrases = phrases.flatMap((begun) => choices.map((choice) => `${begun} ${choice}`)).slice(0, mostPhrases)
  }
  return phrases
}

function orParts(part: string): string[] {
  const cuts = outside(part, /\bor\b/gi)
  if (cuts.length === 0) return []
  const [first = '', ...rest] = cutAt(part, cuts).map((one) => one.trim())
  const head = preposition.exec(withoutBrackets(first))?.groups?.head
  return [first, ...rest.map((one) => (head === undefined ? one : head + one))]
}

function cutAt(text: string, cuts: readonly RegExpExecArray[]): string[] {
  const starts = [0, ...cuts.map(({ index, 0: sign }) => index + sign.length)]
  return starts.map((start, place) => text.slice(start, cuts[place]?.index))
}

/** Whether each letter of a text is within brackets. */
function depths(text: string): boolean[] {
  const inside: boolean[] = Array(text.length).fill(false)
  for (let left = text, before = ''; before !== left; ) {
    before = left
    left = left.replace(bracket, (found, at: number) => {
      inside.fill(true, at, at + found.length)
      return ' '.repeat(found.length)
    })
  }
  return inside
}
