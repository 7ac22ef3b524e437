import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readRecordings } from '../audio/recordings.ts'
import { contentFolder, readContentFiles } from '../content-files.ts'
import { readFilmFolder } from '../films/film-folder.ts'
import { readSource } from '../source.ts'
import { checkSource } from './check-source.ts'

const guides = join(contentFolder, '../docs/how-to')

/** The examples of a guide that name the file of the content they are added to: “```yaml content/data/…”. */
const examplesIn = (guide: string) =>
  Array.from(
    readFileSync(join(guides, guide), 'utf8').matchAll(/^( *)```yaml content\/(\S+)\n([\s\S]*?)^ *```/gm),
    ([, indent = '', path = '', text = '']) => ({
      guide,
      path,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )

const examples = globSync('*.md', { cwd: guides }).toSorted().flatMap(examplesIn)

/** What is left to do by hand, as the guide says. */
const leftBy: Readonly<Record<string, readonly RegExp[]>> = {
  'add-a-letter.md': [/ is no conjunct of the table/],
  'add-a-unit.md': [/^The unit \S+ has no scene\.$/],
}

it('has an example for everything that a teacher adds', () => {
  expect(examples.map(({ guide }) => guide)).toEqual([
    ...['add-a-letter.md', 'add-a-phrase.md', 'add-a-question.md', 'add-a-unit.md'],
  ])
})

it('the content as it is, with the examples of the guides, has only the faults that they name', {
  timeout: 240_000,
}, () => {
  const files = new Map(readContentFiles(contentFolder))
  const added = new Map<string, number>()
  for (const { path, text } of examples) {
    const before = files.get(path) ?? ''
    added.set(`content/${path}`, before.split('\n').length)
    files.set(path, before + text)
  }
  const source = readSource(files, readRecordings(contentFolder), readFilmFolder(contentFolder))
  const faults = checkSource(source).filter(({ sentence }) => !/ is new/.test(sentence))
  const named = examples.flatMap(({ guide }) => leftBy[guide] ?? [])
  expect(faults.filter(({ sentence }) => !named.some((one) => one.test(sentence)))).toEqual([])
  expect(faults).toHaveLength(named.length)
})

/** The examples of content/README.md by the files that their headings name, with a name in place of `<…>`. */
const shapes = Array.from(
  readFileSync(join(contentFolder, 'README.md'), 'utf8').matchAll(
    /^## [^\n]*`(data\/[^`]+\.yaml)`\n(?:(?!^## )[\s\S])*?^```yaml\n([\s\S]*?)^```/gm,
  ),
  ([, path = '', text = '']): [string, string] => [
    path.replace('<topic key>', 'daily_food').replace(/<[^>]+>/g, 'food'),
    text,
  ],
)

it('content/README.md shows a file of every kind', () => {
  expect(shapes.map(([path]) => path.split('/')[1])).toEqual([
    ...['topics', 'letters.yaml', 'lexicon', 'sentences', 'patterns.yaml', 'translation', 'path'],
    ...['scenes', 'stories', 'films'],
  ])
})

it.each(shapes)('the example of %s in content/README.md has the right shape', (path, text) => {
  const { faults } = readSource(new Map([[path, text]]))
  // An example is shorter than a file.
  const ofShape = faults.filter(
    ({ sentence }) => !/has (?:at least )?\d+ (?:to \d+ )?(?:lines|sentences)/.test(sentence),
  )
  expect(ofShape.filter(({ file }) => file === `content/${path}`)).toEqual([])
})
