import { keyOf, words as wordsOf } from '@app/malayalam'
import type { SceneLine } from '../../authored/scenes-file.ts'
import type { Fault } from '../../fault.ts'
import { isPureMalayalam } from '../words/pure-malayalam.ts'
import { saidFaults } from '../words/said-text.ts'
import type { PlacedScene } from './placed-scene.ts'

const mostWrong = 3

/** The learner's lines can be answered in several ways, and the other person has something to say to a wrong one. */
export function answerFaults({ scene, fault }: PlacedScene): Fault[] {
  return scene.lines.flatMap((line, at) =>
    (line.learner ? learnersFaults(line) : othersFaults(line)).map((sentence) =>
      fault(['lines', at], sentence),
    ),
  )
}

function othersFaults({ answers, wrong }: SceneLine): string[] {
  return answers || wrong ? ['Answers belong to a line of the learner: give it a task as `learner`.'] : []
}

function learnersFaults({ text, answers = [], wrong = [] }: SceneLine): string[] {
  const right = [text, ...answers].map(keyOfAnswer)
  return [
    ...(answers.length === 0 ? ['The learner needs two right answers or more: the line and `answers`.'] : []),
    ...answers
      .filter((_, at) => right.indexOf(right[at + 1] ?? '') <= at)
      .map((answer) => `The right answer "${answer}" stands twice.`),
    ...answers
      .filter((answer) => !isPureMalayalam(answer))
      .map((answer) => `The answer "${answer}" is not Malayalam.`),
    ...(wrong.length < 1 || wrong.length > mostWrong
      ? [`The learner needs one to ${mostWrong} wrong answers, not ${wrong.length}.`]
      : []),
    ...wrong.flatMap((one) => [
      ...(right.includes(keyOfAnswer(one.text)) ? [`"${one.text}" is right and wrong.`] : []),
      ...saidFaults(one),
      ...saidFaults(one.reply),
    ]),
  ]
}

const keyOfAnswer = (text: string) => keyOf(wordsOf(text).join(' '))
