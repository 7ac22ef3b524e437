import {
  type CourseContent,
  type Path,
  type SentencePiece,
  unitsOf,
} from '../../../packages/learning/src/course/index.ts'
import { lettersIn } from '../../../packages/learning/src/letters/index.ts'
import type { Figure } from '../figure.ts'

/** What the words and letters of a path open. */
export function pathFigures(path: Path, content: CourseContent): Figure[] {
  const units = unitsOf(path)
  const words = new Set(units.flatMap((unit) => unit.words.map((id) => `word:${id}`)))
  const covered = (texts: readonly { pieces: readonly SentencePiece[] }[]) => {
    const running = texts.flatMap(({ pieces }) => pieces).filter(({ entry }) => entry !== undefined)
    const known = running.filter(({ items }) =>
      items.every((item) => !item.startsWith('word:') || words.has(item)),
    )
    return (100 * known.length) / running.length
  }
  const sentences = [...content.questions.values()].filter(({ pieces }) => pieces.length > 1)
  return [
    atLeastShare('path: running words of the films', covered([...content.lines.values()]), 95),
    atLeastShare('path: running words of the topics’ sentences', covered(sentences), 75),
    atLeastShare('path: words of the topics in script after a third', readable(path, content), 60),
  ]
}

/** Of the distinct words of the topics, those that are written with the letters of the first third only. */
function readable(path: Path, content: CourseContent): number {
  const units = unitsOf(path)
  const taught = new Set(units.slice(0, Math.ceil(units.length / 3)).flatMap(({ letters }) => letters))
  const read = lettersIn([...content.letters.values()])
  const entries = [...content.questions.values()].flatMap(({ pieces }) =>
    pieces.map(({ entry }) => entry ?? ''),
  )
  const words = [...new Set(entries)].flatMap((id) => content.words.get(id)?.word ?? [])
  const open = words.filter((word) => {
    const { ids, unknown } = read(word)
    return unknown.length === 0 && ids.every((id) => taught.has(id))
  })
  return (100 * open.length) / words.length
}

const atLeastShare = (what: string, share: number, least: number): Figure => ({
  ...{ what, found: `${share.toFixed(0)} %`, wanted: `≥ ${least} %` },
  good: share >= least,
})
