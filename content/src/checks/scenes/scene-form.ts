import { learnersPart } from '@app/learning/scenes'
import { words as wordsOf } from '@app/malayalam'
import { shownIn } from '../../authored/picture.ts'
import type { Scene, SceneLine } from '../../authored/scenes-file.ts'
import type { Fault } from '../../fault.ts'
import { bilingualFaults, saidFaults } from '../words/said-text.ts'
import type { PlacedScene } from './placed-scene.ts'

const limits = {
  /** Of a scene, and of one of the first units. */
  lines: { least: 4, most: 8 },
  firstUnits: { count: 6, leastLines: 3, fixed: 3 },
  /** Of the lines, so many are the learner's; in the very first units one is enough. */
  learners: { least: 2, most: 4, leastAtFirst: 1, firstUnits: 3 },
  /** Before this unit a line has so many words at most. */
  words: { most: 9, beforeUnit: 30 },
}

/** A scene has its length, its people are there, and everything in it is in the language that it should be in. */
export function formFaults(placed: PlacedScene): Fault[] {
  return [
    ...lengthFaults(placed),
    ...placed.scene.lines.flatMap((_, at) => lineFaults(placed, at)),
    ...textFaults(placed),
    ...fixedFaults(placed),
  ]
}

function lengthFaults({ scene: { lines }, unit, fault }: PlacedScene): Fault[] {
  const isFirst = unit < limits.firstUnits.count
  const least = isFirst ? limits.firstUnits.leastLines : limits.lines.least
  const { most } = limits.lines
  const learners = lines.filter(({ learner }) => learner).length
  const leastLearners =
    unit < limits.learners.firstUnits ? limits.learners.leastAtFirst : limits.learners.least
  const mostLearners = limits.learners.most
  return [
    ...(lines.length < least || lines.length > most
      ? [fault(['lines'], `A scene has ${least} to ${most} lines here, not ${lines.length}.`)]
      : []),
    ...(learners < leastLearners || learners > mostLearners
      ? [fault(['lines'], `${leastLearners} to ${mostLearners} lines are the learner's, not ${learners}.`)]
      : []),
  ]
}

function lineFaults({ scene, unit, fault }: PlacedScene, at: number): Fault[] {
  const line = scene.lines[at]
  if (!line) return []
  const { by, to, learner } = line
  const words = wordsOf(line.text).length
  const { most, beforeUnit } = limits.words
  return [
    ...absent(scene, line).map((name) => `"${name}" is not among the people of this scene.`),
    ...(by === to ? [`"${by}" speaks to the same person.`] : []),
    ...(answersNobody(scene.lines, at)
      ? [`"${by}" speaks to "${to}" twice running: make one line of it, or let somebody answer.`]
      : []),
    ...(learner && by !== learnersPart ? [`The learner speaks as "${learnersPart}", not as "${by}".`] : []),
    ...(words > most && unit + 1 < beforeUnit
      ? [`This line has ${words} words. Before unit ${beforeUnit} a line has at most ${most}.`]
      : []),
    ...saidFaults(line),
    ...(line.written === undefined ? [] : saidFaults({ text: line.written, english: line.english })),
    ...(learner ? bilingualFaults(learner) : []),
  ].map((sentence) => fault(['lines', at], sentence))
}

const absent = ({ people }: Scene, { by, to, shows }: SceneLine) =>
  [...new Set([by, to, ...shownIn(shows)])].filter((name) => !people.includes(name))

function answersNobody(lines: readonly SceneLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]]
  return before !== undefined && before.by === line?.by && before.to === line.to
}

function textFaults({ scene: { title, about, tomorrow, recall, lines }, fault }: PlacedScene): Fault[] {
  const { question, right, wrong } = recall
  const texts = [
    { place: ['title'], pair: title },
    { place: ['tomorrow'], pair: tomorrow },
    ...[question, right, ...wrong].map((pair) => ({ place: ['recall'], pair })),
  ]
  return [
    ...texts.flatMap(({ place, pair }) => bilingualFaults(pair).map((sentence) => fault(place, sentence))),
    ...(/\p{Script=Malayalam}/u.test(about) ? [fault(['about'], `"${about}" is not English.`)] : []),
    ...(recall.line > lines.length
      ? [fault(['recall', 'line'], `The scene has no line ${recall.line}.`)]
      : []),
  ]
}

/** Phrases that are shown whole are for who knows no words yet. */
function fixedFaults({ scene: { fixed = [] }, unit, fault }: PlacedScene): Fault[] {
  const { count, fixed: most } = limits.firstUnits
  return [
    ...(fixed.length > 0 && unit >= count
      ? [fault(['fixed'], `Fixed phrases stand in the first ${count} units only.`)]
      : []),
    ...(fixed.length > most ? [fault(['fixed'], `A scene has at most ${most} fixed phrases.`)] : []),
    ...fixed.flatMap((phrase, at) => saidFaults(phrase).map((sentence) => fault(['fixed', at], sentence))),
  ]
}
