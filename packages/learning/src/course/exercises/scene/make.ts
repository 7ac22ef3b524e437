import { type Item, idOfKind, kindOf, type Skill } from '../../../practice/item.ts'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseScene, CourseSceneLine, LearnersLine, SceneSaid, SentencePiece } from '../../content.ts'
import { buildSentence } from '../build-sentence/make.ts'
import { neededTiles } from '../build-sentence/needed-tiles.ts'
import type { BuildSentence } from '../build-sentence/schema.ts'
import { neededByOptions } from '../options/needed-by-options.ts'
import { glossesOf, saidIn } from '../options/sentence-targets.ts'
import type { Target } from '../parts.ts'
import { isLearnt, type World } from '../world.ts'
import type { RightAnswer, Said, Scene, SceneAsk, SceneLine, WrongAnswer } from './schema.ts'
import { type CanAnswer, waysFor } from './way-of.ts'

/** The scene of a unit, each line of the learner in the hardest way for which the memory is ready. */
export function makeScene(id: string, world: World, can: CanAnswer): Scene | undefined {
  const scene = world.content.scenes.get(id)
  if (!scene) return undefined
  const lines = scene.lines.map((line, at) => lineOf(scene, line, at, world, can))
  return { kind: 'scene', targets: allOf(lines), scene: id, lines }
}

/** What all answers need, each once. */
function allOf(lines: readonly SceneLine[]): Target[] {
  const all = lines.flatMap(({ asks }) => asks?.targets ?? [])
  return [...new Map(all.map((target) => [`${target.item} ${target.skill}`, target])).values()]
}

function lineOf(
  scene: CourseScene,
  line: CourseSceneLine,
  at: number,
  world: World,
  can: CanAnswer,
): SceneLine {
  const { by, to, learner, pieces } = line
  return {
    ...{ by, to },
    ...bare(line),
    glosses: eachOnce(glossesOf(pieces, [], world)),
    ...(learner && { asks: asksOf(`scene/${scene.id}/${at + 1}`, line, learner, world, can) }),
  }
}

/** A word that a line has twice is explained once. */
const eachOnce = (glosses: SceneLine['glosses']) => [
  ...new Map(glosses.map((gloss) => [`${gloss.text} ${gloss.means}`, gloss])).values(),
]

const bare = ({ text, written, english, audio }: SceneSaid): Said => ({
  ...{ text, english },
  ...(written !== undefined && { written }),
  ...(audio !== undefined && { audio }),
})

type Asked = Omit<SceneAsk, 'way' | 'targets' | 'options' | 'build'>

function asksOf(
  name: string,
  line: CourseSceneLine,
  learner: LearnersLine,
  world: World,
  can: CanAnswer,
): SceneAsk {
  const asked = answersOf(line, learner)
  const own = targetsIn(line.pieces, 'produced', world)
  for (const way of waysFor(toKnow(line.pieces, world), world, can))
    switch (way) {
      case 'build': {
        const build = builtOf(name, line, own, world)
        if (build) return { ...asked, way, targets: neededTiles(build), build }
        break
      }
      case 'say':
      case 'type':
        return { ...asked, way, targets: inSome(asked, world) }
      case 'choose':
        return chosenOf(asked, line, world)
    }
  return chosenOf(asked, line, world)
}

function answersOf(line: CourseSceneLine, { task, answers, wrong }: LearnersLine): Asked {
  const model = saidIn(line.pieces)
  const texts = line.written === undefined ? [line.text] : [line.text, line.written]
  const rightOf = (text: string, pieces: readonly SentencePiece[]): RightAnswer => ({
    text,
    pieces: pieces.map((piece) => ({ text: piece.text, items: piece.items })),
  })
  return {
    task,
    answers: [
      ...texts.map((text) => rightOf(text, line.pieces)),
      ...answers.map(({ text, pieces }) => rightOf(text, pieces)),
    ],
    wrong: wrong.map(({ text, english, pieces, reply }): WrongAnswer => {
      const said = saidIn(pieces)
      return { text, english, lacks: model.filter((item) => !said.includes(item)), reply: bare(reply) }
    }),
  }
}

/** Its words and endings. A name is no word to learn. */
const toKnow = (pieces: readonly SentencePiece[], { content }: World) =>
  saidIn(pieces).filter((item) => content.words.get(idOfKind(item, 'word') ?? '')?.pos !== 'name')

/** Those of them that are learnt. */
function targetsIn(pieces: readonly SentencePiece[], by: 'produced' | 'read', world: World): Target[] {
  return toKnow(pieces, world).flatMap((item): Target[] => {
    const kind = kindOf(item)
    if ((kind !== 'word' && kind !== 'ending') || !isLearnt(world, item)) return []
    return [{ item, skill: skills[kind][by] }]
  })
}
const skills = {
  word: { produced: 'recall', read: 'read' },
  ending: { produced: 'form', read: 'understand' },
} as const satisfies Record<string, Record<string, Skill>>

/** What some right answer needs: what each of them showed is said when it was given. */
function inSome({ answers }: Asked, world: World): Target[] {
  const pieces = answers.flatMap((answer) => answer.pieces.map((piece) => ({ ...piece, endings: [] })))
  return targetsIn(pieces, 'produced', world)
}

/** The model beside the wrong answers that make sense: what alone tells it from one of them is needed. */
function chosenOf(asked: Asked, line: CourseSceneLine, world: World): SceneAsk {
  const options = shuffle([line.text, ...asked.wrong.map(({ text }) => text)], world.random)
  const lost = asked.wrong.map(({ lacks }): readonly Item[] => lacks)
  const targets = [...neededByOptions(targetsIn(line.pieces, 'read', world), lost)]
  // A line without wrong answers is only said to oneself: there is nothing to choose.
  return options.length < 2
    ? { ...asked, way: 'say', targets: [] }
    : { ...asked, way: 'choose', targets, options }
}

/** The tiles of the line as it is written. Any of its words may be what it is made for. */
function builtOf(
  name: string,
  { text, written = text, english, audio, pieces }: CourseSceneLine,
  targets: readonly Target[],
  world: World,
): BuildSentence | undefined {
  const sentence = { id: name, text: written, english, pieces, ...(audio !== undefined && { audio }) }
  for (const [at, first] of targets.entries()) {
    const made = buildSentence(sentence, [first, ...targets.toSpliced(at, 1)], world)
    if (made) return made
  }
  return undefined
}
