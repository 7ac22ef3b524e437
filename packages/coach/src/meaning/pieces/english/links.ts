import type { Link } from '../piece.ts'
import type { Clause, Reading } from './reading.ts'

export function linkClauses(it: Reading): Link[] {
  const links: Link[] = []
  for (const clause of it.clauses) {
    const act = clause.act ?? addBeing(it, clause)
    clause.act = act
    const asked = clause.things.find((one) => it.pieces[one]?.part === 'asked')
    const isDoer = it.pieces[asked ?? -1]?.word === 'who'
    if (asked !== undefined && isDoer)
      it.put(asked, clause.things.some((one) => it.pieces[one]?.part === 'who') ? 'whom' : 'who')
    // “Who’s taken my pen” has it done, and is not taken itself.
    const has = (part: string) => clause.things.some((one) => it.pieces[one]?.part === part)
    const isPerfect = clause.passive && clause.time === 'now' && has('whom') && !has('by')
    if (isPerfect) clause.time = 'done'
    const swapped = clause.passive && !isPerfect ? turnPassive(it, clause) : clause.things
    for (const thing of swapped) {
      const piece = it.pieces[thing]
      if (piece && piece.to === undefined) it.pieces[thing] = { ...piece, to: act }
    }
    const piece = act === undefined ? undefined : it.pieces[act]
    const { time, denied, how } = clause
    if (piece && act !== undefined) it.pieces[act] = { ...piece, how, denied, ...(time && { time }) }
  }
  for (const [at, { how, on, act, first }] of it.clauses.entries()) {
    const other = it.clauses[first ? at + 1 : (on ?? -1)]?.act
    if (act !== undefined && other !== undefined && (how !== '' || first)) links.push({ act, how, on: other })
  }
  return links
}

function addBeing(it: Reading, clause: Clause): number | undefined {
  return clause.things.length > 0 ? it.add('is', 'act') : undefined
}

function turnPassive(it: Reading, clause: Clause): readonly number[] {
  for (const thing of clause.things) {
    const part = it.pieces[thing]?.part
    if (part === 'who') it.put(thing, 'whom')
    if (part === 'by') it.put(thing, 'who')
  }
  return clause.things
}
