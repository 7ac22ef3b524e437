import { isAskedFor } from '../frame/asked.ts'
import { isBidden, type Tense } from '../frame/form.ts'
import type { Act, Frame } from '../frame/frame.ts'
import { lineOf } from '../frame/thing.ts'
import { withCircumstances } from './infinitive.ts'
import { isSpeaker } from './same-doer.ts'

/** “said that he will come”, “I think that it will rain”. */
export function withThat(frame: Frame, main: Frame): Frame | undefined {
  const [act, ...more] = main.acts
  if (more.length > 0) return undefined
  // പോകണമെന്ന് ആഗ്രഹിക്കുന്നു: “want to go”.
  const isOpenThing = act.thing !== undefined && 'open' in act.thing
  const { tense, not } = frame.form
  if (act.verb.sense === 'wish for' && isOpenThing && tense === 'must' && !not && frame.who.type === 'open')
    return {
      ...main,
      acts: [{ verb: lineOf('want'), todo: withCircumstances(frame), fillers: [], around: [] }],
      form: { ...main.form, tense: plainTense(main) },
    }
  if (frame.who.type === 'open' && frame.who.of !== 'thing') return undefined
  if (frame.form.asks || isAskedFor(frame)) return withQuestion(frame, act, main)
  // എനിക്ക് പേടിയാണെന്ന് അവൻ പറഞ്ഞു: his words, or of me.
  if (isOfTwo(frame) && !isSpeaker(main.who)) return undefined
  const saying = saysOf(act, 'that', frame)
  if (act.verb.sense === 'feel') {
    if (act.whom || act.fillers.length > 0 || main.form.asks) return undefined
    const form = { ...main.form, tense: plainTense(main) }
    if (main.who.type === 'open')
      return { ...main, who: { type: 'it' }, acts: [{ ...saying, verb: lineOf('seem') }], form }
    return { ...main, acts: [{ ...saying, verb: lineOf('think') }], form }
  }
  if (main.who.type === 'open' || !act.verb.marks.has('thinks')) return undefined
  return { ...main, acts: [saying] }
}

/** What is said takes the place of “it”. */
function saysOf(act: Act, type: 'that' | 'asked', frame: Frame): Act {
  const { thing, ...rest } = act
  return { ...rest, ...(thing && !('open' in thing) && { thing }), says: { type, frame } }
}

const isOfTwo = ({ who }: Frame) =>
  isSpeaker(who) || (who.type === 'thing' && who.thing.pronoun?.subject === 'you')

/** “know where he is”, “ask whether the shop will open”. */
function withQuestion(frame: Frame, act: Act, main: Frame): Frame | undefined {
  const { marks, sense } = act.verb
  if (!marks.has('wonders') || isBidden(frame.form) || frame.form.tense === 'let') return undefined
  // എങ്ങനെയുണ്ടെന്ന് ഞാൻ ചോദിച്ചു: his words, or of me.
  const isTelling = sense === 'ask' || sense === 'say'
  if (isTelling && isOfTwo(frame)) return undefined
  const isLook = sense === 'look (at)'
  const isBare = !act.thing && !act.whom && act.fillers.length + act.around.length === 0
  if (isLook && !isBare) return undefined
  const asking = saysOf(act, 'asked', frame)
  return { ...main, acts: [isLook ? { ...asking, verb: lineOf('check') } : asking] }
}

const plainTense = ({ form }: Frame): Tense => (form.tense === 'progressive' ? 'present' : form.tense)
