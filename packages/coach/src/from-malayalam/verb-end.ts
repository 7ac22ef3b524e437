import type { LexiconEntry } from '@app/learning/vocabulary'
import { isAskedFor } from '../frame/asked.ts'
import { isBidden, type Tense } from '../frame/form.ts'
import type { Act, Frame, Open } from '../frame/frame.ts'
import { isAsking, isPerson, lineOf } from '../frame/thing.ts'
import type { Language } from '../language/language.ts'
import type { EndForm } from './form-of.ts'
import { type Infinitive, marksOf, plainFrame, purposeOf, wrapped } from './infinitive.ts'
import { bareThing } from './noun-thing.ts'
import { circumstance, isNoun, type NounPart, type Part } from './part.ts'
import { toldTo } from './told-to.ts'
import { verbLine } from './verb-line.ts'

/** Verbs of this form: what is done with the parts before it. */
export function verbEnd(
  parts: readonly Part[],
  todo: Infinitive | undefined,
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const perceives = language.listed('perceiving').has(verb.word)
  if (form.tense === 'present' && form.not && perceives && !todo)
    return verbEnd(parts, todo, verb, { ...form, tense: 'can' }, language)
  // വരാൻ പത്ത് മിനിറ്റ് എടുക്കും: how long it takes.
  const isLong = parts.some((part) => part.kind === 'circumstance' && part.circumstance.slot === 'long')
  if (verb.word === 'എടുക്കുക' && isLong) return undefined
  if (form.hasTo) return todo ? undefined : hadTo(parts, verb, form, language)
  const helper = language.helpers.get(verb.word)
  if (!todo)
    return helper === 'can' && form.link === 'if' && form.tense === 'future'
      ? ifAble(parts, form)
      : mooded(parts, verb, form, language)
  return withInfinitive(parts, todo, verb, form, helper, language)
}

function withInfinitive(
  parts: readonly Part[],
  todo: Infinitive,
  verb: LexiconEntry,
  form: EndForm,
  helper: string | undefined,
  language: Language,
): Frame | undefined {
  if (helper === 'can') return canFrame(parts, todo, form, language)
  if (helper === 'feel like') return feltLike(parts, todo, form, language)
  if (helper !== undefined) {
    const frame = mooded([...parts, ...todo.parts], todo.verb, form, language)
    const isState = helper === 'want' && frame?.form.tense === 'progressive'
    return frame && withTense(wrapped(frame, helper), isState ? 'present' : frame.form.tense)
  }
  if (language.listed('telling').has(verb.word)) return toldTo(parts, todo, verb, form, language, mooded)
  if (language.listed('giving').has(verb.word) && language.listed('eaten').has(todo.verb.word))
    return givenTo(parts, todo, verb, form, language)
  if (language.listed('of another').has(verb.word)) return undefined
  const purpose = purposeOf(todo, language)
  if (purpose?.kind !== 'purpose') return undefined
  // നടക്കാൻ പോയി: “went for a walk”.
  const walk = verb.word === 'പോകുക' ? walkOf(purpose.acts) : undefined
  return mooded([...parts, walk ?? purpose], verb, form, language)
}

/** “for a walk in the park”. */
function walkOf([act, ...more]: readonly Act[]): Part | undefined {
  const [place, ...others] = act?.fillers ?? []
  if (act?.verb.sense !== 'walk' || more.length + others.length + act.around.length > 0) return undefined
  const thing = bareThing('walk', { which: lineOf('a'), ...(place && { after: place }) })
  return circumstance('how', { relation: 'for', thing })
}

export const withTense = (frame: Frame, tense: Tense): Frame => ({ ...frame, form: { ...frame.form, tense } })

const bid = (form: EndForm): EndForm => ({ ...form, tense: 'command' })

/** കയറേണ്ടിവന്നു: “had to climb”. */
function hadTo(
  parts: readonly Part[],
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const { hasTo: _, ...plain } = form
  const frame = plainFrame(withDoer(parts).parts, verb, bid(plain), language)
  return frame && withTense(wrapped(frame, 'have'), form.tense)
}

/** പറ്റുമെങ്കിൽ: “if you are able to do (it)”. */
function ifAble(parts: readonly Part[], form: EndForm): Frame | undefined {
  const [doer, ...more] = withDoer(parts).parts
  if (more.length > 0 || (doer && !isNoun(doer))) return undefined
  if (doer && (!isPerson(doer.thing) || isAsking(doer.thing))) return undefined
  const act: Act = { verb: lineOf('do'), thing: { open: 'it' }, fillers: [], around: [] }
  return {
    who: doer ? { type: 'thing', thing: doer.thing } : { type: 'open', of: 'anybody' },
    acts: [{ verb: lineOf('be able'), todo: [act], fillers: [], around: [] }],
    form: { tense: form.tense, not: form.not, asks: form.asks },
    ...{ around: [], links: [] },
  }
}

/** വെള്ളം കുടിക്കാൻ തരൂ: “give water to drink”. */
function givenTo(
  parts: readonly Part[],
  todo: Infinitive,
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const line = verbLine(todo.verb, language)
  const hasThing = todo.parts.some((part) => isNoun(part) && part.case === '' && !isPerson(part.thing))
  if (!line || !hasThing) return undefined
  const purpose: Part = { kind: 'purpose', acts: [{ verb: line, fillers: [], around: [] }] }
  return mooded([...parts, ...todo.parts, purpose], verb, form, language)
}

/** എനിക്ക് ചായ കുടിക്കാൻ തോന്നുന്നു: “I feel like drinking tea”. */
function feltLike(
  parts: readonly Part[],
  todo: Infinitive,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const frame = plainFrame([...withDoer(parts).parts, ...todo.parts], todo.verb, bid(form), language)
  if (!frame || isAskedFor(frame)) return undefined
  return withTense(
    wrapped(frame, 'feel like', 'gerund'),
    form.tense === 'progressive' ? 'present' : form.tense,
  )
}

/** The one who can, wants or must stands in the dative: എനിക്ക് പോകണം. */
export function withDoer(parts: readonly Part[]): { parts: readonly Part[]; found: boolean } {
  const doer = parts.filter(isNoun).find((part) => part.case === 'dative' && isPerson(part.thing))
  const hasOther = parts.some((part) => isNoun(part) && part.case === '' && isPerson(part.thing))
  if (!doer || hasOther) return { parts, found: false }
  return { parts: [{ ...doer, case: '' }, ...parts.filter((part) => part !== doer)], found: true }
}

const canTenses: Partial<Record<Tense, Tense>> = {
  future: 'can',
  present: 'can',
  progressive: 'can',
  past: 'could',
}

export function canFrame(
  parts: readonly Part[],
  todo: Infinitive,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const tense = canTenses[form.tense]
  if (!tense) return undefined
  const doer = withDoer(parts)
  const frame = plainFrame([...doer.parts, ...todo.parts], todo.verb, { ...form, tense }, language)
  return frame && (tense === 'can' && frame.form.asks ? askedOfUs(frame, 'us') : frame)
}

/** പാർക്ക് ചെയ്യാൻ പറ്റുമോ, ഇവിടെ ഇരിക്കാമോ: asked for oneself too, where nothing is done for “me”. */
function askedOfUs(frame: Frame, of: Open): Frame {
  const { who, acts } = frame
  return who.type === 'open' && who.of === 'anybody' && !acts.some(isForUs)
    ? { ...frame, who: { type: 'open', of } }
    : frame
}

const isForUs = ({ verb, thing, whom, fillers, around }: Act) =>
  verb.sense === 'give' ||
  [
    thing,
    whom?.thing,
    ...[...fillers, ...around].map((one) => ('thing' in one ? one.thing : undefined)),
  ].some(
    (one) => one && !('open' in one) && (isUs(one.pronoun?.subject) || isUs(one.owner?.pronoun?.subject)),
  )
const isUs = (pronoun: string | undefined) => pronoun === 'I' || pronoun === 'we'

/** The forms whose English depends on who does it: എനിക്ക് പോകണം, ഞാൻ വരാം, നമുക്ക് പോകാം. */
function mooded(
  parts: readonly Part[],
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const { tense } = form
  if (tense !== 'must' && tense !== 'need' && tense !== 'may')
    return bidden(plainFrame(parts, verb, form, language), form)
  const line = verbLine(verb, language)
  const isGiven = line?.values.get('dative') === 'to'
  const persons = parts.filter(isNoun).filter((part) => part.case === 'dative' && isPerson(part.thing))
  const isGoal = isGiven && persons.length === 1 && !line?.values.has('locative')
  const hasDoer = parts.some((part) => isNoun(part) && part.case === '' && isPerson(part.thing))
  if (isGoal && !hasDoer && !(tense === 'may' && form.asks) && !line?.marks.has('goal')) return undefined
  // മോൾക്ക് ബാഗ് വാങ്ങണം: who wants to buy it, or for whom it must be bought.
  const isFor = line?.values.get('dative') === 'for' && persons.some((part) => !isSpeaking(part))
  if (isFor && !hasDoer) return undefined
  const plain = (tense === 'must' && form.not) || isGoal ? undefined : withDoer(parts)
  if (plain?.found) return moodOfDoer(plain.parts, verb, form, language)
  const frame = plainFrame(parts, verb, form, language)
  if (!frame) return undefined
  const { who, acts } = frame
  if (tense === 'may' && verb.word === 'കാണുക' && acts.some(hasOpenThing)) return undefined
  if (tense === 'may') return mayOf(frame)
  return tense === 'must' && form.not && who.type === 'open' ? withTense(frame, 'command') : frame
}

const hasOpenThing = ({ thing }: Act) => thing !== undefined && 'open' in thing

/** എനിക്ക് പോകണം, നമുക്ക് പോകാം: of the one in the dative. */
function moodOfDoer(
  parts: readonly Part[],
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const [doer] = parts
  const isWe = doer !== undefined && isNoun(doer) && doer.thing.pronoun?.subject === 'we'
  if (form.tense !== 'may') {
    const frame = plainFrame(parts, verb, bid(form), language)
    return frame && withTense(wrapped(frame, 'want/need'), 'present')
  }
  if (!isWe || form.asks) return plainFrame(parts, verb, { ...form, tense: 'can' }, language)
  const frame = plainFrame(parts, verb, { ...form, tense: 'let' }, language)
  const [act] = frame?.acts ?? []
  if (!frame || !act || verb.word !== 'കാണുക' || !hasOpenThing(act)) return frame
  const { thing: _, ...meeting } = act
  return { ...frame, acts: [{ ...meeting, verb: lineOf('meet') }] }
}

const isSpeaking = ({ thing }: NounPart) => ['I', 'you', 'we'].includes(thing.pronoun?.subject ?? '')

function mayOf(frame: Frame): Frame | undefined {
  const { who, form } = frame
  if (who.type === 'it') return withTense(frame, 'may')
  const pronoun = who.type === 'thing' ? who.thing.pronoun?.subject : undefined
  if (form.asks) {
    if (who.type === 'thing' && pronoun !== 'you') return undefined
    return askedOfUs(withTense(frame, 'can'), marksOf(frame).has('leave') ? 'leave' : 'anybody')
  }
  if (pronoun === 'I' || pronoun === 'we') return withTense(frame, 'future')
  if (who.type === 'open')
    return who.of === 'anybody' ? { ...withTense(frame, 'can'), who: { type: 'open', of: 'us' } } : undefined
  if (who.type !== 'thing' || isAsking(who.thing) || !isPerson(who.thing)) return undefined
  return withTense(frame, 'may')
}

/** Nobody but “you” is bidden. */
function bidden(frame: Frame | undefined, form: EndForm): Frame | undefined {
  if (!frame || !isBidden(form)) return frame
  if (form.asks || isAskedFor(frame)) return undefined
  const { who } = frame
  return who.type === 'open' || (who.type === 'thing' && who.thing.pronoun?.subject === 'you')
    ? frame
    : undefined
}
