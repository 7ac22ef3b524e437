import type { WordReading } from '@app/learning/vocabulary'
import { words as wordsOf } from '@app/malayalam'

/** How a word may be understood, likeliest first. */
export type Readings = (word: string) => readonly WordReading[]

/** A word where it stands: how it may be read, and what mark comes after it, before the next word. */
export type Place = { word: string; found: readonly WordReading[]; mark: string }

/** The places that no mark parts from a word, before it and after it. */
export type Around = { before: readonly Place[]; after: readonly Place[] }

export function placesOf(text: string, readings: Readings): Place[] {
  const words = wordsOf(text)
  const isLost = words.some((word) => lost.test(word))
  let end = 0
  return words.map((word, at) => {
    end = text.indexOf(word, end) + word.length
    const next = words[at + 1]
    const mark = text.slice(end, next === undefined ? undefined : text.indexOf(next, end))
    const found =
      isLost && endsInN.test(word) ? withChillu(word, words[at + 1] ?? '', readings) : readings(word)
    return { word, found, mark }
  })
}

/** A text that has lost its joiners has words that end in ില്, കള് or ഞാന്, or have ര് before a consonant. */
const lost = /(?:[ിു]ല്|[കങ]ള്|^ഞാന്)$|ര്[ക-ധപ-മവശ-ഹ]|ള്[കചതപ]/u
const endsInN = /(?<!്)ന്$/u

/** In such a text കരടിച്ചേട്ടന് is mostly who does something, and first “to him” only where something is given or wanted. */
function withChillu(word: string, next: string, readings: Readings): readonly WordReading[] {
  const [found, who] = [readings(word), readings(word.replace(/ന്$/u, 'ൻ'))]
  const isGiven =
    /^(?:വേണ|വേണ്ട|ഇഷ്ട|അറിയ|കിട്ട|തോന്ന|പറ്റ|കൊടു|നൽക|നല്ക|ഉണ്ട|ഇല്ല|മനസ്സില|വേണ്ടി|പകരം|മുമ്പ|മുൻപ|മുന്പ|ശേഷം|എതിര)/u.test(
      next,
    )
  return isGiven ? [...found, ...who] : [...who, ...found]
}

const closes = /[.,;:!?…]/u

export function aroundOf(places: readonly Place[], at: number): Around {
  const start = places.slice(0, at).findLastIndex(({ mark }) => closes.test(mark))
  const end = places.findIndex(({ mark }, place) => place >= at && closes.test(mark))
  return {
    before: places.slice(start + 1, at),
    after: places.slice(at + 1, (end < 0 ? places.length : end) + 1),
  }
}

/** The name of the last thing that is joined to a word. */
export const endingOf = ({ endings }: WordReading) => endings.at(-1)?.id

/** Whether the word is likeliest of this part of speech, in whatever form. */
export const isOf = (place: Place | undefined, ...kinds: readonly WordReading['entry']['pos'][]): boolean => {
  const [likeliest] = place?.found ?? []
  return likeliest !== undefined && kinds.includes(likeliest.entry.pos)
}

export const isVerb = (place: Place | undefined) => isOf(place, 'verb')

/** Whether it says that one does not: വരാത്തത്, വരാഞ്ഞത്. */
export const isNotDone = (place: Place | undefined) =>
  isVerb(place) && notDone.has(place?.found[0]?.endings.map(({ id }) => id).join() ?? '')

const notDone = new Set(['negativeRelative,nominal', 'notDone,pastNominal'])

/** Whether a place may end in one of these. */
export const endsIn = (place: Place | undefined, ids: ReadonlySet<string>): boolean => {
  const [likeliest] = place?.found ?? []
  return likeliest !== undefined && ids.has(endingOf(likeliest) ?? '')
}
