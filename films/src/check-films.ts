import { contentFolder, formatFault, readContentFiles, readFilmFolder, readSource } from '@app/content/reader'
import { freshFilms } from './fresh-films.ts'

/**
 * Names every film that is out of date with its script or its pictures. The content check names files that
 * cannot be read.
 */
const files = readContentFiles(contentFolder, (path) => path.includes('films/'))
const source = readSource(files, new Map(), readFilmFolder(contentFolder))
const areRead = !source.faults.some(({ file }) => file.includes('data/films/'))
const faults = areRead ? freshFilms(source) : []
for (const fault of faults) console.error(formatFault(fault))
console.log(`The films have ${faults.length} faults.`)
process.exitCode = faults.length > 0 ? 1 : 0
