import type { LexiconEntry } from '@app/learning/vocabulary'
import { asksWho, isAskedFor } from '../frame/asked.ts'
import type { Frame } from '../frame/frame.ts'
import { isPerson } from '../frame/thing.ts'
import type { Language } from '../language/language.ts'
import { type EndForm, plainForm } from './form-of.ts'
import { type Infinitive, plainFrame } from './infinitive.ts'
import { bareThing } from './noun-thing.ts'
import { nounPart, type Part } from './part.ts'

/** An act of nobody in particular. */
export function gerundOf({ parts, verb }: Infinitive, language: Language): Frame | undefined {
  const frame = plainFrame(parts, verb, { ...plainForm, link: 'to' }, language)
  return frame?.who.type === 'open' && !isAskedFor(frame) ? frame : undefined
}

/** അവൻ പറഞ്ഞത്: “what he said”. Undefined where nobody is named, or it may be the act. */
export function whatOne(
  parts: readonly Part[],
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
): Frame | undefined {
  if (form.not || (form.tense !== 'past' && form.tense !== 'present')) return undefined
  const frame = plainFrame(parts, verb, { ...form, link: 'end', asks: false }, language)
  const [act] = frame?.acts ?? []
  if (!frame || !act?.thing || !('open' in act.thing) || !act.verb.marks.has('makes')) return undefined
  const { who } = frame
  if (who.type !== 'thing' || asksWho(frame) || !isPerson(who.thing) || isAskedFor(frame)) return undefined
  const isSaying = frame.form.tense === 'progressive' && act.verb.sense === 'say'
  return {
    ...frame,
    acts: [{ ...act, thing: { open: 'head' } }],
    form: { ...frame.form, tense: isSaying ? 'present' : frame.form.tense },
  }
}

const bare = new Set(['bare'])

export const whatPart = (what: Frame, entry: LexiconEntry, ending: string): Part =>
  nounPart(bareThing('what', { entry, what, marks: bare }), ending)

/** “walking in the morning”, as a noun. */
export const gerundPart = (doing: Frame, entry: LexiconEntry, ending: string): Part =>
  nounPart(bareThing('doing', { entry, doing, number: 'mass', marks: bare }), ending)
