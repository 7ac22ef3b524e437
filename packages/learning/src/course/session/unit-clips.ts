import type { CourseContent } from '../content.ts'
import type { CourseMap } from './course-map.ts'

/** So many units are ready for a time without a network: the one under way, and those after it. */
const ahead = 3

/**
 * The addresses of the clips that sessions of a unit and of the next two play: their letters, words, sentences and
 * sounds, in the order in which they come. After the end of the path, none.
 */
export function clipsAhead(
  { letters, words, sentences, contrasts }: CourseContent,
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
    ]
  })
  return [...new Set(clips.filter((clip): clip is string => clip !== undefined && clip !== ''))]
}
