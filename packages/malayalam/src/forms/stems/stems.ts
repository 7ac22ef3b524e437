import { joined as inFrontOf } from '../../numbers/joined.ts'
import { endingsCalled } from '../endings/ending-index.ts'
import type { WordEntry } from '../entry.ts'
import { adjectiveStems } from './adjective-stems.ts'
import { irregularStems } from './irregular-words.ts'
import { nounStems, understood } from './noun-stems.ts'
import { pronounStems } from './pronoun-stems.ts'
import { joined, type Stem, stem } from './stem.ts'
import { verbStems } from './verb-stems.ts'

/** All stems of a word. */
export function stemsOf(entry: WordEntry): Stem[] {
  const stems = rawStems(entry)
  return [...stems, ...oblique(entry, stems)].map((one) =>
    one.within.length > 0 || one.joint ? one : joined(one, entry.word),
  )
}

function rawStems(entry: WordEntry): readonly Stem[] {
  const { word, pos, also = [] } = entry
  const irregular = pos === 'noun' || pos === 'name' ? undefined : irregularStems(word)
  if (irregular) return irregular
  switch (pos) {
    case 'noun':
    case 'name':
      return nounStems(entry)
    case 'pronoun':
      return pronounStems(entry)
    case 'numeral':
      if (/ാം$|ത്തെ$|^ഒരു$/u.test(word)) return [stem(word, 'adjective')]
      return [
        ...nounStems(entry),
        ...[word, ...also].flatMap((text, at) => numberStems(text, at === 0 ? 0 : 1)),
      ]
    case 'verb':
      return verbStems(entry)
    case 'adjective':
      return [word, ...also].flatMap(adjectiveStems)
    case 'conjunction':
      return [word, ...also].map((text) => stem(text, text === 'എന്ന്' ? 'case' : 'other'))
    case 'interjection':
      return [...[word, ...also].map((text) => stem(text, 'other')), ...declined(entry)]
    case 'particle':
    case 'phrase':
      return [word, ...also].map((text) => stem(text, predicateSlots(text)))
    case 'postposition':
      return [
        ...[word, ...also].flatMap((text) =>
          isParticiple.test(text) ? participleStems(text) : adverbStems(text),
        ),
        ...declined(entry),
      ]
    case 'adverb':
      return [...[word, ...also].flatMap(adverbStems), ...declined(entry)]
  }
}

/**
 * Words in ം that are nouns too, whatever the entry says they are: വൈകുന്നേരങ്ങളിൽ, സമീപത്ത്, നമസ്കാരത്തിന്. Their
 * cases are understood, and never made.
 */
const declined = (entry: WordEntry): Stem[] =>
  /[ക-ഹ]ം$/u.test(entry.word) ? nounStems({ ...entry, pos: 'noun' }).map(understood) : []

/**
 * The stems of a number. A round one has its own form before a smaller number: ആയിരത്തി അഞ്ഞൂറ്, നൂറ്റി
 * പത്ത്.
 */
function numberStems(word: string, rank: 0 | 1): Stem[] {
  const whole = stem(word, 'number', rank)
  if (!/(?:(?<!(?:ഒ|ൊ)(?:മ്|ൻ))പത്|ൂറ്|[രഷ]ം)$/u.test(word)) return [whole]
  const opened = inFrontOf(word)
  return [whole, stem(opened, 'end', rank, [{ id: 'beforeNumber', shown: `-${opened.slice(-4)}` }])]
}

/**
 * A postposition that was a participle: വെച്ച്, അനുസരിച്ച്. With ഓ it is more often the verb's past: വെച്ചോ
 * "did one put?"
 */
const isParticiple = /(?:ച്ച്|ന്ന്)$/u

const participleStems = (word: string): Stem[] => [stem(word, 'participle'), stem(word, 'case', 3)]

/** കുറഞ്ഞത് alone means “at least”; കുറഞ്ഞതാണ് means that something is low. */
const isWhatIsSo = /ഞ്ഞത്$/u

/** These say how far or by what, and have no place to come from or to go to. */
const noPlaces = new Set(['വരെ', 'കൊണ്ട്', 'പോലെ', 'കൂടെ'])

/**
 * ഇന്ന്: ഇന്നത്തെ; അവിടെ: അവിടത്തെ, അവിടേക്ക്; മുകളിൽ: മുകളിലേക്ക്; മറ്റന്നാൾ: മറ്റന്നാളത്തേക്ക്; വൈകുന്നേരം:
 * വൈകുന്നേരത്തെ.
 */
function adverbStems(word: string): Stem[] {
  if (isWhatIsSo.test(word)) return [stem(word, 'end')]
  if (noPlaces.has(word)) return [stem(word, 'case')]
  const opened = word.replace(/[്െ]$/u, '').replace(/ൽ$/u, 'ല').replace(/ോൾ$/u, 'ോഴ').replace(/ന്നാൾ$/u, 'ന്നാള')
  const whole = stem(word, 'case')
  if (/നേരം$/u.test(word)) return [whole, stem(word.replace(/ം$/u, 'ത്ത'), 'there')]
  if (opened === word) return [whole]
  return [whole, stem(opened, /(?:ത്ത്|ിൽ)$/u.test(word) ? 'there' : 'day')]
}

/** The slots of words that are predicates: they take the endings of verbs (അറിയില്ല, അറിയില്ലെന്ന്). */
function predicateSlots(word: string): string {
  if (/(?:ല്ല|ണ്ട|യ്യ)$/u.test(word)) return 'negative'
  if (/(?:ാം|ും|ണം)$/u.test(word)) return 'future|other'
  if (/ന്നു$/u.test(word)) return 'finite'
  if (/യി$/u.test(word)) return 'finiteI'
  if (/(?:ത്|ുണ്ട്|ാണ്)$/u.test(word)) return 'copula|other'
  return 'case'
}

/** The case forms that an entry names, without those that its stems make anyway. */
function oblique({ oblique = {} }: WordEntry, stems: readonly Stem[]): Stem[] {
  return Object.entries(oblique)
    .filter(([id, text]) => !stems.some((one) => holds(one, id, text) || makes(one, id, text)))
    .map(([id, text]) => stem(text, id === 'genitive' ? 'genitive' : 'case', 0, [{ id, shown: text }]))
}

const holds = (one: Stem, id: string, text: string) => one.text === text && one.within[0]?.id === id

const makes = (one: Stem, id: string, text: string) =>
  endingsCalled(id).some((ending) => (ending.on & one.of) !== 0 && one.text + ending.text === text)
