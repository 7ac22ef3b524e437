import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { aFile, found } from './testing-files.ts'

const read = (text: string | Uint8Array) => found(readCsv(aFile(text)))

it('reads words and meanings, in one spelling', async () => {
  expect(await read('word,meaning\nഅവന്\u200D, he \nഅമ്മ,mother\n')).toEqual(['2 അവൻ = he', '3 അമ്മ = mother'])
})

it('reads parts of speech, quoted fields over several lines, a byte order mark, and lines that end as on Windows', async () => {
  const text = '\uFEFFWord,Meaning,POS\r\nമഴ,"rain,\r\na ""shower""",noun\r\n\r\nപുഴ,river,\r\n'
  expect(await read(text)).toEqual(['2 മഴ = rain, a "shower" (noun)', '5 പുഴ = river'])
})

it.each([
  ['', ['1: The file is empty.']],
  ['മഴ,rain\n', ['1: The first line must be word,meaning or word,meaning,pos.']],
  ['word,meaning\nമഴ\nപുഴ,river,noun\n', ['2: There are 1 columns, not 2.', '3: There are 3 columns, not 2.']],
  ['word,meaning\n ,rain\nമഴ, \n', ['2: There is no word.', '3: There is no meaning.']],
  ['word,meaning\nrain,മഴ\n', ['2: The word is not Malayalam.']],
  ['word,meaning\nമഴ,ra\u0000in\n', ['2: The meaning has control characters in it.']],
  [`word,meaning\n${'മഴ'.repeat(101)},rain\n`, ['2: The word is longer than 200 characters.']],
  ['word,meaning\nമഴ,"rain\nപുഴ,river\n', ['3: A quote is opened and not closed.']],
])('refuses %j by line', async (text, faults) => {
  expect(await read(text)).toEqual(faults)
})

it('refuses a file that is not UTF-8', async () => {
  const bytes = Buffer.concat([Buffer.from('word,meaning\nമഴ,'), Buffer.from([0xe9, 0x0a])])
  expect(await read(bytes)).toEqual(['2: The meaning is not UTF-8.'])
})

it('names the line of wrong quotes, and stops there', async () => {
  const [fault, ...more] = await read('word,meaning\nമഴ,"rain" heavy\nപുഴ,river\n')
  expect(fault).toMatch(/^2: The quotes are not as in a CSV file/)
  expect(more).toEqual([])
})

it('does not read on to the end of a file when a quote is never closed', async () => {
  const [fault] = await read(`word,meaning\nമഴ,"${'rain\n'.repeat(50_000)}`)
  expect(fault).toMatch(/is longer than 100000 characters; is a quote not closed\?$/)
})

it('passes on that the file does not exist', async () => {
  await expect(found(readCsv('/nowhere/file.csv'))).rejects.toMatchObject({ code: 'ENOENT' })
})
