import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Act, Frame } from '../frame/frame.ts'
import { isAsking, lineOf } from '../frame/thing.ts'
import type { Language } from '../language/language.ts'
import { isBefore } from './circumstances.ts'
import type { EndForm } from './form-of.ts'
import { type Infinitive, purposeOf } from './infinitive.ts'
import { isNoun, type Part } from './part.ts'
import { verbLine } from './verb-line.ts'

type Mooded = (
  parts: readonly Part[],
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
) => Frame | undefined

/** അമ്മയോട് വരാൻ പറഞ്ഞു: “told Mother to come”. Undefined where the one in ഓട് may be of the other verb. */
export function toldTo(
  parts: readonly Part[],
  todo: Infinitive,
  verb: LexiconEntry,
  form: EndForm,
  language: Language,
  mooded: Mooded,
): Frame | undefined {
  const [whom, ...others] = [...parts, ...todo.parts]
    .filter(isNoun)
    .filter((part) => part.case === 'sociative')
  if (others.length > 0 || (whom && verbLine(todo.verb, language)?.values.has('sociative'))) return undefined
  if (whom && isAsking(whom.thing)) return undefined
  const purpose = purposeOf({ verb: todo.verb, parts: todo.parts.filter((part) => part !== whom) }, language)
  const rest = parts.filter((part) => part !== whom)
  const frame = mooded(rest, verb, form, language)
  const [act, ...more] = frame?.acts ?? []
  if (!frame || !act || purpose?.kind !== 'purpose' || more.length > 0 || !isBare(act)) return undefined
  if (!whom && frame.who.type === 'open') return undefined
  // ഇന്നലെ എന്നോട് വരാൻ പറഞ്ഞു: it was told then; without എന്നോട് it may be when to come.
  const isThen = whom !== undefined || frame.around.some(isBefore)
  const told: Act = {
    verb: lineOf(verb.word === 'പറയുക' ? 'tell' : 'ask'),
    thing: whom ? { ...whom.thing, case: 'accusative' } : { open: 'whom' },
    ...{ fillers: [], todo: purpose.acts },
    around: isThen ? frame.around : [],
  }
  return { ...frame, acts: [told], around: isThen ? [] : frame.around }
}

/** Whether nothing but what is said is said of it. */
const isBare = ({ thing, whom, fillers, around, says }: Act) =>
  thing !== undefined && 'open' in thing && !whom && !says && fillers.length + around.length === 0
