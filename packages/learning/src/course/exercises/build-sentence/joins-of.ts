import { make as makeForm } from '@app/malayalam/forms'
import type { CourseContent } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'
import type { Join } from './schema.ts'
import type { MadeTile, WordToBuild } from './tiles.ts'

/** What each ending gives behind each stem, by the places of the tiles in `all`. */
export function joinsOf(
  own: readonly WordToBuild[],
  all: readonly MadeTile[],
  content: CourseContent,
): Join[] {
  const { endingIn } = courseIndex(content)
  return all.flatMap((stemTile, stem) =>
    all.flatMap((endingTile, ending): Join[] => {
      if (!stemTile.stem || !endingTile.ending) return []
      const { word, endings } = stemTile.stem
      const wanted = own.find(({ tiles }) => tiles[0] === stemTile && tiles[1] === endingTile)
      if (wanted) return [{ stem, ending, text: wanted.piece.text }]
      const joined = writtenLike(endingTile, content).flatMap((one) => {
        const [text] = makeForm(word, [...endings, ...one.form])
        return text === undefined ? [] : [{ text, of: one.of }]
      })
      const [{ text, of } = {}] = joined
      if (text === undefined) return []
      const shape = of === 'noun' ? endingIn(text, word) : undefined
      const isOther = shape !== undefined && shape !== endingTile.tile.text
      return [{ stem, ending, text, ...(isOther && { shape }) }]
    }),
  )
}

/** The ending of a tile, then others that are written as it is: -ഉം of what will be, and -ഉം "too". */
function writtenLike({ tile, ending }: MadeTile, { endings }: CourseContent) {
  if (!ending) return []
  const others = [...endings.values()].filter(({ id, shown }) => id !== ending.id && shown === tile.text)
  return [ending, ...others]
}
