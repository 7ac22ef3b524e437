import type { CourseEnding, CourseWord } from './content.ts'

/** How English says an ending: what a gloss of such a form looks like, and what can be made of the word. */
type Saying = { gloss: RegExp; made?: string }

const says = (gloss: RegExp, made?: string): Saying => ({ gloss, ...(made !== undefined && { made }) })
const never = /(?!)/u

/** `{}` is the word in English, a verb without “to”. */
const sayings: Readonly<Record<string, Saying>> = {
  plural: says(/(?:s|children|people|men|women|feet|teeth)$/u),
  accusative: says(never, 'the {} (object)'),
  dative: says(/^(?:to|for) /u, 'to the {}'),
  genitive: says(/^of |[’']s$|^(?:my|our|your|his|her|their|its)$/iu, 'of the {}'),
  sociative: says(/^(?:to|with) /u, 'to the {}'),
  locative: says(/^(?:in|at|on) /u, 'in the {}'),
  locativeAdjective: says(/^(?:in|of|at|on) /u, 'in the {}'),
  allative: says(/^(?:to|into) /u, 'to the {}'),
  ablative: says(/^from /u, 'from the {}'),
  perlative: says(/^(?:through|along) /u, 'through the {}'),
  together: says(/^(?:together )?with /u, 'together with the {}'),
  than: says(/\bthan /u, 'than the {}'),
  about: says(/^about /u, 'about the {}'),
  like: says(/^like /u, 'like the {}'),
  using: says(/^(?:with|by) /u, 'with the {}'),
  vocative: says(never, '{}! (calling)'),
  and: says(/\b(?:and|too|also)\b/u, '{} too'),
  question: says(/^(?:is|are|do|does) /u),
  is: says(/^(?:is|are|am) |^(?:it|who|what|where|when) is\b/u, 'is {a}'),
  isNot: says(/\bnot\b/u, 'is not {a}'),
  isntIt: says(/^isn[’']t it /u, 'isn’t it {a}'),
  exists: says(/^there (?:is|are) |^(?:has|have) /u, 'there is {a}'),
  lacks: says(/^there (?:is|are) no /u, 'there is no {}'),
  having: says(/^(?:that|which) ha/u, 'that has {}'),
  was: says(/^(?:was|were|there was|there were) /u, 'was {a}'),
  became: says(/^(?:became|has become) /u, 'became {a}'),
  being: says(/^(?:who|that) is /u, 'that is {}'),
  until: says(/^until /u, 'until {}'),
  since: says(/^since /u, 'since {}'),
  present: says(/^(?:is|are|am) \w+ing\b|^(?:comes|goes|lives|does|hurts)$/u),
  past: says(/^(?!to |is |are |was |were |has |had |will )/u),
  future: says(/^will /u, 'will {}'),
  presentNegative: says(/^(?:is|are|am|does|do) not /u, 'does not {}'),
  pastNegative: says(/^(?:did|was|were) not /u, 'did not {}'),
  futureNegative: says(/^will not /u, 'will not {}'),
  must: says(/^(?:must|should|need to|want to) /u, 'must {}'),
  needNot: says(/^(?:need not|no need to) /u, 'need not {}'),
  mustNot: says(/^must not /u, 'must not {}'),
  may: says(/^(?:can|let us|let[’']s) /u, 'may {}'),
  let: says(/^(?:shall|may) I /u, 'let … {}'),
  letMe: says(/^may I /u, 'may I {}?'),
  polite: says(/^please /u, 'please {}'),
  pleaseDont: says(/^please (?:do not|don[’']t) /u, 'please don’t {}'),
  command: says(never, '{}! (to a child or friend)'),
  goAhead: says(/^go ahead and /u, 'go ahead and {}'),
  to: says(/^in order to /u, 'in order to {}'),
  participle: says(/^having /u),
  after: says(/^after /u),
  without: says(/^without /u),
  when: says(/^(?:when|while) /u),
  whenPast: says(/^when /u),
  ifPast: says(/^if /u, 'if … {}'),
  evenIf: says(/^even if /u, 'even if … {}'),
  presentRelative: says(/^(?:that|who|which) /u),
  pastRelative: says(/^(?:that|who|which) /u),
  presentProgressive: says(/^(?:is|are|am) \w+ing\b/u),
  perfect: says(/^(?:has|have) /u, undefined),
  perfectNegative: says(/^(?:has|have) not /u),
  habit: says(/^usually /u, 'usually {}'),
}

/**
 * What a word with an ending means as a whole, in English: “of the child”. It is what a teacher wrote below
 * the form in a sentence, or made of the word. Undefined where neither says it: then the ending's own meaning
 * has to do.
 */
export function wholeMeaning(
  word: Pick<CourseWord, 'means' | 'pos' | 'topic'>,
  ending: Pick<CourseEnding, 'id' | 'of'>,
  glosses: readonly string[],
): string | undefined {
  const saying = sayings[ending.id]
  if (!saying) return undefined
  const isCounted = withArticle.has(ending.id) && word.pos === 'noun' && articleOf(word) !== ''
  const told = usualOf(
    glosses
      .map(plainGloss)
      .filter(
        (gloss) => saying.gloss.test(gloss) && (!isCounted || /\b(?:an?|the|my|our|your)\b/u.test(gloss)),
      ),
  )
  if (told !== undefined) return asking.has(ending.id) ? `${told}?` : told
  if (word.pos !== 'noun' && word.pos !== 'verb') return undefined
  const english =
    (word.means[0] ?? '')
      .replace(/\([^)]*\)/gu, '')
      .split(',')[0]
      ?.trim() ?? ''
  if (english === '' || saying.made === undefined) return undefined
  if (ending.of === 'verb') return saying.made.replace('{}', english.replace(/^to /u, ''))
  const made = saying.made.replace('{a}', `${articleOf(word, english)}${english}`)
  return (word.topic === 'family' ? made.replace('the {}', '{}') : made).replace('{}', english)
}

const asking = new Set(['question', 'isntIt'])
/** English says “is a house”, where a gloss may have “is house”. */
const withArticle = new Set(['is', 'isNot', 'isntIt', 'exists', 'was', 'became'])
const uncounted = new Set('food weather ideas feelings time money health family'.split(' '))

/** The article of a thing that is counted, before its English. */
const articleOf = ({ topic }: Pick<CourseWord, 'topic'>, english = ''): string =>
  uncounted.has(topic) ? '' : /^[aeiou]/iu.test(english) ? 'an ' : 'a '

/** Without what is told besides: “elder brother (polite)”, “do (you) want”. */
const plainGloss = (gloss: string) =>
  gloss
    .replace(/\((I|you|it|he|she|we|they|one|my|me|us|him|her)\)/gu, '$1')
    .replace(/\([^)]*\)/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** The commonest of them; one with an article before one without, because it is better English. */
function usualOf(glosses: readonly string[]): string | undefined {
  const weight = (gloss: string) =>
    glosses.filter((one) => one === gloss).length * (/\b(?:the|an?)\b/u.test(gloss) ? 3 : 1)
  return glosses.toSorted((one, other) => weight(other) - weight(one))[0]
}
