import type { Before, Is, Quality } from '../../frame/frame.ts'
import { isEmpty, lineOf } from '../../frame/thing.ts'
import { lineIn } from '../../language/language.ts'
import { qualityOf } from '../adjectives.ts'
import { comparedWith } from '../comparison.ts'
import type { Morpheme } from '../morphemes.ts'
import { bareThing } from '../noun-thing.ts'
import { nounPart } from '../part.ts'
import { isParticle } from '../particle-end.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'

export const isDeterminer = (s: Sentence, { entry, ids }: Morpheme) =>
  ids.length === 0 &&
  s.language.determiners.has(entry.word) &&
  ['noun', 'adjective'].includes(s.next()?.entry.pos ?? '')

/** The tea here. */
const placesOf: ReadonlyMap<string, string> = new Map([
  ['ഇവിടുത്തെ', 'here'],
  ['അവിടുത്തെ', 'there'],
])

export function adjective(s: Sentence, morpheme: Morpheme) {
  const { entry, ids } = morpheme
  if (s.language.determiners.has(entry.word)) return determiner(s, morpheme)
  const next = s.next()?.entry
  if (
    entry.word === 'നല്ല' &&
    ids.length === 0 &&
    next?.pos === 'adjective' &&
    !s.language.determiners.has(next.word)
  ) {
    s.degree = s.degree === '' ? 'very' : `${s.degree} very`
    return
  }
  const place = placesOf.get(entry.word)
  if (place !== undefined && ids.length === 0) {
    if (!isEmpty(s.before)) throw new NotSure()
    s.before = { ...s.before, after: { sense: place } }
    return
  }
  if (entry.word === 'അടുത്തുള്ള' && s.before.owner) throw new NotSure()
  const sense = sure(qualityOf(entry, next, s.language))
  const isBeforeIs = isParticle(next?.word ?? '')
  if (ids.length === 0 && isBeforeIs) return predicate(s, sense)
  if (ids.length === 0) return comparedWith(s.parts) ? comparedNoun(s, sense) : addQuality(s, { sense })
  if (isBeforeIs && nominals.has(ids.join())) return predicate(s, sense)
  // പുതിയത് വാങ്ങണം: “a new one”.
  const [nominal, ending = '', ...more] = ids
  const isOne = nominal === 'nominal' && more.length === 0 && (ending === '' || ending === 'accusative')
  if (!isOne || !isEmpty(s.before) || comparedWith(s.parts) || s.degree === 'most' || sense === '')
    throw new NotSure()
  const qualities = [withDegree(s, { sense })]
  s.degree = ''
  s.parts.push(nounPart(bareThing('one', { entry: { ...entry, topic: 'describing' }, qualities }), ending))
}

const nominals = new Set(['nominal', 'people', 'heWho', 'sheWho'])

function determiner(s: Sentence, { entry, ids }: Morpheme) {
  const found = sure(lineIn(s.language.determiners, entry.word))
  const isMore = found.sense === 'some' && ids.join() === 'also'
  if ((ids.length > 0 && !isMore) || s.degree !== '') throw new NotSure()
  const next = s.next()?.entry
  if (found.sense === 'more' && next?.pos !== 'noun') throw new NotSure()
  if (found.sense === 'how many' && next?.word === 'മണി') return whatTime(s)
  if (s.before.which || s.before.count || s.before.owner) throw new NotSure()
  s.before = { ...s.before, which: isMore ? { ...found, sense: 'some more' } : found }
}

const withDegree = ({ degree }: Sentence, quality: Quality): Quality =>
  degree === '' ? quality : { ...quality, degree }

export function addQuality(s: Sentence, quality: Quality) {
  const { owner, which, count, qualities } = s.before
  if (s.degree === 'most') {
    if (which || count || qualities.length > 0 || s.language.listed('without most').has(quality.sense))
      throw new NotSure()
    s.before = withThe({ ...s.before, qualities: [withDegree(s, quality)] }, owner !== undefined)
  } else s.before = { ...s.before, qualities: [...qualities, withDegree(s, quality)] }
  s.degree = ''
}

/** There is one first and one biggest. */
export const withThe = (before: Before, isOwned: boolean): Before =>
  isOwned ? before : { ...before, which: lineOf('the') }

/** “a bigger shirt than this”. */
function comparedNoun(s: Sentence, sense: string) {
  const other = sure(comparedWith(s.parts))
  if (s.degree !== '' || s.parts.at(-1) !== other || s.before.qualities.length > 0) throw new NotSure()
  s.parts.pop()
  s.before = { ...s.before, qualities: [{ sense }], than: other.thing }
}

function predicate(s: Sentence, sense: string) {
  if (!isEmpty(s.before)) throw new NotSure()
  const other = comparedWith(s.parts)
  const isMost = s.degree === 'most'
  if ((other && s.degree !== '') || (isMost && s.language.listed('without most').has(sense)))
    throw new NotSure()
  s.parts = s.parts.filter((part) => part !== other)
  const is: Is = {
    ...{ type: 'quality', sense },
    ...(other && { than: other.thing }),
    ...(isMost ? { most: true } : s.degree !== '' && { degree: s.degree }),
  }
  s.parts.push({ kind: 'is', is })
  s.degree = ''
}

/** എത്ര മണിക്ക്. */
function whatTime(s: Sentence) {
  const { ids } = sure(s.next())
  s.at++
  if (!isEmpty(s.before) || ids.join() !== 'dative') throw new NotSure()
  s.parts.push({ kind: 'asks', sense: 'what time', relation: 'at' })
}
