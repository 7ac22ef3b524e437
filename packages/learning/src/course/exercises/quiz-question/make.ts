import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseContent, CourseQuestion } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { targetsOf, toldOf } from '../options/sentence-targets.ts'
import type { Target } from '../parts.ts'
import { oneOf, type World } from '../world.ts'
import type { QuizQuestion, QuizTargets } from './schema.ts'

/** A question of a topic that has the item in its Malayalam. Its options are those of the quiz. */
export function makeQuizQuestion(asked: Target, world: World): QuizQuestion | undefined {
  const id = oneOf(courseIndex(world.content).questions(asked.item), world.random)
  const found = id === undefined ? undefined : world.content.questions.get(id)
  return found && questionOf(found, targetsOf(found.pieces, asked, 'read', world.content), world)
}

/** A certain question, as its topic's quiz asks it: for all words of its Malayalam. */
export function quizQuestion(id: string, world: World): QuizQuestion | undefined {
  const found = world.content.questions.get(id)
  return found && questionOf(found, allTargets(found, world.content), world)
}

/** What a question asks for where its topic's quiz asks it: all that its Malayalam has. */
export function quizTargets(found: CourseQuestion, content: Pick<CourseContent, 'words'>): QuizTargets {
  const targets = allTargets(found, content)
  return { targets, told: toldOf(targets, found.pieces, content) }
}

const allTargets = ({ pieces }: CourseQuestion, content: Pick<CourseContent, 'words'>) =>
  targetsOf(pieces, undefined, 'read', content)

function questionOf(found: CourseQuestion, targets: readonly Target[], world: World): QuizQuestion {
  return {
    kind: 'quiz-question',
    targets,
    told: toldOf(targets, found.pieces, world.content),
    id: found.id,
    question: found.question,
    order: shuffle([...found.question.options.keys()], world.random),
  }
}
