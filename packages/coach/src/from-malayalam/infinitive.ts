import type { LexiconEntry } from '@app/learning/vocabulary'
import { isAskedFor } from '../frame/asked.ts'
import type { Act, Frame } from '../frame/frame.ts'
import { lineOf } from '../frame/thing.ts'
import type { Language } from '../language/language.ts'
import { clauseParts } from './clause-parts.ts'
import { type EndForm, plainForm } from './form-of.ts'
import type { Part } from './part.ts'
import { verbFrame } from './verb-frame.ts'

/** An act in ആൻ, kept with its own parts: what it is depends on the verb after it. */
export type Infinitive = { parts: readonly Part[]; verb: LexiconEntry }

const toForm: EndForm = { ...plainForm, link: 'to' }

export function plainFrame(
  parts: readonly Part[],
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
): Frame | undefined {
  const all = clauseParts(parts)
  return all && verbFrame(all, verb, form, language)
}

/** An act of nobody in particular, with its circumstances. */
function actsOf({ parts, verb }: Infinitive, language: Language): readonly Act[] | undefined {
  const frame = plainFrame(parts, verb, toForm, language)
  if (frame?.who.type !== 'open' || isAskedFor(frame)) return undefined
  if (frame.around.some(({ slot }) => slot === 'first' || slot === 'often')) return undefined
  return withCircumstances(frame)
}

/** The acts of a clause with what says when. */
export const withCircumstances = ({ acts, around }: Frame): readonly Act[] =>
  acts.map((act, at) => (at === acts.length - 1 ? { ...act, around: [...act.around, ...around] } : act))

/** “to buy milk”. */
export function purposeOf(infinitive: Infinitive, language: Language): Part | undefined {
  const acts = actsOf(infinitive, language)
  return acts && { kind: 'purpose', acts }
}

/** “started to study”, “want to go”. */
export const wrapped = (frame: Frame, helper: string, ...marks: readonly string[]): Frame => ({
  ...frame,
  acts: [{ verb: lineOf(helper, new Set(marks)), todo: frame.acts, fillers: [], around: [] }],
})

/** What the tables say of the verb of a clause; of “want to go”, of going. */
export const marksOf = ({ acts: [act] }: Frame): ReadonlySet<string> =>
  act.todo?.[0]?.verb.marks ?? act.verb.marks
