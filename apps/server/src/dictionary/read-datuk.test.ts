import { expect, it } from 'vitest'
import { readDatuk } from './read-datuk.ts'
import { aFile, found } from './testing-files.ts'

const read = (text: string) => found(readDatuk(aFile(text)))

it('reads each definition of each entry, as texts, with dashes in any place', async () => {
  expect(
    await read(
      `\uFEFF# a list
---
- id: 1
  head: മ
  entry: മുന്കൂര്
  origin: ''
  info:
  defs:
    - id: 1
      entry: മുൻപേ
      type: അവ്യ.
    - id: 2
      entry: "ആദ്യം,
        നേരത്തേ"
      type:
- {id: 2, entry: null, defs: [{entry: 'ഇല്ലാത്തത്', type: n}]}
-
  id: 3
  entry: മഴ
  defs:
  - entry: 7
`,
    ),
  ).toEqual(['3 മുന്കൂര് = മുൻപേ (അവ്യ.)', '3 മുന്കൂര് = ആദ്യം, നേരത്തേ', '17 മഴ = 7'])
})

it('skips entries without definitions, and words that are not Malayalam', async () => {
  expect(
    await read("- entry: മഴ\n- entry: പുഴ\n  defs: []\n- entry: 'abc'\n  defs:\n    - entry: അക്ഷരം\n"),
  ).toEqual([])
})

it('names the first line of each bad entry, and the line where YAML breaks', async () => {
  const text = `- head: മ
  defs: []
- entry: മഴ
  defs: മഴവെള്ളം
- entry: പുഴ
  defs:
    - entry: "നദി
- മഴ
- entry: കാറ്റ്
  defs:
    - entry: വായു
`
  expect(await read(text)).toEqual([
    '1: An entry must have an "entry", and "defs" that are a list of texts.',
    '3: An entry must have an "entry", and "defs" that are a list of texts.',
    expect.stringMatching(/^[5-7]: This is not YAML\.$/),
    '8: An entry must have an "entry", and "defs" that are a list of texts.',
    '9 കാറ്റ് = വായു',
  ])
})

it.each([
  ['', '1: The file is empty.'],
  ['# nothing\n', '1: The file is empty.'],
  ['entry: മഴ\n', '1: The file must be a YAML list: every entry begins with a dash.'],
  [
    `- entry: മഴ\n  defs:\n${'    - entry: വെള്ളം\n'.repeat(6000)}`,
    '1: An entry is longer than 100000 characters.',
  ],
])('refuses %.30j', async (text, fault) => {
  expect(await read(text)).toEqual([fault])
})

it('does not expand aliases of aliases without end', async () => {
  const bomb = ['- a: &a [x,x,x,x,x,x,x,x,x]']
  for (const [at, name] of [...'bcdefghi'].entries())
    bomb.push(`  ${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`)
  expect(await read(`${bomb.join('\n')}\n  entry: മഴ\n`)).toEqual([expect.stringMatching(/^1: /)])
})
