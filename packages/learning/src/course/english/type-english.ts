import { keyOf } from '@app/malayalam'
import { type Item, idOf } from '../../practice/item.ts'
import { saidInEnglish } from '../../spoken-english/said-in-english.ts'
import type { AmbiguousTense } from '../../typed-english/ambiguous-tense.ts'
import { type EnglishVerdict, judgeEnglish } from '../../typed-english/judge-english.ts'
import { courseIndex } from '../course-index.ts'
import type { Answer } from '../exercises/answer.ts'
import type { Target } from '../exercises/parts.ts'
import { misfit, type Result, rightAnswer, unknownAnswer, wrongAnswer } from '../exercises/result.ts'
import type { TypeEnglish } from '../exercises/type-english/schema.ts'
import type { World } from '../exercises/world.ts'
import { sharesSense } from '../senses.ts'
import { englishItem, type TurnedCourse, type TurnedSentence } from './english-course-from.ts'
import { sentenceAsks, sentenceFor } from './make-sentences.ts'

/** An English word to type, by its Malayalam or as it is heard. */
export function makeTypeWord(asked: Target, { content, words }: TurnedCourse): TypeEnglish | undefined {
  const word = words.get(idOf(asked.item))
  if (!word) return undefined
  const { english, also, malayalam, entry } = word
  const others = courseIndex(content)
    .ofClass(entry)
    .filter(
      (other) => other !== entry && (sharesSense(entry, other) || keyOf(other.word) === keyOf(entry.word)),
    )
    .flatMap(({ id }) => words.get(id)?.english ?? [])
  const by = asked.skill === 'hear' ? 'ear' : 'meaning'
  return {
    kind: 'type-english',
    targets: [asked],
    by,
    means: malayalam,
    audio: saidInEnglish(english),
    accepted: [english],
    others: [],
    synonyms: by === 'ear' ? [] : [...new Set([...also, ...others])].filter((one) => one !== english),
    open: [],
    told: [{ item: asked.item, words: english.toLowerCase().split(' ') }],
  }
}

/** A sentence whose Malayalam says each of its words. */
export function makeTypeSentence(
  asked: Target,
  world: World,
  turned: TurnedCourse,
  id?: string,
): TypeEnglish | undefined {
  const found = sentenceFor(asked, world, turned, id, isTypable)
  if (!found) return undefined
  const items = [...new Set(found.pieces.flatMap(({ word }) => word ?? []))]
  return {
    kind: 'type-english',
    targets: sentenceAsks(found, asked, 'recall', world),
    by: 'meaning',
    sentence: found.id,
    means: found.sentence.text,
    audio: saidInEnglish(found.english),
    accepted: [found.english],
    others: items.flatMap((word) => othersOf(word, found, turned)),
    synonyms: [],
    open: openIn(found),
    told: items.map((word) => ({
      item: englishItem(word),
      words: found.pieces.filter((piece) => piece.word === word).map(({ text }) => text.toLowerCase()),
    })),
  }
}

const mostWords = 10

/** A habit that Malayalam says as what will be is not to be guessed. */
const isTypable = (sentence: TurnedSentence) =>
  sentence.isLiteral &&
  sentence.pieces.length <= mostWords &&
  (/\bwill\b|'ll\b/u.test(sentence.english.replaceAll('’', "'")) || !endingsOf(sentence).has('future'))

const endingsOf = ({ sentence }: TurnedSentence) => new Set(sentence.pieces.flatMap(({ endings }) => endings))

/** What its endings leave open. */
function openIn(sentence: TurnedSentence): AmbiguousTense[] {
  const endings = endingsOf(sentence)
  const has = (...some: string[]) => some.some((ending) => endings.has(ending))
  return [
    ...(has('present', 'presentNegative') ? (['present'] as const) : []),
    ...(has('past', 'pastNegative', 'perfect', 'perfectNegative') ? (['past'] as const) : []),
    ...(has('must') ? (['must'] as const) : []),
  ]
}

/** Other English of an entry, where the sentence has its word as it is. */
function othersOf(
  id: string,
  { pieces, english }: TurnedSentence,
  { words, content }: TurnedCourse,
): [string, string][] {
  const word = words.get(id)
  const said = pieces
    .filter((piece) => piece.word === id)
    .map(({ text }) => text.toLowerCase())
    .join(' ')
  if (!word || !english.toLowerCase().includes(said)) return []
  const own = [word.english, ...word.same].map((one) => one.toLowerCase())
  // A verb is said for another one in some of its senses only.
  const alike = word.entry.pos === 'noun' ? content.synonyms.filter((line) => line.includes(said)).flat() : []
  const isForm = own.includes(said) || own.some((one) => one.endsWith(` ${said}`)) || alike.length > 0
  if (!isForm) return []
  return [...new Set([...own, ...alike])].filter((one) => one !== said).map((one) => [said, one])
}

/** A word of the same meaning is right, and shows nothing of the word that was asked for. */
export function judgeTypeEnglish(exercise: TypeEnglish, answer: Answer): Result {
  const { kind, targets, accepted, others, open, synonyms, told, sentence } = exercise
  if (answer.type === 'unknown') return unknownAnswer(targets)
  if (answer.type !== 'typed') return misfit(answer, kind)
  const [usual = ''] = accepted
  const bare = answer.text.trim().replace(/^(?:to|an?|the)\s+(?=\S)/iu, '')
  const texts = sentence === undefined ? [answer.text, bare] : [answer.text]
  const verdicts = texts.map((text) => judgeEnglish(text, { accepted, others, open }))
  const verdict = verdicts.find(({ right }) => right) ?? verdicts.at(-1)
  if (!verdict) return unknownAnswer(targets)
  const feedback = { type: 'english', slips: verdict.slips, usual } as const
  if (verdict.right) return rightAnswer(targets, verdict.slips.length > 0 ? feedback : undefined)
  const synonym = texts.flatMap(
    (text) => synonyms.find((one) => judgeEnglish(text, { accepted: [one] }).right) ?? [],
  )[0]
  if (synonym !== undefined)
    return { right: true, looks: [], feedback: { type: 'synonym', text: synonym, wanted: usual } }
  if (sentence !== undefined) return wrongAnswer(targets, missedIn(verdict, told), feedback)
  const isOtherForm = verdict.slips.every(({ type }) => forms.has(type))
  return wrongAnswer(targets, isOtherForm ? [] : targets.map(({ item }) => item), feedback)
}

/** Slips by which another form of the right word was typed: the word itself is known. */
const forms: ReadonlySet<string> = new Set(['tense', 'third-person', 'base', 'plural', 'form'])

/** The words that were not known. A preposition is a slip in grammar, but of who learns it as a word (“from”). */
function missedIn({ missed, slips }: EnglishVerdict, told: TypeEnglish['told']): Item[] {
  const parts = (text: string) =>
    text
      .toLowerCase()
      .replace(/['’]s$/u, '')
      .split(/[\s-]+/u)
  const lost = missed.flatMap(parts)
  const prepositions = slips.flatMap((slip) => (slip.type === 'preposition' ? (slip.wanted ?? []) : []))
  return told
    .filter(
      ({ words }) =>
        words.flatMap(parts).some((word) => lost.includes(word)) ||
        words.every((word) => prepositions.includes(word)),
    )
    .map(({ item }) => item)
}
