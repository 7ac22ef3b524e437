import type { CourseContent, CourseScene } from '../content.ts'
import type { Path } from '../path.ts'
import type { CourseMap } from './course-map.ts'

/** So many units are ready for a time without a network: the one under way, and those after it. */
const ahead = 3

/**
 * The addresses of the clips that sessions of a unit and of the next two play: their letters, words, sentences and
 * sounds, in the order in which they come, and their scenes where these are loaded. After the end of the path, none.
 */
export function clipsAhead(
  { letters, words, sentences, contrasts, scenes }: CourseContent,
  { units }: Pick<CourseMap, 'units'>,
  unit: string | undefined,
): string[] {
  const from = units.findIndex((one) => one.unit.id === unit)
  if (from < 0) return []
  const clips = units.slice(from, from + ahead).flatMap(({ unit }) => {
    const pairs = contrasts.get(unit.grammar?.item.replace('contrast:', '') ?? '')?.pairs.flat() ?? []
    return [
      ...unit.letters.map((id) => letters.get(id)?.audio),
      ...[...unit.words, ...pairs].map((id) => words.get(id)?.audio),
      ...unit.sentences.map((id) => sentences.get(id)?.audio),
      ...clipsOfScene(scenes.get(unit.id)),
    ]
  })
  return [...new Set(clips.filter((clip): clip is string => clip !== undefined && clip !== ''))]
}

/** The stretches of these units: their scenes are a file each. */
export function stretchesAhead(path: Path, unit: string | undefined): string[] {
  const all = path.stretches.flatMap(({ id, units }) => units.map((one) => ({ stretch: id, unit: one.id })))
  const from = all.findIndex((one) => one.unit === unit)
  return from < 0 ? [] : [...new Set(all.slice(from, from + ahead).map(({ stretch }) => stretch))]
}

/** What is said in a scene, and to the wrong answers that make sense. */
export const clipsOfScene = (scene: CourseScene | undefined): string[] =>
  (scene?.lines ?? []).flatMap(({ audio, learner }) => [
    ...(audio === undefined ? [] : [audio]),
    ...(learner?.wrong ?? []).flatMap(({ reply }) => reply.audio ?? []),
  ])
