import type { Act, Thing } from '../frame/frame.ts'
import type { Reader } from './reader.ts'

/** What stands for the thing of a verb while its sense is read. */
const placeholder = 'xxx'

/** A verb of several words, taken apart: “switch the light on”, “look after”, “be hungry”. */
export function takenApart(r: Reader, act: Act): Act {
  const [, next = '', ...more] = act.verb.sense.split(' ')
  // “switch off” is a verb and its particle already.
  if (next === '' || (more.length === 0 && r.words.has('particles', next))) return act
  const inner = r.verb(textOf(act))
  if (!inner) return act
  const given = act.thing
  const put = (thing: Thing): Thing =>
    thing.head === placeholder && given && !('open' in given) ? given : thing
  const isPlace = inner.thing && !('open' in inner.thing) && inner.thing.head === placeholder
  const thing = isPlace ? given : inner.thing
  const owned = act.owner && thing && !('open' in thing) ? { ...thing, owner: act.owner } : thing
  const { thing: _, ...rest } = act
  return {
    ...rest,
    verb: { ...act.verb, sense: inner.verb.sense },
    ...(owned && { thing: owned }),
    ...(inner.is && {
      is: inner.is.type === 'quality' && inner.is.of ? { ...inner.is, of: put(inner.is.of) } : inner.is,
    }),
    fillers: [...inner.fillers.map((one) => ({ ...one, thing: put(one.thing) })), ...act.fillers],
    around: [...inner.around, ...act.around],
    ...(inner.todo && !act.todo && { todo: inner.todo }),
  }
}

/** The verb as it is said with a thing, or without one: “look at xxx”, “look”. */
function textOf({ verb, thing, owner }: Act): string {
  const text = verb.sense
    .replace('…', owner ? '' : 'the')
    .replace(/ ?\(([^)]*)\)/u, thing ? ' $1' : '')
    .trim()
  if (!thing) return text.replace('~', '')
  return text.includes('~') ? text.replace('~', placeholder) : `${text} ${placeholder}`
}
