import { expect, it } from 'vitest'
import { readOlam } from './read-olam.ts'
import { aFile, found } from './testing-files.ts'

const header = 'id\tenglish_word\tpart_of_speech\tmalayalam_definition'
const read = (...lines: string[]) => found(readOlam(aFile([header, ...lines, ''].join('\n'))))

it('reads the list the other way, each short definition as a word', async () => {
  expect(
    await read(
      '1\train\tn\tമഴ',
      '2\tcalm down\tv\tശാന്തമായി ഇരിക്കുക',
      '3\the\tpron\tഅവന്\u200D.',
      '4\triver\t-\tപുഴ, നദി;ആറ്',
    ),
  ).toEqual([
    '2 മഴ = rain (n)',
    '3 ശാന്തമായി ഇരിക്കുക = calm down (v)',
    '4 അവൻ = he (pron)',
    '5 പുഴ = river',
    '5 നദി = river',
    '5 ആറ് = river',
  ])
})

it('skips definitions that explain, that are empty, and that are not all Malayalam', async () => {
  expect(
    await read(
      '1\tmonsoon\tn\tജൂൺ മാസത്തിൽ പെയ്യുന്ന മഴ',
      '2\train\tn\t',
      '3\t\tn\tമഴ',
      '4\tATM\tn\tATM യന്ത്രം',
      '5\tcloud\tn\tമേഘം (ആകാശത്തിൽ)',
    ),
  ).toEqual([])
})

it('reads quotes as ordinary characters, which do not enclose a field', async () => {
  expect(await read('1\tso "called"\tadj\t"എന്നുവിളിക്കുന്ന"', '2\t5" nail\tn\tആണി')).toEqual([
    '2 എന്നുവിളിക്കുന്ന = so "called" (adj)',
    '3 ആണി = 5" nail (n)',
  ])
})

it.each([
  ['1\train\tn', '2: There are 3 columns, not 4.'],
  ['1\train\tn\tമഴ\tമഴ', '2: There are 5 columns, not 4.'],
  ['1\train\u0001\tn\tമഴ', '2: The meaning has control characters in it.'],
  ['1\train\tn\tമഴ\uFFFD', '2: The word is not UTF-8.'],
])('refuses %j', async (line, fault) => {
  expect(await read(line)).toEqual([fault])
})

it('refuses a file of another kind at its first line', async () => {
  expect(await found(readOlam(aFile('word,meaning\nമഴ,rain\n')))).toEqual([
    '1: The first line must be id, english_word, part_of_speech, malayalam_definition, with tabs between them.',
  ])
})
