import { expect, it } from 'vitest'
import { reportedTables } from '../../testing/reported-tables.ts'
import { wordsOfFile } from './sheets.ts'
import { readWordsCsv } from './words-csv.ts'

it.each(reportedTables)('%s: %s', (_, _problem, table, taken) => {
  const file = wordsOfFile(readWordsCsv(table))
  const shown =
    file.type === 'refused'
      ? file.refusal
      : [
          ...file.words.map(
            ({ word, meaning, pronunciation }) =>
              `${word} = ${meaning}${pronunciation ? ` [${pronunciation}]` : ''}`,
          ),
          ...(file.left ?? []).map(({ line, why }) => `${line}: ${why}`),
        ]
  expect(shown).toEqual(taken)
})
