import {
  courseMap,
  planSession,
  readSessionSettings,
  step,
  type Turn,
} from '../../../packages/learning/src/course/session/index.ts'
import type { Item, Known, Observation } from '../../../packages/learning/src/practice/index.ts'
import { graded } from '../../../packages/learning/src/review/index.ts'
import type { Learner } from './learner.ts'
import type { Programme } from './programme.ts'

/** The course: a session a day, as the app plans it. */
export const byCourse: Programme = ({ path, content }, learner) => {
  const course = maps.get(path) ?? courseMap(path, content)
  maps.set(path, course)
  const memory = new Map<Item, Known>()
  const settings = readSessionSettings({ understands: learner.kind === 'heritage' })
  return (start) => {
    let session = planSession(memory, course, settings, start, learner.random)
    let at = start
    let looks = 0
    while (session.now) {
      const turn = session.now
      const took = turn.seconds * learner.pace * (0.8 + 0.4 * learner.random()) * 1000
      at += took
      const answer = answerTo(turn, learner, at)
      // The memory is the fold of the log (`memoryOf`): here one look after the other.
      for (const { item, skill, outcome } of answer.looks) {
        const known = memory.get(item)
        memory.set(item, { ...known, [skill]: graded(known?.[skill], outcome, at) })
      }
      // A sentence that was right is remembered, as the app does it.
      if (answer.right && turn.sentence !== undefined) {
        const sentence: Item = `sentence:${turn.sentence}`
        const known = memory.get(sentence)?.understand
        memory.set(sentence, { understand: graded(known, 'good', at) })
      }
      looks += turn.targets.length
      session = step(session, { type: 'answered', ...answer, took })
    }
    return { seconds: session.spent, exercises: session.turns, looks }
  }
}

const maps = new WeakMap<object, ReturnType<typeof courseMap>>()

/** How likely a guess is right, for each thing that is asked. Of an ending: where it is chosen, not typed. */
const guesses: Record<Turn['kind'], number> = {
  ...{ 'choose-meaning': 0.25, 'hear-choose-script': 0.25, 'see-choose-sound': 0.25, 'film-lines': 0.25 },
  'sentence-meaning': 0.25,
  ...{
    'match-pairs': 0.2,
    'build-sentence': 0.2,
    'tell-apart': 0.5,
    'put-ending': 0.25,
    'quiz-question': 0.25,
  },
  ...{ introduce: 0, 'type-it': 0, 'type-english': 0, 'write-by-hand': 0, 'say-it': 0 },
}
/** Half of the learners' gaps are said to be gaps: "I don't know". */
const honest = 0.5

function answerTo(turn: Turn, learner: Learner, at: number): { right: boolean; looks: Observation[] } {
  for (const item of turn.shows) learner.see(item, at)
  const guess = turn.keyboard ? 0 : guesses[turn.kind]
  const verdicts = turn.targets.map((target) => ({
    target,
    known: learner.answers(target, at, guess * (1 - honest)),
  }))
  const wrong = verdicts.filter(({ known }) => !known)
  const right = wrong.length === 0
  // Pairs are judged one by one; of a sentence, only what was wrong is seen.
  const seen = right || turn.kind === 'match-pairs' ? verdicts : wrong
  return {
    right,
    looks: seen.map(({ target, known }) => ({ ...target, outcome: known ? 'good' : 'again' })),
  }
}
