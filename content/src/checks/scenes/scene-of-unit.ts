import { idOfKind } from '@app/learning/practice'
import { type NewSentence, nameOf } from '../../authored/path-file.ts'
import type { Fault } from '../../fault.ts'
import type { PathReader, SaidText } from '../../stories/path-reader.ts'
import type { PlacedScene } from './placed-scene.ts'

/** Of its unit a scene has so much: a share of the words, and a line that shares so many of its words with a sentence. */
const least = { words: 0.6, sentence: 0.5 }

type Context = { reader: PathReader; sentences: ReadonlyMap<string, NewSentence> }

/** A scene opens its unit again: most of its words, and a sentence or nearly one. */
export function unitFaults({ scene, unit, fault }: PlacedScene, { reader, sentences }: Context): Fault[] {
  const authored = reader.units[unit]?.unit
  if (!authored) return []
  const lines = scene.lines.map((line) => entriesIn(line, reader))
  const said = new Set(lines.flatMap((entries) => [...entries]))
  const missing = authored.words.filter((word) => !said.has(word))
  const found = authored.words.length - missing.length
  const own = authored.sentences.flatMap((sentence) => sentences.get(nameOf(sentence)) ?? [])
  const isNear = own
    .map((sentence) => entriesIn(sentence, reader))
    .some((sentence) => lines.some((line) => shared(line, sentence) >= least.sentence))
  return [
    ...(found < least.words * authored.words.length
      ? [
          fault(
            ['unit'],
            `Only ${found} of the ${authored.words.length} words of the unit stand in its scene. Missing: ${missing.join(', ')}.`,
          ),
        ]
      : []),
    ...(isNear ? [] : [fault(['unit'], 'No line is a sentence of the unit, or nearly one.')]),
  ]
}

/** The entries in a text, names apart: who is spoken to does not matter. */
function entriesIn(said: SaidText, { piecesOf, entries }: PathReader): ReadonlySet<string> {
  const found = piecesOf(said).flatMap(({ items }) => items.flatMap((item) => idOfKind(item, 'word') ?? []))
  return new Set(found.filter((entry) => entries.get(entry)?.pos !== 'name'))
}

/** Of the entries of both, the share that both have. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((entry) => other.has(entry)).length
  const all = one.size + other.size - both
  return all === 0 ? 0 : both / all
}
