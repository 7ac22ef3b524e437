import { isMalayalam, keyOf, words } from '@app/malayalam'
import type { AuthoredEntry } from '../../authored/lexicon-file.ts'
import type { Fault } from '../../fault.ts'
import type { LexiconSource, Source } from '../../source.ts'

/** Each word is listed once with what its kind needs. Each example has one gloss for each word. */
export function lexicon({ lexicon }: Source): Fault[] {
  const seen = new Map<string, string>()
  return lexicon.flatMap((part) =>
    part.entries.flatMap((entry, at) =>
      [...twice(entry, part, seen), ...kindFaults(entry), ...exampleFaults(entry)].map((sentence) =>
        part.document.fault(['entries', at], `${entry.word}: ${sentence}`),
      ),
    ),
  )
}

/** Two words with the same spelling are two entries if they differ in kind or in every sense. */
function twice(entry: AuthoredEntry, part: LexiconSource, seen: Map<string, string>): string[] {
  return entry.means.flatMap((sense) => {
    const key = [keyOf(entry.word), entry.pos, sense].join('\n')
    const before = seen.get(key)
    seen.set(key, part.document.path)
    return before ? [`it stands in ${before} too, with the sense "${sense}".`] : []
  })
}

function kindFaults({ word, pos, kind, past, stem, plural, oblique, means }: AuthoredEntry): string[] {
  const belongsTo = (kind: string, what: string, value: unknown) =>
    value !== undefined && pos !== kind && !(kind === 'noun' && pos === 'name')
      ? [`only a ${kind} has a ${what}.`]
      : []
  return [
    ...(isMalayalam(word) ? [] : ['a word is in Malayalam.']),
    ...means.filter(isMalayalam).map((sense) => `the sense "${sense}" is not in English.`),
    ...(pos === 'verb' && !past ? ['a verb needs its past.'] : []),
    ...(pos === 'verb' && !word.endsWith('ുക') ? ['a verb stands in its form on -ഉക.'] : []),
    ...(pos === 'name' && !kind ? ['a name is of a person or a place: say its kind.'] : []),
    ...belongsTo('name', 'kind', kind),
    ...belongsTo('verb', 'past', past),
    ...belongsTo('noun', 'stem', stem),
    ...belongsTo('noun', 'plural', plural),
    ...belongsTo('pronoun', 'case form of its own', oblique),
  ]
}

function exampleFaults({ examples = [] }: AuthoredEntry): string[] {
  return examples.flatMap(({ text, english, gloss }) => [
    ...(isMalayalam(english) ? [`"${english}" is not in English.`] : []),
    ...(words(text).length === gloss.length
      ? []
      : [`"${text}" has ${words(text).length} words and ${gloss.length} glosses.`]),
  ])
}
