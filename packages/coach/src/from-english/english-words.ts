import { doing, done, irregularVerbs, past, plural, present } from '@app/english'
import type { Pronoun } from '../frame/frame.ts'
import type { Language, LineTable } from '../language/language.ts'

export type FormKind = 'plain' | 's' | 'past' | 'done' | 'ing'
type VerbForm = { verb: string; form: FormKind }

/** Which English words do what in a sentence: from the lists of `content/data/translation`, and the English of its lines. */
export type EnglishWords = {
  verbs: ReadonlyMap<string, readonly VerbForm[]>
  pronouns: ReadonlyMap<string, Pronoun>
  /** Nouns that the tables know, such as elder brother and bus stop. */
  nouns: ReadonlySet<string>
  /** Verbs with a particle, such as switch off. */
  phrasal: ReadonlySet<string>
  has: (list: string, word: string) => boolean
  /** What a word or phrase of a list is called: “as” is called because. */
  named: (list: string, phrase: string) => string | undefined
  phrases: (list: string) => Phrases
}

/** The phrases of a list by their first word, the longest first. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

export function englishWordsOf(language: Language): EnglishWords {
  const lists = new Map(Object.entries(language.english).map(([name, text]) => [name, listOf(text)] as const))
  const phrases = new Map([...lists].map(([name, list]) => [name, phrasesOf([...list.keys()])] as const))
  return {
    verbs: verbFormsOf([...(lists.get('verbs')?.keys() ?? []), ...verbsIn(language), 'want/need']),
    pronouns: pronounsIn(language),
    nouns: new Set(sensesIn(language.nouns)),
    phrasal: new Set(phrasalIn(language)),
    has: (name, word) => lists.get(name)?.has(word) ?? false,
    named: (name, phrase) => lists.get(name)?.get(phrase),
    phrases: (name) => phrases.get(name) ?? new Map(),
  }
}

/** “now, right now = now”, or words with spaces between them. */
const listOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(text.includes(',') ? ',' : ' ').flatMap((one) => {
      const [phrase = '', name = phrase] = one.split('=').map((part) => part.trim())
      return phrase === '' ? [] : [[phrase, name] as const]
    }),
  )

function phrasesOf(list: readonly string[]): Phrases {
  const phrases = list.map((phrase) => phrase.split(' ')).toSorted((one, other) => other.length - one.length)
  return Map.groupBy(phrases, ([first = '']) => first)
}

/** The verbs of the lines of the tables: of “look (at)” and “brush … teeth” the first word, and “want/need” both. */
const verbsIn = ({ verbs, idioms }: Language) =>
  [...sensesIn(verbs), ...sensesIn(idioms)].flatMap((sense) => {
    const [verb = ''] = sense.split(' ')
    return [verb, ...(verb.includes('/') ? verb.split('/') : [])]
  })

/** “switch off”, “put ~ on”: a verb and its particle. */
const phrasalIn = ({ verbs, idioms }: Language) =>
  [...sensesIn(verbs), ...sensesIn(idioms)].map((sense) => sense.replace(' ~', ''))

const sensesIn = (table: LineTable) =>
  [...table.values()].flatMap(({ plain, senses, beside }) =>
    [plain, ...senses.map(({ line }) => line), ...beside.values()].flatMap((line) =>
      line === undefined || line === 'unread' ? [] : [line.sense.toLowerCase()],
    ),
  )

function verbFormsOf(verbs: readonly string[]): ReadonlyMap<string, readonly VerbForm[]> {
  const forms = new Map<string, VerbForm[]>()
  const add = (text: string, one: VerbForm) => {
    const known = forms.get(text) ?? []
    if (!known.some(({ verb, form }) => verb === one.verb && form === one.form))
      forms.set(text, [...known, one])
  }
  for (const verb of new Set([...verbs, ...irregularVerbs.keys()])) {
    if (verb === '' || verb === 'be') continue
    add(verb, { verb, form: 'plain' })
    add(present(verb, 'one'), { verb, form: 's' })
    add(past(verb, 'one'), { verb, form: 'past' })
    add(done(verb), { verb, form: 'done' })
    add(doing(verb), { verb, form: 'ing' })
  }
  return forms
}

function pronounsIn({ pronouns }: Language): ReadonlyMap<string, Pronoun> {
  const found = new Map<string, Pronoun>([['that', that]])
  for (const pronoun of pronouns.values())
    for (const form of [pronoun.subject, pronoun.object])
      if (!found.has(form.toLowerCase())) found.set(form.toLowerCase(), asWritten(pronoun, form))
  return found
}

/** “anyone” is nobody only where it is denied. */
const asWritten = (pronoun: Pronoun, form: string): Pronoun =>
  pronoun.kind === 'none' && form !== pronoun.subject ? { ...pronoun, subject: form, kind: 'some' } : pronoun

const that: Pronoun = {
  ...{ subject: 'that', object: 'that', before: 'its', alone: 'its' },
  ...{ who: 'one', of: 'thing', kind: 'plain' },
}

/** The word in the singular, and whether it was a plural. */
export function singular(word: string, { has }: Pick<EnglishWords, 'has'>): { head: string; many: boolean } {
  const one = irregular.get(word)
  if (one !== undefined) return { head: one, many: true }
  if (has('ending_in_s', word) || !/[^s]s$/u.test(word) || word.length < 4) return { head: word, many: false }
  const short = /(?:[sxzo]|ch|sh)es$/u.test(word)
  const bases = [
    ...(short ? [word.slice(0, -2)] : []),
    word.slice(0, -1),
    word.slice(0, -2),
    `${word.slice(0, -3)}y`,
  ]
  const head = bases.find((base) => base.length > 1 && plural(base) === word)
  return head === undefined ? { head: word, many: false } : { head, many: true }
}

const irregular: ReadonlyMap<string, string> = new Map(
  'child person man woman tooth foot leaf knife life wife shelf wolf calf mouse goose ox thief loaf half'
    .split(' ')
    .map((one) => [plural(one), one] as const),
)
