import { meansPerson } from '@app/malayalam/forms'
import type { CourseContent, SentencePiece } from '../../content.ts'
import { marked } from './marks.ts'
import { isBare, isTime, type Place, setOf } from './place.ts'
import type { Clause, Phrase } from './schema.ts'

/**
 * Divides a sentence into clauses, and each clause into phrases that may be moved. What no rule knows stays
 * where the author has it: joining too much only refuses an order, joining too little accepts a wrong one.
 */
export function clausesOf(text: string, pieces: readonly SentencePiece[], content: CourseContent): Clause[] {
  const places = placesOf(text, pieces, content)
  const clauses: Clause[] = []
  let begun: Place[] = []
  for (const [at, place] of places.entries()) {
    begun.push(place)
    const next = places[at + 1]
    const end = endOf(place, places[at - 1], next)
    if (!next || end) {
      clauses.push({ phrases: phrasesOf(begun, !next || end !== 'mark'), linked: end === 'linked' })
      begun = []
    }
  }
  return marked(clauses, places)
}

function placesOf(text: string, pieces: readonly SentencePiece[], { words }: CourseContent): Place[] {
  let end = 0
  return pieces.map((piece, at) => {
    end = text.indexOf(piece.text, end) + piece.text.length
    const next = pieces[at + 1]
    const between = text.slice(end, next === undefined ? undefined : text.indexOf(next.text, end))
    return {
      at,
      piece,
      word: piece.entry === undefined ? undefined : words.get(piece.entry),
      ending: piece.endings.at(-1),
      mark: /[,;:.!?…–—"“”]/u.test(between),
    }
  })
}

/** The same person does what comes next: their name may be said with either. */
const linkedEndings = setOf('participle after without')
const clauseEndings = setOf(
  'while when whenPast ifPast evenIf if although because asSoonAs byThen onceDone that whether eachTime afterThat evenThough althoughIs becauseIs sinceDone',
)
const modifierEndings = setOf(`
  presentRelative pastRelative negativeRelative perfectRelative pluperfectRelative habitRelative possible toFor needed having being
  genitive locativeAdjective ofTime ordinal called within wasRelative lackingRelative beforeNoun beforeNumber a thisNoun much`)
/** What is said to be so, before more: കുറേ നാളായല്ലോ നമ്മൾ കണ്ടിട്ട്. */
const tellingEndings = setOf('youKnow isntIt tag')
/** The doing of something: what stands before it belongs to it. */
const nominalEndings = setOf('presentNominal pastNominal')
/** What such a verb says belongs to the noun after it, with all that stands before it. */
const relativeEndings = setOf(
  'presentRelative pastRelative negativeRelative perfectRelative pluperfectRelative habitRelative toFor needed possible lackingRelative',
)
const degree = setOf(
  'വളരെ കുറച്ച് കുറേ കൂടുതൽ ഏറ്റവും അൽപം അല്പം ഇത്ര അത്ര എത്ര തീരെ ഒത്തിരി ഒരുപാട് ധാരാളം ഏകദേശം നല്ല ഓരോ എല്ലാ ചില പല കുറെ ഒട്ടും ഇത്തിരി',
)
const counting = setOf('എത്ര ഏത് ഈ ആ ഒരു മറ്റൊരു എന്തൊക്കെ ഏതൊക്കെ തിരിച്ച് തിരിച്ചു തിരികെ')
const asking = setOf(
  'ആര് എന്ത് എന്താ എവിടെ എപ്പോൾ എങ്ങനെ എന്തിന് എത്ര ഏത് എന്തുകൊണ്ട് ആരൊക്കെ എന്തൊക്കെ ഏതൊക്കെ എവിടെയാ എങ്ങോട്ട് എന്തേ',
)
/** Words that go with the one before them. */
const following = setOf(
  'തന്നെ പോലും കൂടി കൂടെ മാത്രം മുഴുവൻ തമ്മിൽ ഒക്കെ മതി വരെ മുതൽ തോറും എന്ന് എന്ന ആണ് അല്ല ആയി ആയ ആയിരുന്നു ആയിരിക്കും അല്ലേ അല്ലോ',
)
/** A bare noun before one of these makes a verb with it: സഹായം ചെയ്യുക. */
const lightVerbs = setOf('ചെയ്യുക ആകുക ആവുക വയ്ക്കുക പെടുക കൊടുക്കുക ഇടുക')

function endOf(
  place: Place,
  before: Place | undefined,
  next: Place | undefined,
): 'mark' | 'linked' | 'apart' | undefined {
  if (!next) return undefined
  if (place.mark) return 'mark'
  const { word, ending } = place
  if (word?.word === 'എന്ന്' || word?.word === 'എന്നിട്ട്') return 'apart'
  if (next.word?.pos === 'postposition') return undefined
  if (word?.pos === 'postposition') return before && isDoing(before) ? 'apart' : undefined
  if (isDoing(place)) return 'apart'
  const isVerb = word?.pos === 'verb'
  if (isVerb && ending && linkedEndings.has(ending)) return next.word?.pos === 'verb' ? undefined : 'linked'
  if (ending && (clauseEndings.has(ending) || tellingEndings.has(ending))) return 'apart'
  if (isVerb && ending === 'to') return isPredicate(next) || isTime(next) ? undefined : 'linked'
  return undefined
}

const isDoing = ({ word, piece }: Place) =>
  word?.pos === 'verb' && piece.endings.some((id) => nominalEndings.has(id))

const isPredicate = ({ word, mark }: Place) => mark || word?.pos === 'verb' || word?.pos === 'particle'

function phrasesOf(places: readonly Place[], ends: boolean): Phrase[] {
  const rows = rowsOf(places)
  const heads = rows.map((row) => row.at(-1))
  const joined = heads.map(
    (head, at) =>
      head?.ending !== undefined &&
      joining.has(head.ending) &&
      head.word?.pos !== 'verb' &&
      at < heads.length - 1,
  )
  return rows.map((row, at): Phrase => {
    const words = row.map((place) => place.at)
    const pair = joined[at] && (joined[at - 1] || joined[at + 1]) ? pairOf(joined, at) : undefined
    return { words, place: placeOf(row, at, rows.length, ends), ...(pair !== undefined && { pair }) }
  })
}

/** അമ്മയും അച്ഛനും, പട്ടിയോ പൂച്ചയോ. */
const joining = setOf('and or question')

/** The first phrase of a run that is joined by -ഉം or -ഓ names the run. */
function pairOf(joined: readonly boolean[], at: number): number {
  let first = at
  while (joined[first - 1]) first--
  return first
}

/** Words that stay together: a modifier and its noun, a noun and its postposition, the parts of a verb. */
function rowsOf(places: readonly Place[]): Place[][] {
  const rows: Place[][] = []
  for (const [at, place] of places.entries()) {
    const before = places[at - 1]
    const row = rows.at(-1)
    if (row && before && staysWith(before, place)) row.push(place)
    else rows.push([place])
    if (place.ending && relativeEndings.has(place.ending)) {
      const all = rows.flat()
      rows.splice(0, rows.length, all)
    }
  }
  return rows
}

function staysWith(before: Place, place: Place): boolean {
  const { word } = place
  if (before.piece.text === place.piece.text) return true
  if (word?.pos === 'postposition') return true
  if (word && following.has(word.word) && ['', 'emphasis'].includes(place.piece.endings.join())) return true
  if (modifies(before)) return true
  if (before.word?.pos === 'verb' && word?.pos === 'verb') return true
  if (before.ending === 'to') return true
  if (!isThing(before)) return isTime(before) && isTime(place) && isBare(before)
  if (word?.pos === 'verb') return lightVerbs.has(word.word)
  // സ്കൂൾ ബസ്, നീല കുട: nobody says which of two things does it.
  return isThing(place) && isTime(before) === isTime(place)
}

const isThing = ({ word, piece }: Place) =>
  word?.pos === 'noun' && piece.endings.length === 0 && !meansPerson(word)

function modifies({ word, ending, piece }: Place): boolean {
  if (ending !== undefined) return modifierEndings.has(ending)
  if (!word || following.has(word.word)) return false
  if (degree.has(word.word) || counting.has(word.word)) return true
  return word.pos === 'adjective' || (word.pos === 'numeral' && piece.endings.length === 0)
}

function placeOf(row: readonly Place[], at: number, count: number, ends: boolean): Phrase['place'] {
  const [first] = row
  const head = row.at(-1)
  const called = head?.ending === 'vocative' || head?.word?.pos === 'interjection'
  if (called && count === 1) return 'call'
  if (at === count - 1) return ends || count > 1 ? 'last' : 'free'
  if (called) return 'call'
  if (at === 0 && first?.word?.pos === 'conjunction') return 'first'
  // What is stressed by ആണ് comes right before what is said of it, as a question word does.
  if (head?.ending === 'is' || row.some(({ word }) => word && asking.has(word.word))) return 'question'
  return head && isPerson(head) ? 'subject' : 'free'
}

const isPerson = ({ word, piece }: Place) =>
  word !== undefined &&
  (piece.endings.length === 0 || piece.endings.join() === 'plural') &&
  (persons.has(word.word) || word.kind === 'person' || (word.pos === 'noun' && meansPerson(word)))

const persons = setOf(
  'ഞാൻ നീ നിങ്ങൾ താങ്കൾ അവൻ അവൾ അവർ അദ്ദേഹം അയാൾ ഇയാൾ ഇവൻ ഇവൾ ഇവർ ഞങ്ങൾ നമ്മൾ നാം ആരും ആരോ ആരെങ്കിലും എല്ലാവരും',
)
