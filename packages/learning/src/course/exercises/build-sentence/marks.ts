import { isBare, isTime, type Place, setOf } from './place.ts'
import type { Clause, Phrase } from './schema.ts'

/** Marks what may be said in another order, or left out. */
export function marked(clauses: readonly Clause[], places: readonly Place[]): Clause[] {
  const isCounting = clauses.length > 1 && places.every(({ word }) => word?.pos === 'numeral')
  const placesOf = ({ words }: Phrase) => words.flatMap((at) => places[at] ?? [])
  return clauses.map((clause, at) => {
    const phrases = clause.phrases.map((phrase) => {
      const mark = markOf(
        placesOf(phrase),
        phrase,
        clause.phrases.filter((one) => one !== phrase).map(placesOf),
      )
      return { ...phrase, ...(mark && { mark }) }
    })
    const verbs = [clauses[at - 1], clause].map((one) =>
      one?.phrases.findLast(({ place }) => place === 'last'),
    )
    const [before, own] = verbs.map((phrase) => phrase && placesOf(phrase).at(-1))
    const parallel =
      phrases.length === 1 && isLasting(before) && isLasting(own) && before?.ending === own?.ending
    return { ...clause, phrases, ...(parallel && { parallel }), ...(isCounting && { counting: true }) }
  })
}

/** What happens as a rule or now: which verb is first says nothing. What happened is told in its order. */
const isLasting = (place: Place | undefined) =>
  place?.word?.pos === 'verb' && ['future', 'present'].includes(place.ending ?? '')

function markOf(
  row: readonly Place[],
  { place }: Phrase,
  others: readonly (readonly Place[])[],
): Phrase['mark'] {
  const head = row.at(-1)
  const [other] = others
  const isNamed =
    others.length === 1 && other?.at(-1)?.word?.pos !== 'verb' && other?.every((one) => !one.mark)
  if (place === 'last') {
    const isNaming = head?.piece.endings.includes('is') && head.word?.pos !== 'verb'
    const subject = other?.at(-1)
    return isNaming && isNamed && subject && isBareName(subject) ? 'naming' : undefined
  }
  if (
    row.length > 0 &&
    row.every((one) => isTime(one) || one.word?.pos === 'adjective') &&
    head &&
    isTime(head)
  )
    return 'when'
  const isUnderstood = row.length === 1 && head && isBare(head) && understood.has(head.word?.word ?? '')
  return isUnderstood ? 'understood' : undefined
}

/** Who or what is named: a pronoun or a noun without an ending. */
const isBareName = (place: Place) =>
  isBare(place) && ['noun', 'name', 'pronoun'].includes(place.word?.pos ?? '') && !isTime(place)

/** Whom or what one speaks of is understood; so is the place in “there are”. */
const understood = setOf('ഞാൻ നീ നിങ്ങൾ അവൻ അവൾ അവർ ഞങ്ങൾ നമ്മൾ അദ്ദേഹം അത് ഇത് അവിടെ')
