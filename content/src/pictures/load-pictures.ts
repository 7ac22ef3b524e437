import { contentFolder, picturesFolder, readContentFiles } from '../content-files.ts'
import { stopAt } from '../fault.ts'
import { readSource } from '../source.ts'
import { drawingFaults } from './check-pictures.ts'

/** The pictures of words by their entries, each the text of an SVG. It stops at a picture that is not allowed. */
export function loadPictures(root: string = contentFolder): Readonly<Record<string, string>> {
  const { pictures } = readSource(readContentFiles(root, (path) => path.startsWith(`${picturesFolder}/`)))
  stopAt(pictures.flatMap(drawingFaults))
  return Object.fromEntries(pictures.map(({ entry, svg }) => [entry, svg.trim()]))
}
