import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acceptIds } from './accept-ids.ts'
import { playedClips } from './audio/played-clips.ts'
import { readRecordings } from './audio/recordings.ts'
import { checkSource } from './checks/check-source.ts'
import { idsFile, readContentFiles } from './content-files.ts'
import { formatFault } from './fault.ts'
import { readFilmFolder } from './films/film-folder.ts'
import { readSource, type Source } from './source.ts'

const root = join(import.meta.dirname, '..')
const read = () => readSource(readContentFiles(root), readRecordings(root), readFilmFolder(root))

if (process.argv.includes('--accept-ids')) writeFileSync(join(root, idsFile), acceptIds(read()))

const source = read()
const faults = checkSource(source)
for (const fault of faults) console.error(formatFault(fault))
console.log(summary(source, faults.length))
process.exitCode = faults.length > 0 ? 1 : 0

function summary(source: Source, faults: number): string {
  const { topics, letters, films, recordings } = source
  const questions = topics.reduce((sum, topic) => sum + topic.questions.length, 0)
  const clips = `${playedClips(source).size} clips (${recordings.size} recorded)`
  return `${topics.length} topics, ${questions} questions, ${letters.entries.length} letters, ${clips}, ${films.length} films: ${faults} faults`
}
