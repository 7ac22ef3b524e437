import { done } from '@app/english'
import type { LexiconEntry } from '@app/learning/vocabulary'
import type { Atom } from './atoms.ts'
import { type Clause, line, type Subject, statement } from './clause.ts'
import type { Form } from './form.ts'
import { gather, isPerson } from './gather.ts'
import { type NounPhrase, nothingBefore, nounPhrase } from './noun-phrase.ts'
import type { NounPart, Part } from './parts.ts'
import { verbClause, verbLine } from './verb-frame.ts'

/** What goes after the noun that it says more of, and the parts of its clause that are not in it. */
type That = { kept: readonly Part[]; after: (past: boolean) => string }

/**
 * “that I bought yesterday”, “who came”: the noun after it is the one that does it, or the one to which it is
 * done, whichever is missing.
 */
export function thatWhich(
  parts: readonly Part[],
  verb: LexiconEntry,
  form: Form,
  atoms: readonly Atom[],
  at: number,
): That | undefined {
  const head = headAt(atoms, at)
  const found = verbLine(verb)
  if (!head || !found || form.time === 'must') return undefined
  // വായിക്കാത്ത പുസ്തകം: that one does not read, or has not read.
  if (form.not && !found.marks.has('state')) return undefined
  const takes = found.marks.has('it') || found.marks.has('object')
  // ഇത് അമ്മ തന്ന മാലയാണ്: what is said of this.
  const [start, ...others] = parts
  const isThis = start?.kind === 'noun' && start.case === '' && start.phrase.pronoun?.kind === 'plain'
  if (isThis && start.phrase.of === 'thing' && !isPerson(start.phrase) && others.some(isDoer)) {
    const found = thatWhich(others, verb, form, atoms, at)
    return found && { ...found, kept: [start, ...found.kept] }
  }
  const doers = parts.filter(isDoer)
  const own = doers.at(-1)
  const hasObject = parts.some(
    (part) => part.kind === 'noun' && (part.case === 'accusative' || (part.case === '' && !isDoer(part))),
  )
  if (found.marks.has('felt')) return undefined
  if (isPlace(head) && own && !hasObject && !found.marks.has('it') && doers.length === 1)
    return ofClause(parts, [], verb, form, (clause) =>
      clause.subject.unsaid ? undefined : { ...clause, first: 'where' },
    )
  // നീ പറഞ്ഞ കട: of which one spoke.
  const isSaid = /^(?:word|thing|matter|story|lie|truth|joke|news|sentence|answer)/u.test(head.head)
  if (found.english === 'say' && !isSaid) return undefined
  const isHeadAlive = isPerson(head) || head.of === 'animal'
  const headDoes = takes
    ? hasObject && isHeadAlive
    : isHeadAlive || found.marks.has('thing') || found.marks.has('any')
  const headIsDone = takes && !hasObject && !isHeadAlive
  if (takes && !hasObject && isHeadAlive) return undefined
  if (headDoes) {
    const from = own ? parts.indexOf(own) + 1 : 0
    const inner = parts.slice(from)
    const kept = parts.slice(0, from)
    if (doers.length > 1) return undefined
    return ofClause(inner, kept, verb, form, (clause) => ({ ...clause, subject: which(head) }))
  }
  // ഇന്നലെ വാങ്ങിയ മീൻ: “bought yesterday”.
  if (headIsDone && !own && form.time === 'past' && !form.not) return doneTo(parts, verb, form)
  if (!headIsDone || !own || doers.length > 2) return undefined
  const from = doers.length === 2 ? parts.indexOf(own) : 0
  return ofClause(parts.slice(from), parts.slice(0, from), verb, form, (clause) =>
    clause.subject.unsaid
      ? undefined
      : {
          ...clause,
          acts: clause.acts.map(({ verb, rest }) => ({ verb, rest: rest.replace(/^\(it[^)]*\) ?/u, '') })),
          first: 'that',
        },
  )
}

/** “bought yesterday”, “put on the table”: whoever did it. */
function doneTo(parts: readonly Part[], verb: LexiconEntry, form: Form): That | undefined {
  const all = gather(parts, true)
  const clause = all && verbClause(all, verb, { ...form, link: 'end' }, true)
  const [act] = clause?.acts ?? []
  if (!act || clause?.asks !== '' || clause.subject.unsaid !== 'people') return undefined
  const rest = /^\(it\) ?(.*)$/u.exec(act.rest)?.[1]
  if (rest === undefined || line(rest, clause.when) === '') return undefined
  return { kept: [], after: () => line(done(act.verb), rest, clause.when) }
}

const isPlace = ({ entry }: NounPhrase) =>
  ['home', 'town', 'places', 'school', 'work'].includes(entry.topic) && placeWords.test(entry.means[0] ?? '')
const placeWords = /house|home|school|college|shop|place|village|town|city|room|country|road|office|hospital/u

const isDoer = (part: Part): part is NounPart =>
  part.kind === 'noun' && part.case === '' && (isPerson(part.phrase) || part.phrase.of === 'animal')

const which = (head: NounPhrase): Subject => ({
  text: isPerson(head) ? 'who' : 'that',
  object: '',
  who: head.number === 'many' ? 'many' : 'one',
  again: '',
  isPerson: isPerson(head),
  isAlive: isPerson(head) || head.of === 'animal',
})

function ofClause(
  inner: readonly Part[],
  kept: readonly Part[],
  verb: LexiconEntry,
  form: Form,
  change: (clause: Clause) => Clause | undefined,
): That | undefined {
  const all = gather(inner, form.time === 'past')
  const clause = all && verbClause(all, verb, { ...form, link: 'end', asks: false }, form.time === 'past')
  if (clause?.asks !== '' || clause.first !== '' || clause.subject.asks) return undefined
  const changed = change(clause)
  if (!changed) return undefined
  return {
    kept,
    after: (past) => {
      const { time } = changed.form
      const said =
        past && time === 'progressive' ? 'pastProgressive' : past && time === 'present' ? 'past' : time
      return line(statement(changed, said))
    },
  }
}

/** The noun that it says more of, behind its adjectives and numbers. */
function headAt(atoms: readonly Atom[], at: number): NounPhrase | undefined {
  const head = atoms.slice(at).find(({ entry }) => !['adjective', 'numeral'].includes(entry.pos))
  if (!head || !['noun', 'name'].includes(head.entry.pos)) return undefined
  return nounPhrase(head.entry, head.ids[0] === 'plural', nothingBefore)
}
