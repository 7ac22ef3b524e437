import type { LexiconEntry } from '@app/learning/vocabulary'
import { type Clause, gerund, line, plainly, unsaid } from './clause.ts'
import type { Form } from './form.ts'
import { gather, isAsking, isPerson, subjectOf } from './gather.ts'
import { type Part, saidPart, sayPart } from './parts.ts'
import { readTable } from './table.ts'
import { helperLines } from './tables/links.ts'
import { verbClause, verbLine } from './verb-frame.ts'

const helpers = readTable(helperLines)

/** An act in ആൻ, kept with its own parts: what it is depends on the verb after it. */
export type ToDo = { parts: readonly Part[]; verb: LexiconEntry }

export const isPast = ({ time }: Form) => ['past', 'pastProgressive', 'pluperfect', 'usedTo'].includes(time)

/** Verbs of this form: what is done with the parts before it. */
export function verbEnd(
  parts: readonly Part[],
  todo: ToDo | undefined,
  verb: LexiconEntry,
  form: Form,
): Clause | undefined {
  if (form.time === 'present' && form.not && ['കാണുക', 'കേൾക്കുക'].includes(verb.word) && !todo)
    return verbEnd(parts, todo, verb, { ...form, time: 'can' })
  // വരാൻ പത്ത് മിനിറ്റ് എടുക്കും: how long it takes.
  if (verb.word === 'എടുക്കുക' && parts.some((part) => part.kind === 'said' && part.at === 'long'))
    return undefined
  const past = isPast(form)
  // കയറേണ്ടിവന്നു: “had to climb”.
  if (form.hasTo) {
    const { hasTo: _, ...plain } = form
    const clause = todo
      ? undefined
      : plainVerb(withDoer(parts).parts, verb, { ...plain, time: 'command' }, past)
    return clause && { ...wrapped(clause, 'have'), form: { ...clause.form, time: form.time } }
  }
  if (!todo && form.link === 'if' && form.time === 'future' && helpers.get(verb.word)?.english === 'can')
    return ifAble(parts, form)
  const helper = todo && helpers.get(verb.word)?.english
  if (todo && helper === 'can') return canClause(parts, todo, form, past)
  if (todo && helper === 'feel like') return feltLike(parts, todo, form, past)
  if (todo && helper) {
    const clause = mooded([...parts, ...todo.parts], todo.verb, form, past)
    const isState = helper === 'want' && clause?.form.time === 'progressive'
    return (
      clause && {
        ...wrapped(clause, helper),
        form: { ...clause.form, ...(isState && { time: 'present' as const }) },
      }
    )
  }
  if (todo) {
    const teller = tellers.get(verb.word)
    if (teller) return toldTo(parts, todo, verb, teller, form)
    if (givers.has(verb.word) && eaten.has(todo.verb.word)) return givenTo(parts, todo, verb, form)
    if (['കൊടുക്കുക', 'വിടുക', 'നൽകുക', 'തരുക', 'താമസിക്കുക'].includes(verb.word)) return undefined
    const purpose = purposeOf(todo, past)
    // നടക്കാൻ പോയി: “went for a walk”.
    const isWalk = purpose?.kind === 'to' && /^walk\b/u.test(purpose.text) && verb.word === 'പോകുക'
    const said = isWalk ? saidPart('how', `for a ${purpose.text}`) : purpose
    return said && mooded([...parts, said], verb, form, past)
  }
  return mooded(parts, verb, form, past)
}

export const wrapped = (clause: Clause, helper: string): Clause => ({
  ...clause,
  acts: [{ verb: `${helper} to ${plainly({ ...clause, when: '' })}`, rest: '' }],
})

/** പറ്റുമെങ്കിൽ: “if you are able to do (it)”. */
function ifAble(parts: readonly Part[], form: Form): Clause | undefined {
  const [doer, ...more] = withDoer(parts).parts
  if (more.length > 0 || (doer && doer.kind !== 'noun')) return undefined
  if (doer && (!isPerson(doer.phrase) || isAsking(doer.phrase))) return undefined
  return {
    subject: doer ? subjectOf(doer, false) : unsaid('people', false),
    acts: [{ verb: 'be able to do', rest: '(it)' }],
    form,
    ...{ first: '', often: '', when: '', asks: '' },
  }
}

const givers: ReadonlySet<string> = new Set(['തരുക', 'കൊടുക്കുക', 'നൽകുക'])
const eaten: ReadonlySet<string> = new Set(['കുടിക്കുക', 'കഴിക്കുക', 'തിന്നുക', 'വായിക്കുക'])

/** വെള്ളം കുടിക്കാൻ തരൂ: “give water to drink”. */
function givenTo(parts: readonly Part[], todo: ToDo, verb: LexiconEntry, form: Form): Clause | undefined {
  const english = verbLine(todo.verb)?.english
  const hasThing = todo.parts.some(
    (part) => part.kind === 'noun' && part.case === '' && !isPerson(part.phrase),
  )
  if (english === undefined || !hasThing) return undefined
  const purpose: Part = { kind: 'to', text: english, verb: todo.verb.word }
  return mooded([...parts, ...todo.parts, purpose], verb, form, isPast(form))
}

const tellers: ReadonlyMap<string, string> = new Map([
  ['പറയുക', 'tell'],
  ['ആവശ്യപ്പെടുക', 'ask'],
])

/** അമ്മയോട് വരാൻ പറഞ്ഞു: “told Mother to come”. Undefined where the one in ഓട് may be of the other verb. */
function toldTo(
  parts: readonly Part[],
  todo: ToDo,
  verb: LexiconEntry,
  teller: string,
  form: Form,
): Clause | undefined {
  const past = isPast(form)
  const [whom, ...others] = [...parts, ...todo.parts].filter(
    (part) => part.kind === 'noun' && part.case === 'sociative',
  )
  if (others.length > 0 || (whom && verbLine(todo.verb)?.values.has('soc'))) return undefined
  if (whom?.kind === 'noun' && isAsking(whom.phrase)) return undefined
  const purpose = purposeOf({ verb: todo.verb, parts: todo.parts.filter((part) => part !== whom) }, past)
  const clause = mooded(
    parts.filter((part) => part !== whom),
    verb,
    form,
    past,
  )
  const [act, ...more] = clause?.acts ?? []
  if (!clause || !act || purpose?.kind !== 'to' || more.length > 0) return undefined
  if (act.rest !== '(it)' || act.verb !== verbLine(verb)?.english) return undefined
  const who = whom?.kind === 'noun' ? sayPart(whom, 'known object', past) : '(me/you/them…)'
  if (!whom && clause.subject.unsaid) return undefined
  // ഇന്നലെ എന്നോട് വരാൻ പറഞ്ഞു: it was told then; without എന്നോട് it may be when to come.
  const isThen = whom !== undefined || /\b(?:yesterday|last|ago)\b/u.test(clause.when)
  return {
    ...clause,
    acts: [{ verb: teller, rest: line(who, isThen ? clause.when : '', `to ${purpose.text}`) }],
    when: isThen ? '' : clause.when,
  }
}

/** എനിക്ക് ചായ കുടിക്കാൻ തോന്നുന്നു: “I feel like drinking tea”. */
function feltLike(parts: readonly Part[], todo: ToDo, form: Form, past: boolean): Clause | undefined {
  const time = form.time === 'progressive' ? 'present' : form.time
  const clause = plainVerb(
    [...withDoer(parts).parts, ...todo.parts],
    todo.verb,
    { ...form, time: 'command' },
    past,
  )
  if (clause?.asks !== '') return undefined
  return {
    ...clause,
    acts: [{ verb: `feel like ${gerund({ ...clause, when: '' })}`, rest: '' }],
    form: { ...clause.form, time },
  }
}

/** “to buy milk”. */
export function purposeOf({ parts, verb }: ToDo, past: boolean): Part | undefined {
  const all = gather(parts, past)
  const clause = all && verbClause(all, verb, { time: 'present', not: false, link: 'to', asks: false }, past)
  if (!clause?.subject.unsaid || clause.asks !== '' || clause.first !== '' || clause.often !== '')
    return undefined
  return { kind: 'to', text: plainly(clause), verb: verb.word }
}

/** The one who can, wants or must stands in the dative: എനിക്ക് പോകണം. */
export function withDoer(parts: readonly Part[]): { parts: readonly Part[]; found: boolean } {
  const at = parts.findIndex(
    (part) => part.kind === 'noun' && part.case === 'dative' && isPerson(part.phrase),
  )
  const doer = parts[at]
  const hasOther = parts.some((part) => part.kind === 'noun' && part.case === '' && isPerson(part.phrase))
  if (doer?.kind !== 'noun' || hasOther) return { parts, found: false }
  return { parts: [{ ...doer, case: '' }, ...parts.filter((part) => part !== doer)], found: true }
}

export function canClause(parts: readonly Part[], todo: ToDo, form: Form, past: boolean): Clause | undefined {
  const doer = withDoer(parts)
  const times: Partial<Record<Form['time'], Form['time']>> = {
    future: 'can',
    present: 'can',
    progressive: 'can',
    past: 'could',
  }
  const time = times[form.time]
  if (!time) return undefined
  const clause = plainVerb([...doer.parts, ...todo.parts], todo.verb, { ...form, time }, past)
  return clause && (time === 'can' && clause.form.asks ? askedOfUs(clause, '(I/we/you…)') : clause)
}

/** പാർക്ക് ചെയ്യാൻ പറ്റുമോ, ഇവിടെ ഇരിക്കാമോ: asked for oneself too, where nothing is done for “me”. */
function askedOfUs(clause: Clause, text: string): Clause {
  const { subject, acts } = clause
  const isForUs = acts.some(({ verb, rest }) => verb === 'give' || /\b(?:me|us|my|our)\b/u.test(rest))
  return subject.unsaid === 'people' && !isForUs ? { ...clause, subject: { ...subject, text } } : clause
}

export function plainVerb(
  parts: readonly Part[],
  verb: LexiconEntry,
  form: Form,
  past: boolean,
): Clause | undefined {
  const all = gather(parts, past)
  return all && verbClause(all, verb, form, past)
}

/** The forms whose English depends on who does it: എനിക്ക് പോകണം, ഞാൻ വരാം, നമുക്ക് പോകാം. */
function mooded(parts: readonly Part[], verb: LexiconEntry, form: Form, past: boolean): Clause | undefined {
  const { time } = form
  if (time !== 'must' && time !== 'need' && time !== 'may')
    return bidden(plainVerb(parts, verb, form, past), form)
  const isGiven = verbLine(verb)?.values.get('dat') === 'to'
  const persons = parts.filter(
    (part) => part.kind === 'noun' && part.case === 'dative' && isPerson(part.phrase),
  )
  const isGoal = isGiven && persons.length === 1 && !verbLine(verb)?.values.has('loc')
  const hasDoer = parts.some((part) => part.kind === 'noun' && part.case === '' && isPerson(part.phrase))
  if (isGoal && !hasDoer && !(time === 'may' && form.asks) && !verbLine(verb)?.marks.has('goal'))
    return undefined
  // മോൾക്ക് ബാഗ് വാങ്ങണം: who wants to buy it, or for whom it must be bought.
  const isFor =
    verbLine(verb)?.values.get('dat') === 'for' &&
    persons.some((part) => part.kind === 'noun' && !isSpeaking(part))
  if (isFor && !hasDoer) return undefined
  const plain = (time === 'must' && form.not) || isGoal ? undefined : withDoer(parts)
  if (plain?.found) {
    const [doer] = plain.parts
    const isUs = doer?.kind === 'noun' && doer.phrase.pronoun?.subject === 'we'
    if (time === 'may' && isUs && !form.asks) {
      const clause = plainVerb(plain.parts, verb, { ...form, time: 'let' }, past)
      const isMeeting = verb.word === 'കാണുക' && clause?.acts[0]?.rest.startsWith('(it')
      return clause && isMeeting
        ? {
            ...clause,
            acts: [{ verb: 'meet', rest: clause.acts[0]?.rest.replace(/^\(it[^)]*\) ?/u, '') ?? '' }],
          }
        : clause
    }
    if (time === 'may') return plainVerb(plain.parts, verb, { ...form, time: 'can' }, past)
    const clause = plainVerb(plain.parts, verb, { ...form, time: 'command' }, past)
    return clause && { ...wrapped(clause, 'want/need'), form: { ...clause.form, time: 'present' } }
  }
  const clause = plainVerb(parts, verb, form, past)
  if (!clause) return undefined
  const { subject } = clause
  if (time === 'may' && verb.word === 'കാണുക' && clause.acts.some(({ rest }) => rest.startsWith('(it')))
    return undefined
  if (time === 'may') return mayOf(clause)
  if (time === 'must' && form.not && subject.unsaid)
    return { ...clause, form: { ...clause.form, time: 'command' } }
  return clause
}

const isSpeaking = ({ phrase }: Extract<Part, { kind: 'noun' }>) =>
  /^(?:I|you|we)$/u.test(phrase.pronoun?.subject ?? '')

function mayOf(clause: Clause): Clause | undefined {
  const { subject, form } = clause
  if (subject.text === 'it') return { ...clause, form: { ...form, time: 'may' } }
  if (form.asks)
    return subject.unsaid || subject.text === 'you'
      ? askedOfUs(
          { ...clause, form: { ...form, time: 'can' } },
          clause.marks?.has('leave') ? '(you/we/I…)' : subject.text,
        )
      : undefined
  if (subject.text === 'I' || subject.text === 'we') return { ...clause, form: { ...form, time: 'future' } }
  if (subject.unsaid === 'people')
    return { ...clause, subject: { ...subject, text: '(I/we/you…)' }, form: { ...form, time: 'can' } }
  return subject.unsaid || subject.asks || !subject.isPerson
    ? undefined
    : { ...clause, form: { ...form, time: 'may' } }
}

/** Nobody but “you” is bidden. */
function bidden(clause: Clause | undefined, { time, asks }: Form): Clause | undefined {
  if (!clause || (time !== 'command' && time !== 'please')) return clause
  if (asks || clause.asks !== '') return undefined
  return clause.subject.unsaid || clause.subject.text === 'you' ? clause : undefined
}
