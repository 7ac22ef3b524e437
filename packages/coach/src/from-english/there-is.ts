import type { Frame } from '../frame/frame.ts'
import { frameOf } from './acts.ts'
import { type Context, isAt, type Parses } from './context.ts'
import { verbGroup } from './verb-group.ts'

/** “there is a bird on the tree”. */
export function* thereIs(c: Context, at: number): Parses<Frame> {
  if (!isAt(c, at, 'there')) return
  for (const [group, next] of verbGroup(c, at + 1)) {
    if (group.verb !== 'be') continue
    for (const [found, end] of c.grammar.predicate(c, next, group)) {
      const is = found.act.is
      if (is?.type === 'thing')
        yield [frameOf({ type: 'there', many: is.thing.number === 'many' }, group, found), end]
    }
  }
}
