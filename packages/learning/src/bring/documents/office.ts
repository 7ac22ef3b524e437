import { type Block, blocksOf } from '../text/blocks.ts'
import { type Note, noteOfCount } from '../text/note.ts'
import { type Archive, textIn } from './archive.ts'

/** The parts of a document of an office program that have its text, by the names of its files; none if it is no such. */
const partsOf = ({ names }: Archive): string[] => {
  const slides = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
  const number = (name: string) => Number(/\d+/.exec(name)?.[0])
  if (slides.length > 0) return slides.toSorted((one, other) => number(one) - number(other))
  if (names.includes('word/document.xml')) return ['word/document.xml']
  return names.includes('content.xml') ? ['content.xml'] : []
}

/** Reads the text of Word's, LibreOffice's and PowerPoint's documents. Undefined for another archive. */
export function readOffice(
  archive: Archive,
): { blocks: Block[]; title: string; leftOut: Note[] } | undefined {
  const parts = partsOf(archive).map((name) => blocksOf(textIn(archive, name)))
  if (parts.length === 0) return undefined
  const about = textIn(archive, 'docProps/core.xml') || textIn(archive, 'meta.xml')
  return {
    blocks: parts.flatMap(({ blocks }) => blocks),
    title: /<dc:title>([^<]*)</.exec(about)?.[1]?.trim() ?? '',
    leftOut: noteOfCount(
      'pictures',
      parts.reduce((sum, { pictures }) => sum + pictures, 0),
    ),
  }
}
