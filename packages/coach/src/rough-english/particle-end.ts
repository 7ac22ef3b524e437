import type { Atom } from './atoms.ts'
import { beClause } from './be-frame.ts'
import { type Clause, line } from './clause.ts'
import { canClause, isPast, plainVerb, purposeOf, type ToDo, withDoer, wrapped } from './end-clause.ts'
import { type Form, withEnd } from './form.ts'
import { gather, isPerson } from './gather.ts'
import { enoughClause, haveClause, knowClause, wantClause } from './have-frame.ts'
import type { Part } from './parts.ts'

const times: Readonly<Record<string, Pick<Form, 'time' | 'not'>>> = {
  was: { time: 'past', not: false },
  wasNot: { time: 'past', not: true },
  willBe: { time: 'future', not: false },
  probably: { time: 'present', not: false },
}

/** The form of a word like ഉണ്ട് or ആണ്. */
export function particleForm(ids: readonly string[], not: boolean): Form | undefined {
  const [first, ...more] = ids
  const time = times[first ?? '']
  const base = { link: 'end' as const, asks: false }
  if (first === 'because' || first === 'when') return { ...base, time: 'present', not, link: first }
  if (!time) return withEnd({ ...base, time: 'present', not }, ids)
  return not && time.not ? undefined : withEnd({ ...base, ...time, not: time.not || not }, more)
}

/** What is said with a small word at the end: ആണ്, ഉണ്ട്, വേണം, അറിയാം, മതി. */
export function particleEnd(
  parts: readonly Part[],
  todo: ToDo | undefined,
  { entry, ids }: Atom,
): Clause | undefined {
  const said = particleLines[entry.word]
  const form = said && particleForm(ids, said.not)
  if (!said || !form) return undefined
  const past = isPast(form)
  if (todo) {
    if (said.does === 'know') {
      const doer = withDoer(parts)
      const clause = plainVerb([...doer.parts, ...todo.parts], todo.verb, { ...form, time: 'command' }, past)
      return (
        clause && {
          ...wrapped(clause, 'know how'),
          form: { ...clause.form, ...form, asks: clause.form.asks },
        }
      )
    }
    if (said.does === 'unable')
      return canClause(parts, todo, { ...form, time: form.time === 'past' ? 'past' : 'present' }, past)
    if (said.does === 'mustn’t') {
      const clause = plainVerb([...parts, ...todo.parts], todo.verb, { ...form, time: 'must' }, past)
      return form.time === 'present' && clause?.subject.unsaid
        ? { ...clause, form: { ...clause.form, time: 'command' } }
        : form.time === 'present'
          ? clause
          : undefined
    }
    if (said.does === 'have') return said.not ? undefined : toBeDone(parts, todo, form, past)
    const purpose = purposeOf(todo, past)
    return purpose && framed([...parts.slice(0, -1), purpose, ...parts.slice(-1)], said.does, form, past)
  }
  return framed(parts, said.does, form, past, ids)
}

/** എനിക്ക് ഒരു കാര്യം ചെയ്യാനുണ്ട്: “have to do a thing”. അവൻ വരാനുണ്ട് is another thing. */
function toBeDone(parts: readonly Part[], todo: ToDo, form: Form, past: boolean): Clause | undefined {
  const all = [...withDoer([...parts, ...todo.parts]).parts]
  const hasThing = todo.parts.some(
    (part) => part.kind === 'noun' && part.case === '' && !isPerson(part.phrase),
  )
  const isNamed = parts.some((part) => part.kind === 'noun' && part.case === '')
  if (!hasThing || isNamed || form.asks) return undefined
  const clause = plainVerb(all, todo.verb, { ...form, time: 'command', asks: false }, past)
  if (clause?.asks !== '') return undefined
  return { ...wrapped(clause, 'have'), form: { ...clause.form, time: form.time } }
}

function framed(
  parts: readonly Part[],
  does: Does,
  form: Form,
  past: boolean,
  ids: readonly string[] = [],
): Clause | undefined {
  if (does === 'be') {
    const clause = beClause(parts, form, past)
    return clause && ids[0] === 'probably' ? { ...clause, often: line(clause.often, 'probably') } : clause
  }
  const all = gather(parts, past)
  if (!all) return undefined
  switch (does) {
    case 'have':
      return haveClause(all, form, past)
    case 'want':
      return form.time === 'present' ? wantClause(all, form, past) : undefined
    case 'know':
      return form.time === 'future' ? undefined : knowClause(all, form, past)
    case 'enough':
      return enoughClause(all, form, past)
    default:
      return undefined
  }
}

type Does = 'be' | 'have' | 'want' | 'know' | 'enough' | 'unable' | 'mustn’t'

const particleLines: Readonly<Record<string, { does: Does; not: boolean }>> = {
  ആണ്: { does: 'be', not: false },
  അല്ല: { does: 'be', not: true },
  ഉണ്ട്: { does: 'have', not: false },
  ഇല്ല: { does: 'have', not: true },
  വേണം: { does: 'want', not: false },
  വേണ്ട: { does: 'want', not: true },
  അറിയാം: { does: 'know', not: false },
  അറിയില്ല: { does: 'know', not: true },
  മതി: { does: 'enough', not: false },
  പോരാ: { does: 'enough', not: true },
  വയ്യ: { does: 'unable', not: true },
  പാടില്ല: { does: 'mustn’t', not: true },
}

export const isParticle = (word: string) => word in particleLines
