import { irregularVerbs } from '@app/english'
import { english } from '../data.ts'

/**
 * The times of which an English text speaks, as far as its words show it. Most verbs look the same for the
 * present, a habit and the future.
 */
type Tenses = {
  /** Something in it can only be past. */
  past: boolean
  /** Something in it may be: eaten, boiled. */
  perhapsPast: boolean
  now: boolean
  ahead: boolean
}

export function tensesIn(text: string): Tenses {
  const plain = rewritten.reduce((plain, [old, now]) => plain.replace(old, now), text.toLowerCase())
  const past = onlyPast.test(plain)
  return { past, perhapsPast: past || maybePast.test(plain), now: now.test(plain), ahead: ahead.test(plain) }
}

/**
 * “Don’t do it” speaks of no time; “I have to”, “I have got to” and “I had better” speak of now; “having
 * eaten” leaves it to the verb that follows.
 */
const rewritten: readonly (readonly [RegExp, string])[] = [
  [/[’‘ʼ´`]/gu, "'"],
  [/\b(?:won'?t|shan'?t)\b/gu, ' will'],
  [/(?<=[a-z])'ll\b/gu, ' will'],
  [/\b(do|does|did|is|are|was|were|has|have|had)n'?t\b/gu, '$1 not'],
  [/(?<=[a-z])'ve\b/gu, ' have'],
  [/(?<=\b(?:how|where|when|why|what)(?:'s|s| is| are) (?:\w+ ){1,3})\w+(?=\W*$)/gu, 'done'],
  [/\b(?:once|after|when|if|until|till|before) (?:\w+ )?(?:have|has) \w+/gu, ' '],
  [/\bhaving \w+/gu, ' '],
  [/(?<=\bdid(?: not)?(?: \w+)?) do\b/gu, ''],
  [/(?<=^\W*|[,;:.!] )(?:please )?do not\b/gu, ' '],
  [/\b(?:have|has) (?:not )?(?:got )?to\b|(?:(?<=[a-z])'s|\b[a-z]+ve) got to\b|\bhad better\b/gu, 'must'],
]

/** They may be past, and something else: “the shop is lit”, “he left”, “it is cut”. */
const perhaps = [...english.perhapsPast]
const either = (words: readonly string[]) => words.join('|')
const verbs = [...irregularVerbs].map(([verb, { past, done }]) => ({ verb, past, done }))
const simplePast = either([
  'were|agreed|freed',
  ...verbs
    .map(({ past }) => past)
    .filter((past) => !english.perhapsPast.has(past) && !irregularVerbs.has(past)),
])
const participle = either([
  'left',
  'gotten',
  ...verbs.flatMap(({ verb, past, done }) => (done === past || done === verb ? [] : [done])),
])
const unchanged = either(perhaps)
const regular = '[a-z]{2,}(?<!e)ed'

/** -ed needs a help or somebody before it: “I closed the shop”, not “a closed shop”. */
const onlyPast = new RegExp(
  String.raw`\b(?:${simplePast}|(?<!\b(?:get|gets|got|be|am|is|are|was|were) )used to|(?:has|have)(?: (?:not|already|just|never|ever))?(?: (?:i|you|he|she|it|we|they|anyone))? (?:ever )?(?:${participle}|come|${regular})|(?:i|you|he|she|it|we|they|who) (?:${regular}|got (?:up|on|off|down|out|into|back|home|there|here)))\b`,
  'u',
)
const maybePast = new RegExp(
  String.raw`\b(?:${participle}|(?:has|have)(?: [a-z']+){0,4} (?:come|run|become)|${unchanged}|${regular})\b`,
  'u',
)
/** “She has got a job” is as much what she has as what she got. */
const now =
  /\b(?:am|is|are|do|does|im)\b|'(?:m|re)\b|\b(?:he|she|it|that|there|here|what|who)'s\b|\b(?:have|has)(?: (?:not|just|already|also|i|you|he|she|it|we|they))* got\b/u
const ahead =
  /\b(?:will|shall|would|gonna|going to (?:be|come|get|give|make|take|see|call|eat|drink|have|buy|bring|tell|say|wait|stay|leave|put|pay|help|show|cook|sit|finish|speak|send|ask|keep|meet|find|travel|start|return|reach|arrive|stop|watch|learn|read|write|wash|clean|open|close|visit|sing|draw|teach|study|swim|run|do|sell|build|fall))\b/u
