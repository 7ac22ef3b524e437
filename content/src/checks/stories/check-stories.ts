import { knownShare, missingEntries, wordsOfText } from '@app/learning/known-text'
import type { Fault } from '../../fault.ts'
import type { Source, StorySource } from '../../source.ts'
import { type PathReader, pathReader } from '../../stories/path-reader.ts'
import { bilingualFaults, saidFaults } from '../words/said-text.ts'

const limits = { lines: { least: 8, most: 20 }, known: 0.95, newWords: 5, asks: 3, ofStretch: 3 }

/** Whoever has walked to its unit can read a story: nearly every word is known, and the others are few. */
export function checkStories(source: Source): Fault[] {
  if (source.stories.length === 0) return []
  const reader = pathReader(source)
  return [
    ...shelfFaults(source),
    ...source.stories.flatMap((story) => [...formFaults(story), ...wordFaults(story, reader)]),
  ]
}

/** Each stretch has its stories. */
function shelfFaults({ stories, path }: Source): Fault[] {
  return path.flatMap(({ id, units, document }) => {
    const own = stories.filter(({ after }) => units.some((unit) => unit.id === after)).length
    if (own === limits.ofStretch) return []
    return [document.fault(['id'], `The stretch ${id} has ${own} stories, not ${limits.ofStretch}.`)]
  })
}

function formFaults({ id, key, title, about, lines, asks, document }: StorySource): Fault[] {
  const { least, most } = limits.lines
  const pairs = [
    { place: ['title'], pair: title },
    ...asks.flatMap(({ question, right, wrong }, at) =>
      [question, right, ...wrong].map((pair) => ({ place: ['asks', at], pair })),
    ),
  ]
  return [
    ...(id === key ? [] : [document.fault(['id'], `The file of "${id}" is called ${id}.yaml.`)]),
    ...(lines.length < least || lines.length > most
      ? [document.fault(['lines'], `A story has ${least} to ${most} lines, not ${lines.length}.`)]
      : []),
    ...(asks.length === limits.asks
      ? []
      : [document.fault(['asks'], `A story ends with ${limits.asks} questions, not ${asks.length}.`)]),
    ...(/\p{Script=Malayalam}/u.test(about) ? [document.fault(['about'], `"${about}" is not English.`)] : []),
    ...pairs.flatMap(({ place, pair }) =>
      bilingualFaults(pair).map((sentence) => document.fault(place, sentence)),
    ),
    ...lines.flatMap((line, at) =>
      saidFaults(line).map((sentence) => document.fault(['lines', at], sentence)),
    ),
  ]
}

function wordFaults({ after, lines, new: named = [], document }: StorySource, reader: PathReader): Fault[] {
  const at = reader.unitAt.get(after)
  if (at === undefined) return [document.fault(['after'], `There is no unit "${after}".`)]
  const words = lines.map((line) => wordsOfText(reader.piecesOf(line), reader.readerAt(at)))
  const missing = missingEntries(words.flat())
  const share = knownShare(words.flat())
  const spelt = (entry: string) => reader.entries.get(entry)?.word ?? entry
  return [
    ...(share < limits.known
      ? [
          document.fault(
            ['after'],
            `Only ${(100 * share).toFixed(1)} % of the words are known after the unit ${after}, less than ${100 * limits.known} %.`,
          ),
        ]
      : []),
    ...(named.length > limits.newWords
      ? [document.fault(['new'], `A story has at most ${limits.newWords} new words, not ${named.length}.`)]
      : []),
    ...named.flatMap((entry, nth) => {
      const fault = (sentence: string) => [document.fault(['new', nth], sentence)]
      if (!reader.entries.has(entry)) return fault(`There is no word "${entry}".`)
      return missing.some((one) => one.entry === entry)
        ? []
        : fault(`The word "${entry}" is not new in this story.`)
    }),
    ...words.flatMap((line, nth) =>
      missingEntries(line)
        .filter(({ entry }) => !named.includes(entry))
        .map(({ entry }) =>
          document.fault(
            ['lines', nth],
            `The word ${spelt(entry)} (${entry}) is not taught by then: name it in \`new\`, or take another.`,
          ),
        ),
    ),
  ]
}
