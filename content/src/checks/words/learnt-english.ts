import { englishWordOf } from '@app/learning/course/english'
import { isMalayalam, keyOf } from '@app/malayalam'
import type { AuthoredEntry } from '../../authored/lexicon-file.ts'
import type { Fault } from '../../fault.ts'
import type { Source } from '../../source.ts'

/** The English that is written for learners of English is in its language, is needed, and is learnt of no other entry. */
export function learntEnglish({ lexicon, path }: Source): Fault[] {
  const taught = path.flatMap(({ units }) => units.flatMap(({ words }) => words))
  const places = new Map(taught.map((id, at) => [id, at]))
  const place = ({ id }: AuthoredEntry) => places.get(id) ?? taught.length
  const learnt = Map.groupBy(
    lexicon.flatMap(({ entries }) => entries.filter((entry) => entry.english || places.has(entry.id))),
    (entry) => englishWordOf(entry)?.toLowerCase(),
  )
  return lexicon.flatMap(({ document, entries }) =>
    entries.flatMap((entry, at) => {
      if (!entry.english) return []
      const { word } = entry.english
      // Of two, the one that the path has first is learnt.
      const before = learnt
        .get(word.toLowerCase())
        ?.find((other) => other !== entry && place(other) <= place(entry))
      return [
        ...faultsOf(entry, entry.english),
        ...(before ? [`"${word}" is learnt of ${before.word}.`] : []),
      ].map((sentence) => document.fault(['entries', at, 'english'], `${entry.word}: ${sentence}`))
    }),
  )
}

function faultsOf(
  { english: _, ...entry }: AuthoredEntry,
  { word, also = [], malayalam }: NonNullable<AuthoredEntry['english']>,
): string[] {
  return [
    ...[word, ...also].filter(isMalayalam).map((text) => `"${text}" is not in English.`),
    ...(malayalam === undefined || isMalayalam(malayalam) ? [] : [`"${malayalam}" is not in Malayalam.`]),
    ...(keyOf(malayalam ?? '') === keyOf(entry.word) ? ['the word itself is shown anyway.'] : []),
    ...(englishWordOf(entry) === word && also.length === 0 && malayalam === undefined
      ? [`"${word}" is learnt of its first sense anyway.`]
      : []),
  ]
}
