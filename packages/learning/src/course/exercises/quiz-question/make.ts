import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseContent, CourseQuestion } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { asksOf, toldOf } from '../options/sentence-asks.ts'
import type { Asked } from '../parts.ts'
import { oneOf, type World } from '../world.ts'
import type { QuizAsks, QuizQuestion } from './schema.ts'

/** A question of a topic that has the item in its Malayalam. Its options are those of the quiz. */
export function makeQuizQuestion(asked: Asked, world: World): QuizQuestion | undefined {
  const id = oneOf(courseIndex(world.content).questions(asked.item), world.random)
  const found = id === undefined ? undefined : world.content.questions.get(id)
  return found && questionOf(found, asksOf(found.pieces, asked, 'read', world.content), world)
}

/** A certain question, as its topic's quiz asks it: for all words of its Malayalam. */
export function quizQuestion(id: string, world: World): QuizQuestion | undefined {
  const found = world.content.questions.get(id)
  return found && questionOf(found, allAsks(found, world.content), world)
}

/** What a question asks for where its topic's quiz asks it: all that its Malayalam has. */
export function quizAsks(found: CourseQuestion, content: Pick<CourseContent, 'words'>): QuizAsks {
  const asks = allAsks(found, content)
  return { asks, told: toldOf(asks, found.pieces, content) }
}

const allAsks = ({ pieces }: CourseQuestion, content: Pick<CourseContent, 'words'>) =>
  asksOf(pieces, undefined, 'read', content)

function questionOf(found: CourseQuestion, asks: readonly Asked[], world: World): QuizQuestion {
  return {
    kind: 'quiz-question',
    asks,
    told: toldOf(asks, found.pieces, world.content),
    id: found.id,
    question: found.question,
    order: shuffle([...found.question.options.keys()], world.random),
  }
}
