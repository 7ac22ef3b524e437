import { expect, it } from 'vitest'
import { ranCommand } from '../operator/testing-command.ts'
import { freshDatabase } from '../testing/start-app.ts'
import { dictionaryCommand } from './dictionary-command.ts'
import { aFile } from './testing-files.ts'

const run = (settings: Record<string, string>, ...args: string[]) =>
  ranCommand(dictionaryCommand, settings, ...args)

const csv = (file: string) => ['--format', 'csv', file, '--source', 'Own list', '--licence', 'CC0']

it('imports, lists, refuses by line, and removes', async () => {
  const settings = { DATABASE_URL: await freshDatabase() }
  const good = aFile('word,meaning\nമഴ,rain\n')
  const bad = aFile('word,meaning\nമഴ,rain\nപുഴ\n')
  expect(await run(settings, ...csv(good))).toEqual({
    code: 0,
    said: 'Own list: 1 entries imported; 0 places had nothing to look up.\n',
  })
  expect(await run(settings, ...csv(bad))).toEqual({
    code: 1,
    said: `${bad}:3  There are 1 columns, not 2.\nNothing was imported.\n`,
  })
  expect(await run(settings, '--list')).toEqual({ code: 0, said: 'Own list\tCC0\t1\n' })
  expect(await run(settings, '--remove', 'Own list')).toEqual({ code: 0, said: 'Own list is removed.\n' })
  expect(await run(settings, '--remove', 'Own list')).toEqual({
    code: 1,
    said: 'There is no dictionary "Own list".\n',
  })
})

it.each([
  [[]],
  [['--list', '--remove', 'x']],
  [['--format', 'csv', 'file']],
  [['--format', 'csv', 'file', '--source', 'x', '--licence', ' ']],
  [['--nonsense']],
  [[...csv('one'), 'two']],
])('explains itself after %j', async (args) => {
  const { code, said } = await run({}, ...args)
  expect(code).toBe(1)
  expect(said).toMatch(/^Say what to do:\n/)
})

it('says in a sentence that a format is unknown, a file is missing, a name is too long', async () => {
  const settings = { DATABASE_URL: await freshDatabase() }
  const output = async (...args: string[]) => (await run(settings, ...args)).said
  expect(await output('--format', 'xml', 'f', '--source', 'x', '--licence', 'y')).toBe(
    'The format must be one of olam, datuk, csv.\n',
  )
  expect(await output(...csv('/nowhere/list.csv'))).toBe('/nowhere/list.csv cannot be read (ENOENT).\n')
  expect(await output('--format', 'csv', 'f', '--source', 'x'.repeat(201), '--licence', 'y')).toBe(
    'Source and licence are a line of at most 200 characters each.\n',
  )
})
