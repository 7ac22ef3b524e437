import type { SentencePiece } from '@app/learning/course'
import { missingEntries, wordsOfText } from '@app/learning/known-text'
import { idOfKind } from '@app/learning/practice'
import type { SceneLine } from '../../authored/scenes-file.ts'
import type { Fault } from '../../fault.ts'
import type { PathReader, SaidText } from '../../stories/path-reader.ts'
import type { PlacedScene } from './placed-scene.ts'

const most = { newInLine: 1, newInScene: 4 }

/**
 * What is said is taught by then, names apart. A line may bring one new word, a scene four: the author names them where
 * they stand first. A right answer besides the model is free: whoever says it knows its words.
 */
export function wordFaults(placed: PlacedScene, reader: PathReader): Fault[] {
  const { scene, fault } = placed
  const brought = new Set<string>()
  const faults = scene.lines.flatMap((line, at) => {
    const before = new Set(brought)
    for (const entry of line.new ?? []) brought.add(entry)
    return lineFaults(line, before, placed, reader).map((sentence) => fault(['lines', at], sentence))
  })
  return [
    ...faults,
    ...(brought.size > most.newInScene
      ? [
          fault(
            ['lines'],
            `The scene has more than ${most.newInScene} new words: ${[...brought].join(', ')}.`,
          ),
        ]
      : []),
  ]
}

function lineFaults(
  line: SceneLine,
  before: ReadonlySet<string>,
  { unit }: PlacedScene,
  reader: PathReader,
): string[] {
  const said: SaidText[] = [line, ...(line.wrong ?? []).flatMap((wrong) => [wrong, wrong.reply])]
  const named = line.new ?? []
  const { knows, isName } = reader.readerAt(unit)
  const missing = missingEntries(wordsOfText(said.flatMap(reader.piecesOf), { knows, isName })).map(
    ({ entry }) => entry,
  )
  return [
    ...named.flatMap((entry) => namedFaults(entry, missing, before, reader)),
    ...missing
      .filter((entry) => !named.includes(entry) && !before.has(entry))
      .map(
        (entry) =>
          `The word ${spelt(entry, reader)} (${entry}) is not taught by then: name it in \`new\`, or take another.`,
      ),
    ...(named.length > most.newInLine ? [`A line has one new word at most, not ${named.length}.`] : []),
    ...said.flatMap((one) => unexplainedEndings(one, unit, reader)),
  ]
}

function namedFaults(
  entry: string,
  missing: readonly string[],
  before: ReadonlySet<string>,
  reader: PathReader,
): string[] {
  if (!reader.entries.has(entry)) return [`There is no word "${entry}".`]
  if (before.has(entry)) return [`The word "${entry}" is named as new in an earlier line.`]
  return missing.includes(entry) ? [] : [`The word "${entry}" is not new in this line.`]
}

const spelt = (entry: string, { entries }: PathReader) => entries.get(entry)?.word ?? entry

/** An ending that is not taught yet is explained by the gloss: it says more than the word alone means. */
function unexplainedEndings(said: SaidText, unit: number, reader: PathReader): string[] {
  return reader
    .piecesOf(said)
    .filter(({ items }) => items.some((item) => idOfKind(item, 'ending') && !reader.isTaught(item, unit)))
    .filter((piece) => !isExplained(piece, said, reader))
    .map(({ text }) => `The ending of ${text} is not taught by then: its gloss has to say what it adds.`)
}

function isExplained({ gloss, entry }: SentencePiece, said: SaidText, { entries }: PathReader): boolean {
  // What is said otherwise than it is written has glosses of its own words.
  if (gloss === undefined) return said.gloss !== undefined
  const { means, pos } = entries.get(entry ?? '') ?? { means: [] }
  if (pos === 'name') return true
  const bare = means.flatMap((sense) => sense.split(/[,;]/)).map(plain)
  return !bare.includes(plain(gloss))
}

const plain = (text: string) => text.replace(/[()]/g, '').trim().toLowerCase()
