import { stem } from '@app/english'
import { english } from './meaning/data.ts'

/**
 * Words of a guess, each with the phrase that it stands in, so that no idiom is torn: “on its way”, “came down”,
 * “brand-new”.
 */
export function quotesOf(words: readonly string[], guess: string): readonly string[] {
  const parts = Array.from(guess.matchAll(/[\p{L}\p{N}'’-]+/gu), (match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  const wanted = new Set(words.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}'’]+/u)))
  const isWanted = (text: string) =>
    wanted.has(text.toLowerCase()) || text.split('-').some((part) => wanted.has(part.toLowerCase()))
  const isLittle = (at: number) => english.little.has(parts[at]?.text.toLowerCase() ?? '')
  const hangsTogether = (at: number) => !/[,;:.?!]/u.test(guess.slice(parts[at - 1]?.to, parts[at]?.from))
  const wordAt = (at: number) => parts[at]?.text.toLowerCase() ?? ''
  const isDeterminer = (at: number) => determiners.has(wordAt(at))
  const isThing = (at: number) =>
    at < parts.length && hangsTogether(at) && !isLittle(at) && !isDeterminer(at) && !isOther(wordAt(at))
  const spans = parts.flatMap(({ text }, at) => {
    if (!isWanted(text)) return []
    // “Take a look”: the act is in the thing.
    const isOnlyDone = english.light.has(stem(text.toLowerCase())) && isDeterminer(at + 1)
    if (isOnlyDone && at + 2 < parts.length && !isLittle(at + 2) && !isWanted(wordAt(at + 2))) return []
    let from = at
    while (from > 0 && hangsTogether(from) && isDeterminer(from - 1)) from--
    const isOfPlace = from > 0 && hangsTogether(from) && english.prepositions.has(wordAt(from - 1))
    // “My kid sister”.
    const isQuality = from < at && !text.includes('-') && isThing(at + 1)
    // “Go on”.
    const isWithParticle = particles.has(wordAt(at + 1)) && !isThing(at + 2) && !isDeterminer(at + 2)
    return [{ from: isOfPlace ? from - 1 : at, to: isQuality || isWithParticle ? at + 1 : at }]
  })
  const joined: { from: number; to: number }[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    const between = last ? range(last.to + 1, span.from) : []
    const follows = last && range(last.to + 1, span.to + 1).every(hangsTogether) && between.every(isLittle)
    if (follows) last.to = Math.max(last.to, span.to)
    else joined.push(span)
  }
  return [
    ...new Set(
      joined.map(({ from, to }) => guess.slice(parts[from]?.from, parts[to]?.to).replace(/['’]s$/u, '')),
    ),
  ]
}

const determiners = new Set(
  'a an the my your his her its our their this that these those some any'.split(' '),
)

const particles = new Set('on off up out down away over back in'.split(' '))

/** No thing: what is done, and what joins or helps it. */
const isOther = (word: string) =>
  [english.joins, english.adverbs, english.helps, english.who].some((some) => some.has(word)) ||
  english.acts.has(stem(word)) ||
  /n['’]t$/u.test(word)

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
