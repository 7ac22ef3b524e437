import type { Tense } from '../frame/form.ts'
import type { Circumstance, Who } from '../frame/frame.ts'
import { noMarks } from '../frame/thing.ts'
import {
  type Context,
  isAt,
  isWord,
  type Parses,
  phrasesAt,
  step,
  textAt,
  type VerbGroup,
} from './context.ts'
import type { FormKind } from './english-words.ts'

type Helped = { not: boolean; often: readonly Circumstance[] }

const often = (sense: string): Circumstance => ({ slot: 'often', sense, marks: noMarks })

/** “not”, “always” and their kind, in any order. */
export function* amongHelpers(
  c: Context,
  at: number,
  helped: Helped = { not: false, often: [] },
): Parses<Helped> {
  if (isAt(c, at, 'not')) yield* amongHelpers(c, at + 1, { ...helped, not: !helped.not })
  for (const [sense, next] of phrasesAt(c, 'often', at))
    yield* amongHelpers(c, next, { ...helped, often: [...helped.often, often(sense)] })
  yield [helped, at]
  // “We will all go”, “it will all be fine”.
  if (isAt(c, at, 'all'))
    yield* amongHelpers(c, at + 1, { ...helped, often: [...helped.often, often('all')] })
}

/** The verbs that stand here in one of these forms. */
export function* verbsAt(c: Context, at: number, ...forms: readonly FormKind[]): Parses<string> {
  if (!isWord(c, at)) return
  for (const { verb, form } of c.words.verbs.get(textAt(c, at)) ?? [])
    if (forms.includes(form)) yield [verb, at + 1]
}

/** The verb group of a statement. */
export function* verbGroup(c: Context, at: number): Parses<VerbGroup> {
  step(c)
  for (const [first, next] of amongHelpers(c, at)) {
    if (first.not) continue
    for (const [group, end] of finite(c, next))
      yield [{ ...group, often: [...first.often, ...group.often] }, end]
  }
}

function* finite(c: Context, at: number): Parses<VerbGroup> {
  yield* helped(c, at)
  for (const [verb, next] of verbsAt(c, at, 'past'))
    yield [{ verb, tense: 'past', not: false, often: [] }, next]
  for (const [verb, next] of verbsAt(c, at, 's', 'plain'))
    yield [{ verb, tense: 'present', not: false, often: [] }, next]
}

const modals: ReadonlyMap<string, Tense> = new Map([
  ['will', 'future'],
  ['shall', 'future'],
  ['would', 'would'],
  ["'d", 'would'],
  ['can', 'can'],
  ['could', 'could'],
  ['may', 'may'],
  ['might', 'may'],
  ['must', 'must'],
  ['should', 'must'],
] as const)

type Skip = (at: number) => Parses<Who>
type WithSubject = VerbGroup & { subject?: Who }

/** A helper and its verb. In a question the subject stands between: `skip` reads it. */
export function* helped(c: Context, at: number, skip?: Skip): Parses<WithSubject> {
  const text = textAt(c, at)
  if (!isWord(c, at)) return
  const modal = modals.get(text)
  if (modal) yield* after(c, at + 1, skip, (from, before) => ofModal(c, from, modal, before))
  if (text === 'do' || text === 'does' || text === 'did')
    yield* after(c, at + 1, skip, (from, before) =>
      plainly(c, from, text === 'did' ? 'past' : 'present', before),
    )
  if (text === 'have' || text === 'has' || text === 'had' || text === "'s" || text === "'d")
    yield* after(c, at + 1, skip, (from, before) => ofHave(c, from, text === 'had' || text === "'d", before))
  if (isBe(text))
    yield* after(c, at + 1, skip, (from, before) => ofBe(c, from, text === 'was' || text === 'were', before))
  if (!skip && text === 'used' && isAt(c, at + 1, 'to')) yield* plainly(c, at + 2, 'usedTo', none)
  if (!skip && isAt(c, at, 'need') && isAt(c, at + 1, 'not'))
    yield* plainly(c, at + 2, 'need', { not: true, often: [] })
  if (!skip && text === 'had' && isAt(c, at + 1, 'better'))
    yield* amongThen(c, at + 2, (from, before) => plainly(c, from, 'must', before))
  if (!skip && text === 'ought')
    yield* amongThen(c, at + 1, (from, before) =>
      isAt(c, from, 'to') ? plainly(c, from + 1, 'must', before) : nothing(),
    )
}

const none: Helped = { not: false, often: [] }
function* nothing(): Parses<VerbGroup> {
  // Nothing may stand here.
}

const isBe = (text: string) => ['am', 'is', 'are', 'was', 'were', "'s"].includes(text)

function* amongThen<T>(c: Context, at: number, then: (at: number, before: Helped) => Parses<T>): Parses<T> {
  for (const [before, next] of amongHelpers(c, at)) yield* then(next, before)
}

function* after(
  c: Context,
  at: number,
  skip: Skip | undefined,
  then: (at: number, before: Helped) => Parses<VerbGroup>,
): Parses<WithSubject> {
  if (!skip) return yield* amongThen(c, at, then)
  for (const [before, next] of amongHelpers(c, at))
    for (const [subject, end] of skip(next))
      for (const [more, from] of amongHelpers(c, end)) {
        const all = { not: before.not !== more.not, often: [...before.often, ...more.often] }
        for (const [group, last] of then(from, all)) yield [{ ...group, subject }, last]
      }
}

/** The plain verb after a helper. */
function* plainly(c: Context, at: number, tense: Tense, { not, often }: Helped): Parses<VerbGroup> {
  if (isAt(c, at, 'be')) yield* ofBePlain(c, at + 1, tense, { not, often })
  for (const [verb, next] of verbsAt(c, at, 'plain')) {
    yield [{ verb, tense, not, often }, next]
  }
}

/** “will be going”, “must be seen”, “will be”. */
function* ofBePlain(c: Context, at: number, tense: Tense, before: Helped): Parses<VerbGroup> {
  for (const [verb, next] of verbsAt(c, at, 'ing')) yield [{ verb, tense, ...before }, next]
  for (const [verb, next] of verbsAt(c, at, 'done')) yield [{ verb, tense, ...before, passive: true }, next]
  if (isAt(c, at, 'able') && isAt(c, at + 1, 'to'))
    yield* plainly(c, at + 2, tense === 'future' ? 'can' : tense, before)
  yield [{ verb: 'be', tense, ...before }, at]
}

const perfects: Partial<Record<Tense, Tense>> = {
  would: 'would have',
  could: 'would have',
  must: 'must have',
  may: 'must have',
  future: 'must have',
}

function* ofModal(c: Context, at: number, tense: Tense, before: Helped): Parses<VerbGroup> {
  const perfect = perfects[tense]
  if (isAt(c, at, 'have') && perfect) {
    for (const [verb, next] of verbsAt(c, at + 1, 'done')) yield [{ verb, tense: perfect, ...before }, next]
    if (isAt(c, at + 1, 'been')) yield [{ verb: 'be', tense: perfect, ...before }, at + 2]
  }
  yield* plainly(c, at, tense, before)
}

function* ofHave(c: Context, at: number, isPast: boolean, before: Helped): Parses<VerbGroup> {
  const tense: Tense = isPast ? 'pluperfect' : 'perfect'
  if (isAt(c, at, 'been')) {
    for (const [verb, next] of verbsAt(c, at + 1, 'ing'))
      yield [{ verb, tense: 'perfectProgressive', ...before }, next]
    for (const [verb, next] of verbsAt(c, at + 1, 'done'))
      yield [{ verb, tense, ...before, passive: true }, next]
    yield [{ verb: 'be', tense, ...before }, at + 1]
  }
  const got = isAt(c, at, 'got') ? at + 1 : at
  const owned: VerbGroup = { verb: 'have', tense: isPast ? 'past' : 'present', ...before }
  if (got > at) yield [owned, got]
  for (const [verb, next] of verbsAt(c, at, 'done')) yield [{ verb, tense, ...before }, next]
  if (got === at && !isAt(c, at, 'been')) yield [owned, at]
}

function* ofBe(c: Context, at: number, isPast: boolean, before: Helped): Parses<VerbGroup> {
  if (isAt(c, at, 'going') && isAt(c, at + 1, 'to'))
    yield* plainly(c, at + 2, isPast ? 'past' : 'future', before)
  if (isAt(c, at, 'able') && isAt(c, at + 1, 'to'))
    yield* plainly(c, at + 2, isPast ? 'could' : 'can', before)
  if (isAt(c, at, 'about') && isAt(c, at + 1, 'to')) yield* plainly(c, at + 2, 'future', before)
  if (isAt(c, at, 'being'))
    for (const [verb, next] of verbsAt(c, at + 1, 'done'))
      yield [{ verb, tense: isPast ? 'pastProgressive' : 'progressive', ...before, passive: true }, next]
  for (const [verb, next] of verbsAt(c, at, 'ing'))
    yield [{ verb, tense: isPast ? 'pastProgressive' : 'progressive', ...before }, next]
  for (const [verb, next] of verbsAt(c, at, 'done'))
    yield [{ verb, tense: isPast ? 'past' : 'present', ...before, passive: true }, next]
  yield [{ verb: 'be', tense: isPast ? 'past' : 'present', ...before }, at]
}

/** The plain verb of an infinitive or of a command. */
export function* plainVerb(c: Context, at: number): Parses<VerbGroup> {
  for (const [before, next] of amongHelpers(c, at)) yield* plainly(c, next, 'present', before)
}
