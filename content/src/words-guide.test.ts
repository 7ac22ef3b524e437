import { readFileSync } from 'node:fs'
import { endingLines } from '@app/malayalam/forms'
import { expect, it } from 'vitest'

const guide = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8')

const table = [
  '| name | what it does | joins to | written | also | said | understood |',
  '|---|---|---|---|---|---|---|',
  ...endingLines().map(
    ({ id, means, on, written, also, said, understood }) =>
      `| ${[id, means, on, written, also, said, understood].join(' | ')} |`,
  ),
]

it('docs/words.md lists every ending of the rule table as it is', () => {
  expect(
    guide
      .slice(guide.indexOf(table[0] ?? ''))
      .trim()
      .split('\n'),
  ).toEqual(table)
})
