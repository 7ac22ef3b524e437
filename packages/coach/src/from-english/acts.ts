import type { Tense } from '../frame/form.ts'
import type { Frame, Thing, Who } from '../frame/frame.ts'
import { type Context, type Parses, type Predicate, past, type VerbGroup } from './context.ts'
import { noun } from './noun-phrase.ts'
import { verbGroup, verbsAt } from './verb-group.ts'

export const anybody: Who = { type: 'open', of: 'anybody' }

/** Who does it, what is done, and what is done next. */
export function* statement(c: Context, at: number, gap?: Thing): Parses<Frame> {
  for (const [subject, next] of noun(c, at))
    for (const [group, end] of verbGroup(c, next)) yield* acts(c, end, whoOf(subject), group, gap)
}

export const whoOf = (subject: Thing): Who => opens.get(subject.head) ?? { type: 'thing', thing: subject }

/** How rough English says of whom it leaves something unsaid. */
const opens: ReadonlyMap<string, Who> = new Map([
  ['(i/you/they…)', anybody],
  ['(you/they…)', anybody],
  ['(i/we/you…)', { type: 'open', of: 'us' }],
  ['(you/we/i…)', { type: 'open', of: 'leave' }],
  ['(i/we)', { type: 'open', of: 'speaker' }],
  ['(it)', { type: 'open', of: 'thing' }],
  ['(it/he/she…)', { type: 'open', of: 'any' }],
])

/** The acts of one doer: “went to the shop and bought milk”. */
export function* acts(c: Context, at: number, who: Who, group: VerbGroup, gap?: Thing): Parses<Frame> {
  for (const [first, next] of c.grammar.predicate(c, at, group, gap))
    for (const [more, end] of moreActs(c, next, group))
      yield [withActs(frameOf(who, group, first), more), end]
}

function* moreActs(c: Context, at: number, group: VerbGroup): Parses<readonly Predicate[]> {
  const and = past(c, past(c, at, ','), 'and')
  if (and > at && !group.passive)
    for (const from of new Set([past(c, and, 'then'), and]))
      for (const [verb, next] of sameForm(c, from, group.tense))
        for (const [one, end] of c.grammar.predicate(c, next, { ...group, verb, often: [] }))
          for (const [rest, last] of moreActs(c, end, group)) yield [[one, ...rest], last]
  yield [[], at]
}

/** The next act has the form of the first: “went … and bought”, “will go … and buy”. */
function* sameForm(c: Context, at: number, tense: Tense): Parses<string> {
  switch (tense) {
    case 'past':
      return yield* verbsAt(c, at, 'past')
    case 'present':
      return yield* verbsAt(c, at, 's', 'plain')
    case 'progressive':
    case 'pastProgressive':
    case 'perfectProgressive':
      return yield* verbsAt(c, at, 'ing')
    case 'perfect':
    case 'pluperfect':
    case 'would have':
    case 'must have':
      return yield* verbsAt(c, at, 'done')
    default:
      yield* verbsAt(c, past(c, at, 'will', 'can', 'must'), 'plain')
  }
}

const withActs = (frame: Frame, more: readonly Predicate[]): Frame => ({
  ...frame,
  acts: [frame.acts[0], ...more.map(({ act }) => act)],
  around: [...frame.around, ...more.flatMap(({ around }) => around)],
  links: [...frame.links, ...more.flatMap(({ links }) => links)],
})

/** A clause of one act. Of what is done to somebody, who does it stands after “by”, or nowhere. */
export function frameOf(
  who: Who,
  { tense, not, often, passive }: VerbGroup,
  found: Predicate,
  asks = false,
): Frame {
  const { act, around, links } = found
  const isOften = ({ slot }: (typeof around)[number]) => slot === 'often'
  const all = [...around.filter((one) => !isOften(one)), ...often, ...around.filter(isOften)]
  const frame: Frame = { who, acts: [act], form: { tense, not, asks }, around: all, links }
  if (!passive || who.type !== 'thing') return frame
  const by = act.fillers.find(({ relation, thing: of }) => relation === 'by' && of.count === undefined)
  const fillers = act.fillers.filter((one) => one !== by)
  const isTwo = act.thing !== undefined && !('open' in act.thing)
  return {
    ...frame,
    who: by ? { type: 'thing', thing: by.thing } : anybody,
    acts: [
      { ...act, fillers, ...(isTwo ? { whom: { relation: '', thing: who.thing } } : { thing: who.thing }) },
    ],
  }
}
