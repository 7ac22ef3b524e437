import { plainEnglish } from '@app/english'

/** In a phrase after one of these, "or" joins two words of the phrase and not two meanings. */
const preposition =
  /^(?<head>\S.*?\s(?:for|of|in|with|from|on|at|by|into|about|like|under|over|between)\s)(?<rest>.*)$/i

const bracket = /\([^()]*\)|\[[^[\]]*\]/g

/** What dictionaries and lists write before a meaning: its number, its kind of word. */
const label =
  /(?<=^|[,;|]\s*)\s*(?:\(?(?:n|v|vt|vi|v\.\s?[it]|tr|intr|adj|adv|pron|prep|conj|interj|int|num|noun|verb|adjective|adverb|pronoun|preposition|postposition|conjunction|particle)(?:\.\)?|\)|:)\s+)+(?=\S)/giu
const count = /(?:^|\s)\(?(?:\d{1,2}[.)]|[a-h]\))\s+(?=\p{L})/gu
/** What stands for whom or what a verb takes. */
const placeholder = /(?<!\p{L})(?:sb|sth|smb|smth|s\.o|s\.th|somebody|something|someone)(?:'s)?\b\.?/giu

/** A text of meanings without the numbers and the kinds of words before them. */
export const withoutLabels = (text: string): string =>
  text
    .replace(count, '; ')
    .replace(/^\s*;\s*/, '')
    .replace(label, '')

/**
 * The meanings that a text lists, each as `plainEnglish`, so that they can be compared. Alternatives stand
 * between commas, semicolons, strokes, dots and "or", but not within brackets. What stands in brackets is an
 * explanation: a meaning may be written with it, before it or behind it, or without it, but it is no meaning itself.
 */
export function meaningsOf(text: string): Set<string> {
  const whole = [text, ...partsOf(text).flatMap((part) => [part, ...orParts(part)])]
  const phrases = cutAt(text, outside(text, /[,;·|]/g))
  const written = (takes: (one: string) => boolean) => [
    ...whole.filter(takes).flatMap((one) => [withoutBrackets(one), withBrackets(one), bracketsFirst(one)]),
    ...phrases.filter(takes).flatMap((one) => strokeParts(withBrackets(one))),
  ]
  const bare = written(saysMore).map(withoutPlaceholders)
  return new Set([...written(() => true), ...bare].map(plainMeaning).filter(Boolean))
}

const withoutPlaceholders = (text: string) => text.replace(placeholder, ' ')

/** Whether more is said than for whom or what: in "someone (unknown)" the someone is the meaning. */
const saysMore = (text: string) => /\p{L}{2}/u.test(withoutPlaceholders(withoutBrackets(text)))

/** A meaning as `plainEnglish`; with the "to" at its end, which changes it: "to go" is not "go to". */
export function plainMeaning(text: string): string {
  const plain = plainEnglish(text)
  return /\p{L}\s+to\W*$/iu.test(text) && plain !== 'to' ? `${plain} to` : plain
}

/** "brother (elder)" as "elder brother". Empty if there are no brackets, or nothing else. */
export function bracketsFirst(text: string): string {
  const [inside, outside] = [text.match(bracket)?.join(' ') ?? '', withoutBrackets(text)]
  return inside === '' || outside === text ? '' : `${withBrackets(inside)} ${outside}`
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
