import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What everybody reads. A decision tells what was so on its day. */
const guides = globSync(
  ['*.md', 'docs/*.md', 'docs/how-to/*.md', '{content,packages/*,apps/*,films,tools}/README.md'],
  {
    cwd: root,
  },
).filter((file) => file !== 'CHANGELOG.md')

/** Files that somebody makes who follows a guide, and addresses in a virtual module or below the folder of the guide. */
const made =
  /daily_bus|thanks\.tsx|clock|speakers\.yaml|^films\/manifest\.json$|^content\/quiz-asks$|^docs\/decisions\/\d+$/

it.each(guides)('%s names only files and folders that exist', (guide) => {
  const text = readFileSync(join(root, guide), 'utf8')
  const named = Array.from(
    text.matchAll(/`((?:packages|apps|content|films|tools|docs)\/[\w./-]+)`/g),
    ([, path = '']) => path,
  )
  const missing = named.filter((path) => !made.test(path) && !existsSync(join(root, path)))
  expect(missing).toEqual([])
})
