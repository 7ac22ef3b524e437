import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contentFolder, readContentFiles } from '../content/src/content-files.ts'
import { readSource } from '../content/src/source.ts'
import { readDraft } from '../content/src/stories/read-draft.ts'
import { reportStory } from '../content/src/stories/report-story.ts'

/**
 * `npm run check:story FILE`: of a story, or of any text with `-- --after <unit>`: which words come at which unit, which
 * letters are not taught, and what could stand instead.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { after: { type: 'string' } } })

if (positionals.length === 0) {
  console.error('npm run check:story FILE, or with any text: npm run check:story FILE -- --after <unit>')
  process.exitCode = 1
} else {
  const source = readSource(readContentFiles(contentFolder))
  for (const file of positionals) {
    const read = readDraft(file, readFileSync(file, 'utf8'), values.after)
    if ('problems' in read) process.exitCode = 1
    const said = 'problems' in read ? read.problems : reportStory(read.draft, source)
    console.log([file, ...said].join('\n'))
  }
}
