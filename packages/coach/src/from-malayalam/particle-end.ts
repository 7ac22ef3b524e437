import { isAskedFor } from '../frame/asked.ts'
import { isPast, type Tense } from '../frame/form.ts'
import type { Frame } from '../frame/frame.ts'
import { isPerson, noMarks } from '../frame/thing.ts'
import type { Language } from '../language/language.ts'
import { beFrame } from './be-frame.ts'
import { clauseParts } from './clause-parts.ts'
import { type EndForm, plainForm, withEnd } from './form-of.ts'
import { enoughFrame, haveFrame, knowFrame, wantFrame } from './have-frame.ts'
import { type Infinitive, plainFrame, purposeOf, wrapped } from './infinitive.ts'
import type { Morpheme } from './morphemes.ts'
import { isNoun, type Part } from './part.ts'
import { canFrame, withDoer, withTense } from './verb-end.ts'

const times: Readonly<Record<string, { tense: Tense; not: boolean }>> = {
  was: { tense: 'past', not: false },
  wasNot: { tense: 'past', not: true },
  willBe: { tense: 'future', not: false },
  probably: { tense: 'present', not: false },
}

/** The form of a word like ഉണ്ട് or ആണ്. */
export function particleForm(ids: readonly string[], not: boolean): EndForm | undefined {
  const [first, ...more] = ids
  const time = times[first ?? '']
  if (first === 'because' || first === 'when') return { ...plainForm, not, link: first }
  if (!time) return withEnd({ ...plainForm, not }, ids)
  return not && time.not
    ? undefined
    : withEnd({ ...plainForm, tense: time.tense, not: time.not || not }, more)
}

/** What is said with a small word at the end: ആണ്, ഉണ്ട്, വേണം, അറിയാം, മതി. */
export function particleEnd(
  parts: readonly Part[],
  todo: Infinitive | undefined,
  { entry, ids }: Morpheme,
  language: Language,
): Frame | undefined {
  const said = particles[entry.word]
  const form = said && particleForm(ids, said.not)
  if (!said || !form) return undefined
  return todo
    ? withInfinitive(parts, todo, said, form, language)
    : framed(parts, said.does, form, ids[0] === 'probably')
}

function withInfinitive(
  parts: readonly Part[],
  todo: Infinitive,
  { does, not }: { does: Does; not: boolean },
  form: EndForm,
  language: Language,
): Frame | undefined {
  const all = (of = parts) => [...of, ...todo.parts]
  switch (does) {
    case 'know': {
      const bid = { ...form, tense: 'command' as const }
      const frame = plainFrame(all(withDoer(parts).parts), todo.verb, bid, language)
      return frame && withTense(wrapped(frame, 'know how'), form.tense)
    }
    case 'unable':
      return canFrame(parts, todo, { ...form, tense: isPast(form) ? 'past' : 'present' }, language)
    case 'mustn’t': {
      const frame = plainFrame(all(), todo.verb, { ...form, tense: 'must' }, language)
      if (form.tense !== 'present' || !frame) return undefined
      return frame.who.type === 'open' ? withTense(frame, 'command') : frame
    }
    case 'have':
      return not ? undefined : toBeDone(parts, todo, form, language)
    default: {
      const purpose = purposeOf(todo, language)
      return purpose && framed([...parts.slice(0, -1), purpose, ...parts.slice(-1)], does, form)
    }
  }
}

/** എനിക്ക് ഒരു കാര്യം ചെയ്യാനുണ്ട്: “have to do a thing”. അവൻ വരാനുണ്ട് is another thing. */
function toBeDone(
  parts: readonly Part[],
  todo: Infinitive,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const hasThing = todo.parts.some((part) => isNoun(part) && part.case === '' && !isPerson(part.thing))
  const isNamed = parts.some((part) => isNoun(part) && part.case === '')
  if (!hasThing || isNamed || form.asks) return undefined
  const all = withDoer([...parts, ...todo.parts]).parts
  const frame = plainFrame(all, todo.verb, { ...form, tense: 'command' }, language)
  return !frame || isAskedFor(frame) ? undefined : withTense(wrapped(frame, 'have'), form.tense)
}

function framed(parts: readonly Part[], does: Does, form: EndForm, isProbable = false): Frame | undefined {
  if (does === 'be') {
    const frame = beFrame(parts, form)
    return frame && isProbable
      ? { ...frame, around: [...frame.around, { slot: 'often', sense: 'probably', marks: noMarks }] }
      : frame
  }
  const all = clauseParts(parts)
  if (!all) return undefined
  switch (does) {
    case 'have':
      return haveFrame(all, form)
    case 'want':
      return form.tense === 'present' ? wantFrame(all, form) : undefined
    case 'know':
      return form.tense === 'future' ? undefined : knowFrame(all, form)
    case 'enough':
      return enoughFrame(all, form)
    default:
      return undefined
  }
}

type Does = 'be' | 'have' | 'want' | 'know' | 'enough' | 'unable' | 'mustn’t'

const particles: Readonly<Record<string, { does: Does; not: boolean }>> = {
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

export const isParticle = (word: string) => word in particles
