import type { Act, Circumstance, Filler, Is, Linked, Quoted, Thing } from '../frame/frame.ts'
import { lineOf } from '../frame/thing.ts'
import type { Predicate, VerbGroup } from './context.ts'
import type { EnglishWords } from './english-words.ts'

/** What stands after a verb. */
export type Part =
  | { type: 'thing'; thing: Thing }
  | { type: 'filler'; filler: Filler }
  | { type: 'around'; around: readonly Circumstance[] }
  | { type: 'is'; is: Is }
  | { type: 'particle'; word: string }
  | { type: 'to'; acts: readonly Act[] }
  | { type: 'doing'; acts: readonly Act[] }
  | { type: 'says'; says: Quoted }
  | { type: 'link'; linked: Linked }

const timed: ReadonlySet<Circumstance['slot']> = new Set([
  'when',
  'part',
  'day',
  'clock',
  'long',
  'often',
  'first',
])

/** The verb and what stands after it, by what each is. Undefined where they do not go together. */
export function assembled(
  words: EnglishWords,
  { verb, passive }: VerbGroup,
  parts: readonly Part[],
): Predicate | undefined {
  const things = parts.flatMap((part) => (part.type === 'thing' ? [part.thing] : []))
  const all = parts.flatMap((part) => (part.type === 'around' ? part.around : []))
  const found = parts.flatMap((part) => (part.type === 'is' ? [part.is] : []))
  const particles = parts.flatMap((part) => (part.type === 'particle' ? [part.word] : []))
  const says = parts.flatMap((part) => (part.type === 'says' ? [part.says] : []))
  const fillers = parts.flatMap((part) => (part.type === 'filler' ? [part.filler] : []))
  const todo = parts.filter((part) => part.type === 'to' || part.type === 'doing')
  if (found.length > 1 || todo.length > 2 || says.length > 1 || particles.length > 1) return undefined
  const isTwo = things.length > 1
  if (isTwo && (!words.has('giving', verb) || found.length > 0) && !passive) return undefined
  const isBe = verb === 'be'
  if (isBe && found.length > 0 && things.length > 0) return undefined
  const [whom, object] = isTwo ? things : [undefined, things[0]]
  const is: Is | undefined = found[0] ?? (isBe && object ? { type: 'thing', thing: object } : undefined)
  // “I feel like going.”
  const felt =
    verb === 'feel' ? fillers.find(({ relation, thing }) => relation === 'like' && thing.doing) : undefined
  const [act, purpose] = felt?.thing.doing ? [{ type: 'doing', acts: felt.thing.doing.acts }] : todo
  const mayTo = isBe
    ? is?.type === 'quality' && words.has('before_to_be', is.sense)
    : words.has('before_to', verb) && !(words.has('owning', verb) && object)
  return {
    act: {
      verb: lineOf([verb, ...particles].join(' ')),
      ...{
        fillers: fillers.filter((one) => one !== felt),
        around: all.filter(({ slot }) => !timed.has(slot)),
      },
      ...(is && { is }),
      ...(object && !isBe && { thing: object }),
      ...(whom && { whom: { relation: '', thing: whom } }),
      ...(act && (act.type === 'doing' || mayTo ? { todo: act.acts } : { purpose: act.acts })),
      ...(purpose && { purpose: purpose.acts }),
      ...(says[0] && { says: says[0] }),
    },
    around: all.filter(({ slot }) => timed.has(slot)),
    links: parts.flatMap((part) => (part.type === 'link' ? [part.linked] : [])),
  }
}
