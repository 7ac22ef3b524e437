import { contentStems } from '@app/english'
import { shuffle } from '../../../quiz/shuffle.ts'
import type { CourseLine } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import { notUnderstood } from '../options/blame-meaning.ts'
import { neededByOptions } from '../options/needed-by-options.ts'
import { learntTargets, newWords, saidIn, targetsOf, toldOf } from '../options/sentence-targets.ts'
import { shuffled } from '../options/shuffled.ts'
import type { Target } from '../parts.ts'
import { oneOf, type World } from '../world.ts'
import type { FilmLines } from './schema.ts'

/** Lines of a film around a certain one, or one that has the item; then what that line means. */
export function makeFilmLines(asked: Target, world: World, id?: string): FilmLines | undefined {
  const { content, random } = world
  const found = courseIndex(content)
    .lines(asked.item)
    .flatMap((id) => content.lines.get(id) ?? [])
    .filter(({ english, pieces }) => english !== '' && newWords(pieces, asked, world) <= mostNew)
  const line = id === undefined ? oneOf(found, random) : content.lines.get(id)
  if (!line) return undefined
  const film = [...content.lines.values()].filter((one) => one.film === line.film)
  const at = film.indexOf(line)
  const count = 2 + Math.floor(random() * 3)
  const start = Math.max(0, Math.min(film.length - count, at - Math.floor(random() * count)))
  const shown = film.slice(start, start + count)
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last || shown.length < 2) return undefined

  const options = shuffled(
    { text: line.english, means: line.text },
    wrongLines(line, shown, film, random).map((one) => ({
      ...{ text: one.english, means: one.text, says: saidIn(one.pieces) },
    })),
    random,
  )
  if (!options) return undefined
  const learnt = learntTargets(targetsOf(line.pieces, asked, 'hear', content), world)
  const told = toldOf(learnt, line.pieces, content)
  const wrong = options.options.filter((_, at) => at !== options.right)
  return {
    kind: 'film-lines',
    // One word often tells which line it is: then it shows nothing of the others.
    targets: neededByOptions(
      learnt,
      wrong.map(({ text, says }) => notUnderstood(told, line.english, text, says)),
    ),
    told,
    film: line.film,
    from: first.from,
    to: last.to,
    lines: shown.map(({ id }) => id),
    line: line.id,
    text: line.text,
    ...options,
  }
}

/** A film line may have this many words that are new: its picture helps. */
const mostNew = 3

/** Lines that are heard with it, then others of the film, of a length like its own. None means almost the same. */
function wrongLines(
  line: CourseLine,
  shown: readonly CourseLine[],
  film: readonly CourseLine[],
  random: () => number,
): CourseLine[] {
  const others = shuffle(
    film.filter((one) => !shown.includes(one)),
    random,
  ).toSorted((one, other) => lengthApart(one, line) - lengthApart(other, line))
  const chosen: CourseLine[] = []
  for (const other of [...shown, ...others])
    if (chosen.length < 3 && other.english !== '' && ![line, ...chosen].some((one) => sayAlike(one, other)))
      chosen.push(other)
  return chosen
}

const lengthApart = (one: CourseLine, other: CourseLine) =>
  Math.abs(one.english.length - other.english.length)

/** Whether most of what the shorter line says is in the other one too. */
function sayAlike(one: CourseLine, other: CourseLine): boolean {
  const [a, b] = [contentStems(one.english), contentStems(other.english)]
  const both = a.filter((stem) => b.includes(stem))
  return both.length * 2 > Math.min(a.length, b.length)
}
