import { englishWordOf, withoutAsides } from '@app/learning/course/english'
import { englishSaid } from '@app/learning/english-quiz'
import { clipOfEnglish } from '@app/learning/spoken-english'
import { isWritten, nameOf } from '../authored/path-file.ts'
import { nameOfExample } from '../clips.ts'
import type { Source } from '../source.ts'

/**
 * The English that has clips, by the ids of the clips: what the questions for those who learn English say, the
 * sentences of the bank and of the path, and the common words.
 */
export function englishSayings(source: Source): ReadonlyMap<string, string> {
  return new Map(textsOf(source).map((text) => [clipOfEnglish(text), text]))
}

function textsOf({ topics, english, sentences, path, lexicon }: Source): string[] {
  const asked = topics.flatMap(({ kind, questions }) =>
    questions.flatMap(({ prompt, options: [right] }) =>
      kind === 'letters' || !right ? [] : [englishSaid(kind, { text: prompt, right: right.text })],
    ),
  )
  const letters = Object.values(english.letters.topics).flatMap((questions) =>
    questions.map(({ say }) => say),
  )
  const named = new Set(path.flatMap(({ units }) => units.flatMap((unit) => unit.sentences.map(nameOf))))
  const walked = path.flatMap(({ units }) =>
    units.flatMap((unit) => unit.sentences.filter(isWritten).map((one) => one.english)),
  )
  const banked = sentences.flatMap((topic) => topic.sentences.map((sentence) => sentence.english))
  const entries = lexicon.flatMap((file) => file.entries)
  const shown = entries.flatMap(({ id, examples = [] }) =>
    examples.flatMap((example, at) => (named.has(nameOfExample(id, at)) ? [example.english] : [])),
  )
  const common = entries.filter(({ use }) => use === 1)
  const words = common.flatMap(({ means }) => plainSense(means[0] ?? ''))
  const taught = new Set(path.flatMap(({ units }) => units.flatMap((unit) => unit.words)))
  const learnt = entries.flatMap((entry) =>
    entry.use === 1 || taught.has(entry.id) ? (englishWordOf(entry) ?? []) : [],
  )
  const bare = [...banked, ...walked, ...shown].map(withoutAsides)
  return [...asked, ...letters, ...banked, ...walked, ...shown, ...bare, ...words, ...learnt]
}

/** The first of the words for one sense, without what is told besides: “mother (formal)” is “mother”. */
function plainSense(sense: string): string[] {
  const plain = (sense.replace(/\([^)]*\)/gu, ' ').split(/[,;/]/u)[0] ?? '').replace(/\s+/gu, ' ').trim()
  return plain === '' ? [] : [plain]
}
