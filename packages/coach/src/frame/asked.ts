import type { Act, Frame, OpenThing, Thing } from './frame.ts'
import { isAsking } from './thing.ts'

/** The thing that is asked for: “what”, “how many books”. */
export function askedThing({ acts, asks }: Pick<Frame, 'acts' | 'asks'>): Thing | undefined {
  return asks?.type === 'thing' ? asks.thing : acts.map(askedIn).find((one) => one !== undefined)
}

const askedIn = ({ thing, is, todo }: Act): Thing | undefined =>
  asked(thing) ??
  (is?.type === 'thing' ? asked(is.thing) : undefined) ??
  todo?.map(askedIn).find((one) => one)

const asked = (thing: Thing | OpenThing | undefined) =>
  thing && !('open' in thing) && isAsking(thing) ? thing : undefined

/** Whether more is asked than who does it and whether it is so: what, when, how many. */
export const isAskedFor = (frame: Frame) => frame.asks !== undefined || askedThing(frame) !== undefined

/** Whether it is asked who does it. */
export const asksWho = ({ who }: Pick<Frame, 'who'>) => who.type === 'thing' && isAsking(who.thing)
