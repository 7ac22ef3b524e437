import { spokenClips } from '../clips.ts'
import { idsFile } from '../content-files.ts'
import type { Fault } from '../fault.ts'
import type { Source } from '../source.ts'

/** Where each id of the content is used first. */
export function idsInUse(source: Source): ReadonlyMap<string, Fault> {
  const { topics, english } = source
  const asked = topics.flatMap(({ document, questions }) =>
    questions.map(({ id }, at) => ({ id, document, place: ['questions', at, 'id'] })),
  )
  const { document, topics: letters } = english.letters
  const inEnglish = Object.entries(letters).flatMap(([key, questions]) =>
    questions.map(({ id }, at) => ({ id, document, place: [key, at, 'id'] })),
  )
  const used = [...asked, ...inEnglish, ...spokenClips(source)]
  return new Map(used.toReversed().map(({ id, document, place }) => [id, document.fault(place, '')]))
}

/** An id that was shipped keeps its meaning: none disappears unnoticed, and none is given a second time. */
export function stableIds(source: Source): Fault[] {
  const used = idsInUse(source)
  const shipped = new Map(source.shippedIds.map((entry) => [entry.id, entry]))
  const gone = source.shippedIds.flatMap(({ id, retired, line }): Fault[] => {
    if (retired || used.has(id)) return []
    const sentence = `The id "${id}" is no longer used: write "retired" behind it, or bring it back.`
    return [{ file: `content/${idsFile}`, line, sentence }]
  })
  const given = [...used].flatMap(([id, where]): Fault[] => {
    const entry = shipped.get(id)
    if (entry && !entry.retired) return []
    const sentence = entry
      ? `The id "${id}" is retired and stays so: take another one.`
      : `The id "${id}" is new: npm run check:content -- --accept-ids.`
    return [{ ...where, sentence }]
  })
  return [...gone, ...given]
}
