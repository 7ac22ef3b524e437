import type { LexiconEntry, WordReading } from '@app/learning/vocabulary'
import { wordsBefore } from '@app/malayalam/forms'

/**
 * A word in one of its parts that says something of its own: വീട്ടിലുണ്ട് has two, “at the house” and “there
 * is”. `ids` are the names of its endings, `mark` what stands after it in the text.
 */
export type Morpheme = {
  entry: LexiconEntry
  ids: readonly string[]
  mark: string
  word: string
  /** It is done for somebody: വാങ്ങിക്കൊടുത്തു. */
  forSomebody?: true
}

/** Words that are joined to what they are said of, by the name of their ending. */
const joined: Readonly<Record<string, readonly [word: string, ...ids: string[]]>> = {
  is: ['ആണ്'],
  isNot: ['അല്ല'],
  was: ['ആണ്', 'was'],
  wasNot: ['ആണ്', 'wasNot'],
  probably: ['ആണ്', 'probably'],
  isntIt: ['അല്ല', 'tag'],
  exists: ['ഉണ്ട്'],
  lacks: ['ഇല്ല'],
  having: ['ഉണ്ട്', 'having'],
}

/** പേരെന്താണ്, കാര്യമെന്ത്: a word that asks, joined to what it asks of. */
const asking: Readonly<Record<string, string>> = { what: 'എന്ത്', who: 'ആര്' }

/** What these are joined to in a verb that is no noun yet, they are part of: വരുമായിരുന്നു. */
const nominal = new Set(['presentNominal', 'pastNominal', 'nominal', 'possession', 'people', 'theOne'])

const wordOf = (word: string, pos: LexiconEntry['pos']): LexiconEntry => ({
  id: word,
  word,
  pos,
  means: [word],
  use: 1,
  topic: 'grammar',
  audio: '',
})

const particle = (word: string) => wordOf(word, 'particle')

/** The parts of a word as it is read here. */
export function morphemesOf(reading: WordReading, word: string, mark: string): Morpheme[] {
  const read = [...wordsBefore(reading), reading].flatMap(({ entry, endings }) =>
    parted(
      entry,
      endings.map(({ id }) => id),
    ),
  )
  // എന്തിനാ is എന്തിനാണ്, though it is in the list of that word.
  const isIs = reading.endings.length === 0 && reading.entry.word === 'എന്തിന്' && word.endsWith('ാ')
  const morphemes = isIs ? [...read, ...parted(particle('ആണ്'), [])] : read
  return morphemes.map((morpheme, at) => ({
    ...morpheme,
    word,
    mark: at === morphemes.length - 1 ? mark : '',
  }))
}

/** Words that are themselves another one with its endings: what was, and what something is compared with (ഇതിലും നല്ല വീട്). */
const whole: Readonly<Record<string, readonly [entry: LexiconEntry, ...ids: string[]]>> = {
  ആയിരുന്നു: [particle('ആണ്'), 'was'],
  ഉണ്ടായിരുന്നു: [particle('ഉണ്ട്'), 'was'],
  ആയിരിക്കും: [particle('ആണ്'), 'probably'],
  അല്ലേ: [particle('അല്ല'), 'tag'],
  അതിലും: [wordOf('അത്', 'pronoun'), 'locative', 'and'],
  ഇതിലും: [wordOf('ഇത്', 'pronoun'), 'locative', 'and'],
}
const mayBeWhole = new Set<LexiconEntry['pos']>(['particle', 'adverb'])

/** പനിയായതുകൊണ്ട്, സമയമില്ലാത്തതുകൊണ്ട്, സമയമുള്ളപ്പോൾ: the same before another clause. */
const before: Readonly<Record<string, string>> = {
  being: 'ആണ്',
  wasRelative: 'ആണ്',
  having: 'ഉണ്ട്',
  lacks: 'ഇല്ല',
  ഉള്ള: 'ഉണ്ട്',
  ഇല്ലാത്ത: 'ഇല്ല',
}
const linkOf = (ids: readonly string[]): 'because' | 'when' | undefined => {
  const said = ids.join(' ').replace(/^lackingRelative /u, '')
  if (said === 'whenPast') return 'when'
  return said === 'nominal using' || said === 'pastNominal using' ? 'because' : undefined
}

type Parted = Pick<Morpheme, 'entry' | 'ids'>

function parted(entry: LexiconEntry, ids: readonly string[]): Parted[] {
  const [other, ...added] = (mayBeWhole.has(entry.pos) && whole[entry.word]) || []
  if (other) return parted(other, [...added, ...ids])
  if (entry.pos === 'particle' && entry.word === 'വേണം' && ids[0] === 'needNot')
    return parted(particle('വേണ്ട'), ids.slice(1))
  if (entry.word === 'അറിയുക' && (ids[0] === 'futureNegative' || ids[0] === 'may'))
    return parted(particle(ids[0] === 'may' ? 'അറിയാം' : 'അറിയില്ല'), ids.slice(1))
  if (entry.word === 'ഉണ്ടാകുക' && ids[0] === 'future')
    return parted(particle('ഉണ്ട്'), ['willBe', ...ids.slice(1)])
  if (entry.word === 'ഉണ്ടാകുക' && ids[0] === 'futureNegative')
    return parted(particle('ഇല്ല'), ['willBe', ...ids.slice(1)])
  const own = before[entry.word]
  const link = linkOf(ids)
  if (entry.word === 'ആകുക' && link === 'because') return [{ entry: particle('ആണ്'), ids: [link] }]
  if (own !== undefined && link) return [{ entry: particle(own), ids: [link] }]
  const place = ids.findIndex((id, place) => before[id] && linkOf(ids.slice(place + 1)))
  const caused = before[ids[place] ?? '']
  const linked = linkOf(ids.slice(place + 1))
  if (caused !== undefined && linked && (entry.pos === 'noun' || entry.pos === 'adjective'))
    return [
      { entry, ids: ids.slice(0, place) },
      { entry: particle(caused), ids: [linked] },
    ]
  const asked = ids.findIndex((id) => asking[id])
  const pronoun = asking[ids[asked] ?? '']
  if (pronoun !== undefined)
    return [{ entry, ids: ids.slice(0, asked) }, ...parted(wordOf(pronoun, 'pronoun'), ids.slice(asked + 1))]
  const at = ids.findIndex((id, place) => joined[id] && mayPart(entry, ids.slice(0, place), id))
  const [word, ...more] = joined[ids[at] ?? ''] ?? []
  if (word === undefined) return [{ entry, ids }]
  return [{ entry, ids: ids.slice(0, at) }, ...parted(particle(word), [...more, ...ids.slice(at + 1)])]
}

/** ചെയ്യാനുണ്ട് is in two parts, too. */
const mayPart = ({ pos, word }: LexiconEntry, before: readonly string[], id: string) =>
  pos === 'verb'
    ? nominal.has(before.at(-1) ?? '') || (id === 'exists' && before.join() === 'to')
    : pos !== 'particle' || word === 'മാത്രം'
