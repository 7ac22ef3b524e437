import { describe, expect, it } from 'vitest'
import { canonicalKey, isWord, noMemory, type Observation } from '../../practice/index.ts'
import type { Answer } from '../exercises/answer.ts'
import { smallCourse } from '../exercises/testing.ts'
import type { Path } from '../path.ts'
import { isSceneWalked } from '../scenes/walked.ts'
import { courseMap } from './course-map.ts'
import { planSession } from './plan-session.ts'
import { answerShown, type Maker, type Run, sessionProgress, showNext } from './run.ts'
import { readSession, type Session, type Turn } from './session.ts'
import { aUnit, half, moment, noon, settingsWith } from './testing.ts'

const unit = aUnit(1, {
  letters: ['ല', 'ള', 'ഴ'],
  words: ['veedu', 'muri', 'kasera', 'mazha', 'mala', 'amma'],
  grammar: { item: 'ending:locative', note: { en: 'in', ml: 'ഇൽ' }, examples: [] },
})
const path: Path = { stretches: [{ id: 'one', title: unit.title, units: [unit] }] }
const map = courseMap(path, smallCourse)
const maker = (some: Partial<Maker> = {}): Maker => ({
  content: smallCourse,
  shows: () => true,
  random: half,
  ...some,
})
const planned = (): Run => ({
  session: planSession(noMemory, map, settingsWith(), moment, half),
  memory: noMemory,
})

/** Walks a session to its end with "I don't know", or as it is read, and returns its turns. */
function walk(run: Run, how: Maker, most = 500): { engine: string[]; end: Session; looks: number } {
  const engine: string[] = []
  let looks = 0
  let now = showNext(run, how)
  while (now.shown && engine.length < most) {
    engine.push(now.shown.exercise.kind)
    const answer =
      now.shown.exercise.kind === 'introduce' ? ({ type: 'seen' } as const) : ({ type: 'unknown' } as const)
    const after = answerShown(now, answer, { shownAt: noon, now: noon + 8000, toCanonicalItem: canonicalKey })
    looks += after.practice?.looks.length ?? 0
    now = showNext(after.run, how)
  }
  return { engine, end: now.session, looks }
}

describe('a session with its exercises', () => {
  it('begins with an exercise, keeps what was answered, and comes to an end', () => {
    const { engine, end, looks } = walk(planned(), maker())
    expect(engine[0]).toBe('introduce')
    expect(new Set(engine).size).toBeGreaterThan(2)
    expect(looks).toBeGreaterThan(10)
    expect(end.now).toBeUndefined()
  })

  it('is at its next turn as soon as an exercise is answered: a reload does not ask again', () => {
    const first = showNext(planned(), maker())
    const { run } = answerShown(
      first,
      { type: 'seen' },
      { shownAt: noon, now: noon + 1000, toCanonicalItem: canonicalKey },
    )
    expect(run.session.turns).toBe(1)
    expect(run.session.now).not.toEqual(first.shown?.turn)
    expect(run.shown?.done?.answer).toEqual({ type: 'seen' })
    expect(readSession(JSON.parse(JSON.stringify(run.session)))).toEqual(run.session)
  })

  it('counts what was seen or heard of a word for eye and ear, and nothing else', () => {
    const looks: Observation[] = []
    let run = showNext(planned(), maker())
    while (run.shown) {
      const type = run.shown.exercise.kind === 'introduce' ? 'seen' : 'unknown'
      const when = { shownAt: noon, now: noon + 9000, toCanonicalItem: canonicalKey }
      const after = answerShown(run, { type }, when)
      looks.push(...(after.practice?.looks ?? []))
      run = showNext(after.run, maker())
    }
    const senses = looks.filter(({ item, skill }) => isWord(item) && (skill === 'read' || skill === 'hear'))
    const common = looks.filter(({ common }) => common)
    expect(new Set(common.map(({ skill }) => skill))).toEqual(new Set(['read', 'hear']))
    expect(common.filter((look) => !senses.includes(look))).toEqual([])
    // A word that was never asked has one schedule for both.
    const firsts = senses.filter((look) => senses.find(({ item }) => item === look.item) === look)
    expect(firsts.every(({ common }) => common)).toBe(true)
  })

  it('takes one answer for an exercise', () => {
    const when = { shownAt: noon, now: noon + 1000, toCanonicalItem: canonicalKey }
    const { run } = answerShown(showNext(planned(), maker()), { type: 'seen' }, when)
    expect(answerShown(run, { type: 'seen' }, when)).toEqual({ run })
  })

  it('asks in another way where a kind cannot be shown, and never shows it', () => {
    const { engine, end } = walk(planned(), maker({ shows: (kind) => kind !== 'match-pairs' }))
    expect(engine).not.toContain('match-pairs')
    expect(engine.length).toBeGreaterThan(5)
    expect(end.now).toBeUndefined()
  })

  it('ends at once where nothing can be made', () => {
    for (const how of [
      maker({ shows: () => false }),
      maker({ content: { ...smallCourse, words: new Map(), letters: new Map() } }),
    ])
      expect(walk(planned(), how).end.now).toBeUndefined()
  })

  it('leaves out what comes back but cannot be shown any more', () => {
    let run = showNext(planned(), maker())
    for (let turn = 0; turn < 4 && run.shown; turn++) {
      const answer =
        run.shown.exercise.kind === 'introduce' ? ({ type: 'seen' } as const) : ({ type: 'unknown' } as const)
      run = showNext(
        answerShown(run, answer, { shownAt: noon, now: noon, toCanonicalItem: canonicalKey }).run,
        maker(),
      )
    }
    expect(run.session.misses.length).toBeGreaterThan(0)
    expect(showNext(run, maker({ shows: (kind) => kind === 'film-lines' })).shown).toBeUndefined()
  })
})

describe('what a learner sees of the way through a session', () => {
  it('grows from nothing to all', () => {
    const seen: number[] = []
    let run = showNext(planned(), maker())
    while (run.shown) {
      seen.push(sessionProgress(run.session))
      const answer =
        run.shown.exercise.kind === 'introduce' ? ({ type: 'seen' } as const) : ({ type: 'unknown' } as const)
      run = showNext(
        answerShown(run, answer, { shownAt: noon, now: noon + 9000, toCanonicalItem: canonicalKey }).run,
        maker(),
      )
    }
    expect(seen[0]).toBe(0)
    expect(seen.at(-1)).toBeGreaterThan(0.5)
    expect(sessionProgress(run.session)).toBe(1)
  })
})

it.each([undefined, null, 'session', {}, { at: noon }, { ...planned().session, minutes: 7 }])(
  'a damaged session is none: %j',
  (stored) => {
    expect(readSession(stored)).toBeUndefined()
  },
)

it('a session that was begun before its targets had their name is none', () => {
  const { now, left, ...rest } = planned().session
  const old = (turn: Turn | undefined) => turn && { ...turn, targets: undefined, asks: turn.targets }
  const stored = JSON.parse(JSON.stringify({ ...rest, now: old(now), left: left.map(old) }))
  expect(readSession(stored)).toBeUndefined()
})

describe('a scene', () => {
  const turnOf = (kind: 'scene' | 'scene-recall'): Turn => ({
    ...{
      kind,
      stage: 'more',
      shows: [],
      latin: false,
      sound: true,
      speech: true,
      keyboard: true,
      seconds: 60,
    },
    targets: [{ item: 'scene:meal', skill: kind === 'scene' ? 'understand' : 'recall' }],
  })
  const sessionOf = (kind: 'scene' | 'scene-recall'): Session => ({
    ...planned().session,
    ...{ now: turnOf(kind), left: [], most: 9 },
  })
  const answerTo = (kind: 'scene' | 'scene-recall', answer: Answer, memory = noMemory) =>
    answerShown(showNext({ session: sessionOf(kind), memory }, maker()), answer, {
      ...{ shownAt: noon, now: noon + 8000, toCanonicalItem: canonicalKey },
    })
  const finished = {
    type: 'walked',
    finished: true,
    lines: [{ line: 1, right: false, had: [], lacked: [] }],
  } as const
  const left = { type: 'walked', finished: false, lines: [] } as const

  it('counts as walked when it came to its end, right or wrong', () => {
    const { run, practice } = answerTo('scene', finished)
    expect(practice).toMatchObject({
      exercise: 'scene/meal',
      looks: [{ item: 'scene:meal', skill: 'understand', outcome: 'good' }],
    })
    expect(isSceneWalked('scene:meal', run.memory)).toBe(true)
  })

  it('that was left is skipped: it is no answer, and does not count as walked', () => {
    const { run } = answerTo('scene', left)
    expect(run.session).toMatchObject({ answers: 0, turns: 0 })
    expect(run.session.now).toBeUndefined()
    expect(isSceneWalked('scene:meal', run.memory)).toBe(false)
  })

  it('that was walked before stays so when it is left', () => {
    const { run, practice } = answerTo('scene', left, answerTo('scene', finished).run.memory)
    expect(practice?.looks).toEqual([])
    expect(isSceneWalked('scene:meal', run.memory)).toBe(true)
  })

  it('that was asked about is remembered so, right or wrong', () => {
    const { practice } = answerTo('scene-recall', { type: 'unknown' })
    expect(practice?.looks).toEqual([{ item: 'scene:meal', skill: 'recall', outcome: 'again' }])
  })

  it('is left out where its content is not loaded, and nothing takes its place', () => {
    const bare = maker({ content: { ...smallCourse, scenes: new Map() } })
    expect(showNext({ session: sessionOf('scene'), memory: noMemory }, bare).shown).toBeUndefined()
  })
})
