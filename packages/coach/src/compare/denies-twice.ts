import type { Circumstance, Frame, Thing } from '../frame/frame.ts'

/** Whether an English clause denies what a word of it denies already: “nobody did not come”. */
export function deniesTwice({ who, acts, around, form, links }: Frame): boolean {
  const things = acts.flatMap(({ thing, fillers, is }) => [
    ...(thing && !('open' in thing) ? [thing] : []),
    ...fillers.map((one) => one.thing),
    ...(is?.type === 'thing' ? [is.thing] : []),
  ])
  const all = who.type === 'thing' ? [who.thing, ...things] : things
  const circumstances = [...around, ...acts.flatMap((act) => act.around)]
  return (
    (form.not && (all.some(isNone) || circumstances.some(isNever))) ||
    links.some(({ frame }) => deniesTwice(frame))
  )
}

const isNone = ({ head, pronoun, which, count, owner }: Thing): boolean =>
  head === 'none' ||
  pronoun?.kind === 'none' ||
  which?.sense === 'no' ||
  which?.sense === 'none' ||
  (count?.type === 'number' && count.number === 'none') ||
  (owner !== undefined && isNone(owner))

const isNever = (one: Circumstance) => 'sense' in one && one.sense === 'never'
