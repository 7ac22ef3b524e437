import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Archive, type Brought, bring, type Item, wordsOfFile } from '@app/learning/bring'
import initSqlJs from 'sql.js'
import { expect, it } from 'vitest'
import { readAnki } from './anki/read-anki.ts'
import { pdfText } from './pdf-text.ts'
import { gunzip, unzip } from './unzip.ts'

const sql = await initSqlJs()
const tools = {
  ...{ unzip, gunzip, pdf: pdfText },
  deck: async (archive: Archive) => readAnki(sql, archive),
}
const read = (name: string): Promise<Brought> => {
  const bytes = new Uint8Array(readFileSync(join(import.meta.dirname, 'cases', name)))
  return bring({ bytes, name } satisfies Item, tools)
}

/** What a learner gets of it: words, lines with their times, or the lines of a text. */
function shown(brought: Brought): unknown {
  if (brought.kind === 'refused') return brought.fault
  if (brought.kind === 'words') {
    const file = wordsOfFile(brought.words)
    if (file.type !== 'sound') return file.refusal
    return file.words.map(({ word, meaning, pronunciation: sound }) => [
      word,
      meaning,
      ...(sound ? [sound] : []),
    ])
  }
  if (brought.kind === 'lines')
    return brought.lines.map(({ start, duration, text, translation }) => [
      ...[Math.round(start * 1000), Math.round((start + duration) * 1000)],
      translation ? `${text} = ${translation}` : text,
    ])
  return brought.text.chapters.flatMap(({ lines }) =>
    lines.map(({ text, translation }) => (translation ? `${text} = ${translation}` : text)),
  )
}

const rainAndHouse = [
  ['മഴ', 'rain'],
  ['വീട്', 'house'],
]
const rainHouseAndSea = [...rainAndHouse, ['കടൽ', 'sea']]

/** Files that were read wrongly once, each one of a kind. */
it.each([
  [
    'w46-semicolon-in-comma.csv',
    [
      ['മഴ', 'rain; shower'],
      ['വീട്', 'house; home'],
      ['കടൽ', 'sea; ocean'],
    ],
  ],
  [
    'w26b-hindi-headed.csv',
    [
      ['മഴ', 'बारिश'],
      ['വീട്', 'घर'],
      ['കടൽ', 'समुद्र'],
    ],
  ],
  [
    'w24-numbers.csv',
    [
      ['ഒന്ന്', '1'],
      ['രണ്ട്', '2'],
      ['മൂന്ന്', '3'],
      ['നാല്', '4'],
    ],
  ],
  ['w44-migaku-lt.csv', rainAndHouse],
  [
    'w34-three-dash.txt',
    [
      ['മഴ', 'rain', 'mazha'],
      ['വീട്', 'house', 'veedu'],
      ['കടൽ', 'sea', 'kadal'],
    ],
  ],
  [
    'w06-two-meanings.csv',
    [
      ['കര', 'shore; land'],
      ['മാല', 'garland'],
    ],
  ],
  ['w07-foreign.json', rainAndHouse],
  ['w10b-double-equals.txt', rainHouseAndSea],
  ['w22b-stray-quote.csv', rainHouseAndSea],
  ['n36b-list-at-text-door.csv', rainHouseAndSea],
  ['a1-multi-cloze.apkg', [['വെള്ളം', 'I drank water.']]],
  ['a3-tts.apkg', rainAndHouse],
])('the words of %s', async (name, words) => expect(shown(await read(name))).toEqual(words))

it('keeps the sentence of a card with its own translation', async () => {
  const brought = await read('w44-migaku-lt.csv')
  const file = brought.kind === 'words' && wordsOfFile(brought.words)
  expect(file && file.type === 'sound' && file.words[0]?.metAt).toEqual({
    ...{ sentence: 'ഇന്ന് മഴ പെയ്യുന്നു', translation: 'It is raining today' },
  })
})

const rainAndHome = ['മഴ പെയ്യുന്നു.', 'ഞാൻ വീട്ടിലാണ്.'] as const

it.each([
  [
    'n04-word-arrow.srt',
    [
      [1000, 3000, rainAndHome[0]],
      [4000, 6000, rainAndHome[1]],
    ],
  ],
  [
    'n11-frames-stl.stl',
    [
      [1480, 3200, rainAndHome[0]],
      [4000, 6400, rainAndHome[1]],
    ],
  ],
  [
    'n21b-three-scripts.srt',
    [
      [1000, 3000, 'മഴ പെയ്യുന്നു = It is raining'],
      [4000, 6000, 'ഞാൻ വീട്ടിലാണ് = I am at home'],
    ],
  ],
  [
    'n26-subviewer-pipe.sub',
    [
      [5000, 8000, 'കടൽ ഇന്ന് ശാന്തമാണ്, വള്ളം ഇറക്കാം.'],
      [10_000, 13_000, 'വല എടുക്കൂ.'],
    ],
  ],
  [
    'n27-ttml-desc.ttml',
    [
      [1000, 3000, rainAndHome[0]],
      [4000, 6000, rainAndHome[1]],
    ],
  ],
])('the lines of %s', async (name, lines) => expect(shown(await read(name))).toEqual(lines))

it.each(['film.ass', 'film.vtt', 'film.ttml', 'film.lrc'])(
  'captions of another program: %s',
  async (name) => {
    const brought = await read(name)
    expect(brought.kind === 'lines' && brought.lines.map(({ start, text }) => [start, text])).toEqual([
      [1, 'മഴ പെയ്യുന്നു. കുട എടുക്കൂ.'],
      [4, 'ഞാൻ വീട്ടിലാണ്.'],
      [7, 'അമ്മ ചായ ഉണ്ടാക്കി.'],
    ])
  },
)

it.each([
  ['n13-whatsapp-ios.txt', ['സുഖമാണോ?', 'സുഖമാണ് അമ്മേ', 'നാളെ വിളിക്കാം']],
  [
    'n15-markdown.md',
    [
      'ഓണം',
      'ഓണം കേരളത്തിലെ ഉത്സവമാണ്.',
      'കൂടുതൽ വായിക്കൂ.',
      'പൂക്കളം',
      'സദ്യ',
      'മാവേലി നാടുവാണീടും കാലം',
      'വാക്ക് – അർത്ഥം',
      'പൂവ് = flower',
    ],
  ],
  [
    'n38-hard-wrapped.txt',
    [
      'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു മീൻപിടിത്തക്കാരൻ ഉണ്ടായിരുന്നു.',
      'അയാൾ ദിവസവും കടലിൽ പോകും.',
      'അവിടെ അയാൾക്ക് ഒരു വള്ളം ഉണ്ട്.',
      'ഒരു ദിവസം മഴ പെയ്തു.',
      'അയാൾ വീട്ടിൽ ഇരുന്നു.',
    ],
  ],
  ['kadha.epub', ['കഥ', 'മഴ പെയ്യുന്നു.']],
])('the text of %s', async (name, lines) => expect(shown(await read(name))).toEqual(lines))

it('tells what it left out, joined or assumed', async () => {
  const notes = async (name: string) => {
    const brought = await read(name)
    if (brought.kind === 'refused') return []
    const file = brought.kind === 'words' ? wordsOfFile(brought.words) : undefined
    const doubts = file?.type === 'sound' ? (file.doubts ?? []) : []
    return [...brought.leftOut, ...brought.doubts, ...doubts].map(({ what, count }) => `${what} ${count}`)
  }
  expect(await notes('n13-whatsapp-ios.txt')).toEqual(['chat-notices 1'])
  expect(await notes('n21b-three-scripts.srt')).toEqual(['sound-lines 2'])
  expect(await notes('n38-hard-wrapped.txt')).toEqual(['joined-lines 4'])
  expect(await notes('n11-frames-stl.stl')).toEqual(['frame-rate 25'])
  expect(await notes('w06-two-meanings.csv')).toEqual(['joined-words 1'])
})

/** What LibreOffice and pandoc wrote of one story: two chapters of which the second ends with a table. */
const story = [
  'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു മീൻപിടിത്തക്കാരൻ ഉണ്ടായിരുന്നു.',
  'അയാൾ ദിവസവും കടലിൽ പോകും.',
  'അവിടെ അയാൾക്ക് ഒരു വള്ളം ഉണ്ട്.',
  'ഒരു ദിവസം മഴ പെയ്തു.',
  'അയാൾ വീട്ടിൽ ഇരുന്നു.',
  'കുട്ടികൾ സ്കൂളിൽ പഠിക്കാൻ പോയി.',
  'അമ്മ ചായ ഉണ്ടാക്കി.',
]

it.each(['so.docx', 'so.odt', 'so.epub', 'story.docx', 'story.epub'])(
  'a document of another program: %s',
  async (name) => {
    const brought = await read(name)
    expect(shown(brought)).toEqual(expect.arrayContaining([...story, 'മഴ = rain', 'വീട് = house']))
    expect(brought).toMatchObject({ kind: 'text', text: { title: 'മഴയുടെ കഥ' } })
  },
)

it.each(['so.epub', 'story.epub'])('has the chapters of %s, its writer and its language', async (name) => {
  const { text } = { text: undefined, ...(await read(name)) }
  expect(text).toMatchObject({ author: 'ഒരാൾ', language: 'ml' })
  expect(text?.chapters.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['ഒന്നാം അദ്ധ്യായം', 'രണ്ടാം അദ്ധ്യായം']),
  )
})

it.each(['words.xlsx', 'words.ods'])('a workbook of another program: %s', async (name) =>
  expect(shown(await read(name))).toEqual([
    ['മഴ', 'rain; shower', 'mazha'],
    ['വീട്', 'house', 'veedu'],
    ['ഒന്ന്', '1', 'onnu'],
  ]),
)

it('the text layer of a PDF, and how many of its words lack letters', async () => {
  const brought = await read('story.pdf')
  expect(shown(brought)).toEqual(expect.arrayContaining(['അവിടെ അയാൾക്ക് ഒരു വള്ളം ഉ ് .']))
  expect(brought).toMatchObject({
    ...{ kind: 'text', from: 'document', text: { title: 'മഴയുടെ കഥ' } },
    doubts: expect.arrayContaining([expect.objectContaining({ what: 'broken-words' })]),
  })
})
