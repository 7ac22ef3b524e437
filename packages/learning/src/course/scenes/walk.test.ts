import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeScene } from '../exercises/scene/judge.ts'
import { makeScene } from '../exercises/scene/make.ts'
import type { Scene, SceneWay } from '../exercises/scene/schema.ts'
import { aWorld, knowing } from '../exercises/testing.ts'
import type { JudgeSaid, SaidVerdict } from './judge-line.ts'
import { sceneIn } from './testing.ts'
import { answerOfWalk, beginWalk, resumeWalk, stepWalk, type Walk, type WalkEvent } from './walk.ts'

const finds =
  (verdict: SaidVerdict): JudgeSaid =>
  () =>
    verdict
const never: JudgeSaid = () => {
  throw new Error('The line itself has this answer.')
}
const walkOf = (events: readonly WalkEvent[], scene: Scene, judge: JudgeSaid = never): Walk =>
  events.reduce((walk, event) => stepWalk(walk, event, judge), beginWalk(scene))

const goOn = { type: 'goOn' } as const
const typed = (text: string) => ({ type: 'typed', text }) as const
/** The walk at the learner's line, after these. */
const at = (way: SceneWay, events: readonly WalkEvent[], judge?: JudgeSaid) =>
  walkOf([goOn, ...events], sceneIn(way), judge)
const looksOf = (walk: Walk) => {
  const answer = answerOfWalk(walk)
  return answer && judgeScene(walk.scene, answer)
}
const toTheEnd = [goOn, goOn] as const

describe('a walk', () => {
  it('is heard line by line, and stops where the learner is to speak', () => {
    const scene = sceneIn('say')
    expect(beginWalk(scene)).toMatchObject({ at: 0, stage: { type: 'listening' } })
    expect(walkOf([goOn], scene)).toMatchObject({ at: 1, stage: { type: 'asking' } })
    expect(walkOf([goOn, goOn], scene)).toMatchObject({ at: 1, stage: { type: 'asking' } })
  })

  it('goes on after an answer, and is over after its last line', () => {
    const walk = at('say', [typed('ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു'), ...toTheEnd])
    expect(walk.stage).toEqual({ type: 'over', finished: true })
    expect(answerOfWalk(walk)).toMatchObject({ type: 'walked', finished: true })
  })

  it('can be left at any time, and has shown what was answered by then', () => {
    const walk = at('say', [typed('ചോറ് കഴിച്ചു'), { type: 'left' }])
    expect(answerOfWalk(walk)).toMatchObject({ finished: false, lines: [{ line: 1, right: true }] })
  })
})

describe('a learner who cannot speak any more', () => {
  it('goes on at the same line in another way, and what was answered stays', () => {
    const asked = resumeWalk(at('say', []), sceneIn('build'))
    expect(asked).toMatchObject({ at: 1, stage: { type: 'asking' } })
    expect(asked.scene.lines[1]?.asks?.way).toBe('build')
    const answered = resumeWalk(at('say', [typed('ചോറ് കഴിച്ചു')]), sceneIn('build'))
    expect(answered.scene.lines[1]?.asks?.way).toBe('say')
    expect(answered.done).toHaveLength(1)
  })
})

describe('what was said or typed', () => {
  it('is right in each of the line’s own answers, and credits what that answer has', () => {
    expect(looksOf(at('type', [typed('ചോറ് കഴിച്ചു!'), ...toTheEnd]))).toEqual({
      right: true,
      looks: [
        { item: 'word:choru', skill: 'recall', outcome: 'good' },
        { item: 'word:kazhikkuka', skill: 'recall', outcome: 'good' },
        { item: 'ending:past', skill: 'form', outcome: 'good' },
      ],
    })
  })

  it('is right in other words by the judge alone, and credits what every right answer has', () => {
    const walk = at(
      'say',
      [{ type: 'heard', texts: ['ഇന്ന് ഞാൻ ചോറ് തിന്നു'] }],
      finds({ type: 'right', model: 'ചോറ്' }),
    )
    expect(walk.stage).toMatchObject({ type: 'answered', verdict: { type: 'right', model: 'ചോറ്' } })
    expect(walk.done[0]?.had).not.toContain('word:innu')
  })

  it('blames the ending of an answer that is almost right, and credits the rest', () => {
    const almost = { type: 'almost', piece: 'കഴിക്കും', why: 'case', wanted: 'കഴിച്ചു' } as const
    expect(at('say', [typed('ചോറ് കഴിക്കും')], finds(almost)).done).toEqual([
      { line: 1, right: false, had: ['word:choru', 'word:kazhikkuka'], lacked: ['ending:past'] },
    ])
  })

  it('says what a wrong answer means and what was meant, and blames no word by chance', () => {
    const wrong = { type: 'wrong', says: 'It rains.', meant: 'I ate rice today.' } as const
    const walk = at('say', [typed('മഴ പെയ്യുന്നു')], finds(wrong))
    expect(walk.stage).toMatchObject({ type: 'answered', verdict: wrong })
    expect(walk.done).toEqual([{ line: 1, right: false, had: [], lacked: [] }])
  })

  it('is never praised where it could not be compared: the learner marks it beside the model', () => {
    const walk = at('say', [typed('ചോറു തിന്നേ')], finds({ type: 'cannotTell', says: 'Rice.' }))
    expect(walk).toMatchObject({ stage: { type: 'comparing', says: 'Rice.' }, done: [] })
    const marked = stepWalk(walk, { type: 'marked', lacked: ['ending:past'] }, never)
    expect(marked.stage).toMatchObject({
      type: 'answered',
      verdict: { type: 'compared', lacked: ['ending:past'] },
    })
    expect(marked.done).toEqual([
      { line: 1, right: false, had: ['word:choru', 'word:kazhikkuka'], lacked: ['ending:past'] },
    ])
  })

  it('is not had where the learner says so, though no word of it is sure to be lacking', () => {
    const walk = at('say', [{ type: 'said' }, { type: 'unknown' }])
    expect(walk.stage).toMatchObject({ type: 'answered', verdict: { type: 'unknown' } })
    expect(walk.done).toMatchObject([{ line: 1, right: false, had: [] }])
  })

  it('is marked by the learner where nothing listened', () => {
    const walk = at('say', [{ type: 'said' }, { type: 'marked', lacked: [] }])
    expect(walk.stage).toEqual({ type: 'answered', verdict: { type: 'compared', lacked: [] } })
    expect(walk.done[0]?.right).toBe(true)
  })
})

describe('a wrong answer that makes sense', () => {
  const rain = typed('ഞാൻ ഇന്ന് മഴ കഴിച്ചു')

  it('has a reaction of the other person, and is asked again', () => {
    const walk = at('say', [rain])
    expect(walk.stage).toMatchObject({ type: 'reacting', says: 'I ate rain today.', reply: { text: 'മഴ?' } })
    const reply = walk.stage.type === 'reacting' ? walk.stage.reply : undefined
    expect(stepWalk(walk, goOn, never)).toMatchObject({ at: 1, stage: { type: 'asking', reply } })
  })

  it('counts, though the second answer is right', () => {
    const walk = at('say', [rain, goOn, typed('ചോറ് കഴിച്ചു'), ...toTheEnd])
    expect(looksOf(walk)).toEqual({
      right: false,
      looks: [{ item: 'word:choru', skill: 'recall', outcome: 'again' }],
    })
  })

  it('has one reaction: then the model is shown', () => {
    expect(at('say', [rain, goOn, typed('ഞാൻ ഇന്ന് ചോറ് കഴിക്കും')]).stage).toMatchObject({
      type: 'answered',
      verdict: { type: 'wrong', says: 'I will eat rice today.', meant: 'I ate rice today.' },
    })
  })

  it('is an option that cannot be chosen twice', () => {
    const options = sceneIn('choose').lines[1]?.asks?.options ?? []
    const option = options.indexOf('ഞാൻ ഇന്ന് മഴ കഴിച്ചു.')
    const again = at('choose', [{ type: 'chosen', option }, goOn])
    expect(stepWalk(again, { type: 'chosen', option }, never)).toBe(again)
    expect(again.done).toEqual([{ line: 1, right: false, had: [], lacked: ['word:choru'] }])
  })
})

describe('what was built', () => {
  const { build } = sceneIn('build').lines[1]?.asks ?? {}
  const tilesOf = (...texts: string[]) =>
    texts.flatMap((text) => build?.tiles.findIndex((tile) => tile.text === text) ?? [])
  const words = build?.words.map(({ tiles }) => tiles) ?? []

  it('is right as the line is written, and in another of its answers', () => {
    expect(at('build', [{ type: 'built', tiles: words.flat() }]).done).toMatchObject([{ right: true }])
    const short = at('build', [{ type: 'built', tiles: words.slice(2).flat() }])
    expect(short.stage).toMatchObject({
      type: 'answered',
      verdict: { type: 'right', model: 'ഞാൻ ഇന്ന് ചോറ് കഴിച്ചു.' },
    })
    expect(short.done[0]?.had).not.toContain('word:innu')
  })

  it('is wrong with the tiles of another word, which blames the word', () => {
    const [first = []] = words.slice(1)
    const extra =
      build?.tiles.findIndex((_, place) => !words.flat().includes(place) && !build.tiles[place]?.joins) ?? -1
    expect(first).toHaveLength(1)
    const { done } = at('build', [
      { type: 'built', tiles: words.flatMap((own, nth) => (nth === 1 ? [extra] : own)) },
    ])
    expect(done).toMatchObject([{ right: false, had: [] }])
    expect(tilesOf('ഇന്ന്')).toEqual(first)
  })
})

it('says what the line needs if the learner does not know, and credits nothing', () => {
  expect(at('say', [{ type: 'unknown' }]).done).toEqual([
    { line: 1, right: false, had: [], lacked: ['word:choru', 'word:kazhikkuka', 'ending:past'] },
  ])
})

describe('whatever happens', () => {
  const event: fc.Arbitrary<WalkEvent> = fc.oneof(
    fc.constantFrom<WalkEvent>(goOn, { type: 'said' }, { type: 'unknown' }, { type: 'left' }),
    fc.nat(4).map((option): WalkEvent => ({ type: 'chosen', option })),
    fc.array(fc.nat(9), { maxLength: 9 }).map((tiles): WalkEvent => ({ type: 'built', tiles })),
    fc.constantFrom('ചോറ് കഴിച്ചു', 'ഞാൻ ഇന്ന് മഴ കഴിച്ചു', 'മല', '', ' ').map(typed),
    fc.constant<WalkEvent>({ type: 'marked', lacked: ['word:choru', 'word:mala'] }),
  )
  const way = fc.constantFrom<SceneWay>('choose', 'build', 'say', 'type')
  const judge = fc
    .constantFrom<SaidVerdict>(
      { type: 'right' },
      { type: 'cannotTell' },
      { type: 'wrong', says: 'A hill.', meant: '' },
      { type: 'almost', piece: 'മല', why: 'word', wanted: 'ചോറ്' },
    )
    .map(finds)

  it('a walk never goes back, answers a line once, and credits only what its lines ask for', () => {
    fc.assert(
      fc.property(way, fc.array(event, { maxLength: 30 }), judge, (how, events, verdict) => {
        let walk = beginWalk(sceneIn(how))
        for (const one of events) {
          const next = stepWalk(walk, one, verdict)
          expect(next.at).toBeGreaterThanOrEqual(walk.at)
          expect(next.done.slice(0, walk.done.length)).toEqual(walk.done)
          walk = next
        }
        const lines = walk.done.map(({ line }) => line)
        expect(new Set(lines).size).toBe(lines.length)
        const asked = walk.scene.targets.map(({ item }) => item)
        for (const { had, lacked } of walk.done) {
          expect(asked).toEqual(expect.arrayContaining([...had, ...lacked]))
          expect(had.filter((item) => lacked.includes(item))).toEqual([])
        }
      }),
    )
  })

  it('what could not be compared is right only if the learner says so', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let walk = beginWalk(sceneIn('say'))
        for (const one of events) {
          const before = walk.stage
          walk = stepWalk(walk, one, finds({ type: 'cannotTell' }))
          if (before.type === 'comparing' && walk.stage.type === 'answered')
            expect(['compared', 'unknown']).toContain(walk.stage.verdict.type)
        }
      }),
    )
  })

  it('any walk comes to its end', () => {
    fc.assert(
      fc.property(way, fc.array(event, { maxLength: 30 }), judge, (how, events, verdict) => {
        let walk = walkOf(events, sceneIn(how), verdict)
        const ways: WalkEvent[] = [goOn, { type: 'unknown' }, { type: 'marked', lacked: [] }]
        for (let turn = 0; turn < 12; turn += 1) for (const one of ways) walk = stepWalk(walk, one, verdict)
        expect(walk.stage.type).toBe('over')
      }),
    )
  })
})

it('a scene without lines of the learner is only heard', () => {
  const scene = makeScene('meal', aWorld({ memory: knowing() }), { speech: false, keyboard: false })
  const lines = scene?.lines.map(({ asks: _, ...line }) => line) ?? []
  expect(walkOf([goOn, goOn, goOn], { kind: 'scene', scene: 'meal', targets: [], lines }).stage.type).toBe(
    'over',
  )
})
