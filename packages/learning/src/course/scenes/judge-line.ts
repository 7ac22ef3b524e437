import { type Item, kindOf } from '../../practice/item.ts'
import { joinTiles } from '../exercises/build-sentence/join-tiles.ts'
import { judgeBuildSentence } from '../exercises/build-sentence/judge.ts'
import type { BuildSentence } from '../exercises/build-sentence/schema.ts'
import { saysAll } from '../exercises/says-all.ts'
import type { RightAnswer, Said, SceneAsk } from '../exercises/scene/schema.ts'
import { sureOf } from '../exercises/scene/sure-of.ts'

/** What a judge of what was said in Malayalam finds: that of the coach, given what it knows of the words. */
export type SaidVerdict =
  | { type: 'right'; model?: string }
  | { type: 'almost'; piece: string; why: 'case' | 'word'; wanted: string }
  | { type: 'wrong'; says: string; meant: string }
  | { type: 'cannotTell'; says?: string }
export type JudgeSaid = (
  prompt: { english: string; answers: readonly string[] },
  said: readonly string[],
) => SaidVerdict

/** The verdict on an answer to a line. `reply`: what the other person says to a wrong one that makes sense. */
export type LineVerdict =
  | Extract<SaidVerdict, { type: 'right' | 'almost' | 'cannotTell' }>
  | { type: 'wrong'; says?: string; meant: string; reply?: Said }

/** A verdict, and what the answer had and lacked of what the line needs. */
export type JudgedLine = { verdict: LineVerdict; had: readonly Item[]; lacked: readonly Item[] }

/** Judges an option, by its place. Undefined if there is no such option. */
export function judgeChosen(ask: SceneAsk, english: string, option: number): JudgedLine | undefined {
  const text = ask.options?.[option]
  if (text === undefined) return undefined
  return byItself(ask, english, text) ?? wrong(english)
}

/** Judges what was built. Another right answer is right in its own words; else the tiles say what is wrong. */
export function judgeBuilt(ask: SceneAsk, english: string, tiles: readonly number[]): JudgedLine | undefined {
  const { build, targets } = ask
  if (!build) return undefined
  const known = byItself(ask, english, textBuilt(build, tiles))
  if (known) return known
  const { right, looks } = judgeBuildSentence(build, { type: 'built', tiles })
  if (right) return { verdict: { type: 'right', model: build.text }, had: itemsOf(targets), lacked: [] }
  return wrong(english, itemsOf(looks.filter(({ outcome }) => outcome === 'again')))
}

export const textBuilt = (build: BuildSentence, tiles: readonly number[]): string =>
  joinTiles(tiles, build)
    .map((word) => word.text)
    .join(' ')

/**
 * Judges what was typed, or all that recognition may have heard, by the answers of the line, and what these do not have by
 * `judge` alone.
 */
export function judgeSaidLine(
  ask: SceneAsk,
  english: string,
  said: readonly string[],
  judge: JudgeSaid,
): JudgedLine {
  const own = said.flatMap((text) => byItself(ask, english, text) ?? [])
  const known = own.find(({ verdict }) => verdict.type === 'right') ?? own[0]
  if (known) return known
  const verdict = judge({ english, answers: ask.answers.map(({ text }) => text) }, said)
  switch (verdict.type) {
    case 'right':
      return { verdict, had: itemsOf(sureOf(ask)), lacked: [] }
    case 'almost': {
      const lacked = blamedFor(verdict, ask)
      return { verdict, had: itemsOf(sureOf(ask)).filter((item) => !lacked.includes(item)), lacked }
    }
    case 'wrong':
    case 'cannotTell':
      return { verdict, had: [], lacked: [] }
  }
}

/** What the learner says of an answer that nothing compared: what of it was lacking. */
export const judgeSelf = (ask: SceneAsk, lacked: readonly Item[]) => {
  const needed = itemsOf(sureOf(ask))
  return {
    had: needed.filter((item) => !lacked.includes(item)),
    lacked: itemsOf(ask.targets).filter((item) => lacked.includes(item)),
  }
}

/** An answer that the line itself has, right or wrong. */
function byItself(ask: SceneAsk, english: string, text: string): JudgedLine | undefined {
  const { answers, targets, wrong: others } = ask
  const right = answers.find((answer) => saysAll(text, answer.text))
  if (right) {
    const [model] = answers
    const items = itemsIn(right)
    return {
      verdict: { type: 'right', ...(model && right !== model && { model: model.text }) },
      had: itemsOf(targets).filter((item) => items.includes(item)),
      lacked: [],
    }
  }
  const known = others.find((one) => saysAll(text, one.text))
  return known && wrong(english, known.lacks, { says: known.english, reply: known.reply })
}

const wrong = (
  meant: string,
  lacked: readonly Item[] = [],
  more: { says?: string; reply?: Said } = {},
): JudgedLine => ({ verdict: { type: 'wrong', meant, ...more }, had: [], lacked })

/** The ending of a word in another case, or the word that another one stands for. */
function blamedFor(
  { why, wanted }: Extract<SaidVerdict, { type: 'almost' }>,
  { answers, targets }: SceneAsk,
): Item[] {
  const pieces = answers.flatMap((answer) => answer.pieces.filter(({ text }) => saysAll(text, wanted)))
  const kind = why === 'case' ? 'ending' : 'word'
  const found = pieces.flatMap(({ items }) => items.filter((item) => kindOf(item) === kind))
  return itemsOf(targets).filter((item) => found.includes(item))
}

const itemsIn = ({ pieces }: RightAnswer) => pieces.flatMap(({ items }) => items)

const itemsOf = (all: readonly { item: Item }[]) => all.map(({ item }) => item)
