import type { Frame } from '../../frame/frame.ts'
import { isEmpty, lineOf } from '../../frame/thing.ts'
import type { EndForm } from '../form-of.ts'
import { plainForm } from '../form-of.ts'
import type { Morpheme } from '../morphemes.ts'
import { bareThing } from '../noun-thing.ts'
import { numberAt, type ReadNumber } from '../number.ts'
import { circumstance, type Part } from '../part.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { addQuality, withThe } from './adjective.ts'
import { end } from './end.ts'

export function number(s: Sentence, morpheme: Morpheme) {
  const { ids, entry } = morpheme
  const told = entry.means[0]?.replace(/^the /u, '') ?? ''
  if (ids.join() === 'ordinal' || s.language.listed('ordinals').has(told)) {
    addQuality(s, {
      sense: sure(s.language.ordinals.get(entry.word) ?? (ids.length === 0 ? told : undefined)),
    })
    if (!s.before.owner && !s.before.which) s.before = withThe(s.before, false)
    return
  }
  const after = s.next()?.entry
  if (entry.word === 'ഒന്ന്' && ids.length === 0 && (after?.pos === 'adverb' || after?.pos === 'verb')) return
  const found = sure(numberAt(s.morphemes, s.at - 1))
  s.at += found.length - 1
  if (s.before.count) throw new NotSure()
  const next = s.next()
  const word = next?.entry.word ?? ''
  if (next && word === 'മണി') return clock(s, found, next)
  if (
    s.language.listed('occasions').has(word) &&
    next?.ids.length === 0 &&
    !found.half &&
    isEmpty(s.before)
  ) {
    s.at++
    const times = found.number === 'two' ? 'twice' : `${found.number} times`
    return void s.parts.push(circumstance('how', times))
  }
  if (found.half || found.number === 'quarter' || found.number === 'three quarters') throw new NotSure()
  const isHalf = found.number === 'half'
  if (isHalf && !s.language.listed('halved').has(word)) throw new NotSure()
  const half = word === 'മണിക്കൂർ' ? 'half an' : 'half a'
  s.before = {
    ...s.before,
    count: { type: 'number', number: isHalf ? half : found.number, one: isHalf || found.one },
  }
}

/** The hour, as a thing: “eight o’clock”, “half past two”. */
function hourOf({ number, half }: ReadNumber) {
  return bareThing(half ? `half past ${number}` : `${number} o’clock`, { marks: new Set(['bare']) })
}

function clock(s: Sentence, found: ReadNumber, { ids }: Morpheme) {
  if (!isEmpty(s.before)) throw new NotSure()
  s.at++
  const [first, ...more] = ids
  const isTold = first === 'became' || first === 'willBe'
  if (isTold && more.length === 0 && s.isAtEnd() && onlyTimes(s)) return isNow(s, found, first === 'willBe')
  const thing = hourOf(found)
  if (first === 'dative' && more.length === 0)
    return void s.parts.push(circumstance('clock', { relation: 'at', thing }))
  const after = s.next()
  const isUntil = first === undefined && after?.entry.word === 'വരെ' && after.ids.length === 0
  if (first !== 'until' && !isUntil) throw new NotSure()
  if (isUntil) s.at++
  s.parts.push(circumstance('clock', { relation: 'until', thing }))
}

/** അഞ്ചുമണിയായി: “it is five o’clock”. */
function isNow(s: Sentence, { number, half }: ReadNumber, isToCome: boolean) {
  const tense = isToCome ? 'future' : s.subs.length > 0 ? 'past' : 'present'
  const form: EndForm = { ...plainForm, tense }
  const frame: Frame = {
    who: { type: 'it' },
    acts: [{ verb: lineOf('be'), is: { type: 'clock', hour: number, half }, fillers: [], around: [] }],
    form: { tense, not: false, asks: false },
    around: s.parts.flatMap((part) => (part.kind === 'circumstance' ? [part.circumstance] : [])),
    links: [],
  }
  end(s, frame, form)
}

const isTime = (part: Part) => part.kind === 'circumstance' && part.circumstance.slot === 'when'

const onlyTimes = (s: Sentence) => s.said.length === 0 && s.parts.every(isTime)
