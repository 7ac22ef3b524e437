import { describe, expect, it } from 'vitest'
import { bring, type PdfText, type Tools } from './bring.ts'
import type { Asked, Brought } from './brought.ts'
import type { Archive } from './documents/archive.ts'
import { linesOfBrought } from './read-lines.ts'
import { sheetsOfNotes } from './words/anki-notes.ts'
import { wordsOfFile } from './words/sheets.ts'

/** These packages are compiled without the DOM's types. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }
const utf8 = (text: string) => new TextEncoder().encode(text)

type Files = Readonly<Record<string, string | Uint8Array>>

const archiveOf = (files: Files): Archive => ({
  names: Object.keys(files),
  read: (name) => {
    const file = files[name]
    return typeof file === 'string' ? utf8(file) : file
  },
})

/** An archive begins like one of the files in it is unpacked by whoever brings it: here it is there already. */
function toolsFor(files: Files, pdf: PdfText = { none: 'damaged' }): Tools {
  const types = new Map([['1', { fields: ['Front', 'Back'], fronts: [] }]])
  return {
    unzip: () => archiveOf(files),
    gunzip: () => utf8('മഴ,rain\nവീട്,house\n'),
    pdf: async () => pdf,
    deck: async () => sheetsOfNotes(types, [{ id: '1', type: '1', fields: ['മഴ', 'rain'] }], []),
  }
}

const zip = utf8('PK\u0003\u0004')
const bringZip = (files: Files, asked: Asked = {}, name = 'a.zip') =>
  bring({ bytes: zip, name }, toolsFor(files), asked)

/** The words, the lines or the refusal, and the chapters of a text that has some. */
function shown(brought: Brought) {
  if (brought.kind === 'refused') return brought.fault
  if (brought.kind === 'words') {
    const file = wordsOfFile(brought.words)
    return file.type === 'sound'
      ? file.words.map(({ word, meaning }) => `${word} = ${meaning}`)
      : file.refusal
  }
  if (brought.kind === 'text' && brought.text.chapters.some(({ title }) => title !== ''))
    return brought.text.chapters.map(({ title, lines }) => [title, ...lines.map(({ text }) => text)])
  const parsed = linesOfBrought(brought)
  return parsed.type === 'lines'
    ? parsed.lines.map(({ text, translation }) => (translation ? `${text} = ${translation}` : text))
    : parsed.fault
}

const epub = (more: Files = {}, opf = '') => ({
  mimetype: 'application/epub+zip',
  'META-INF/container.xml':
    '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
  'OEBPS/book.opf': `<package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>കഥകൾ</dc:title><dc:creator>ഒരാൾ</dc:creator><dc:language>ml</dc:language><meta name="cover" content="c"/></metadata><manifest><item id="c" href="cover.jpg" media-type="image/jpeg"/><item id="n" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/><item id="two" href="text/2.xhtml" media-type="application/xhtml+xml"/><item id="one" href="text/1%20a.xhtml" media-type="application/xhtml+xml"/></manifest><spine>${opf || '<itemref idref="n"/><itemref idref="one"/><itemref idref="two"/>'}</spine></package>`,
  'OEBPS/nav.xhtml':
    '<html><body><nav><ol><li><a href="text/1%20a.xhtml">ഒന്നാം കഥ</a></li></ol></nav></body></html>',
  'OEBPS/text/1 a.xhtml':
    '<html><head><title>x</title></head><body><h1>കഥ</h1><p>മഴ പെയ്യുന്നു. ഞാൻ <i>വീട്ടി</i>ലാണ്.</p></body></html>',
  'OEBPS/text/2.xhtml': '<html><body><h2>രണ്ടാമത്തേത്</h2><p>അമ്മ<br/>വന്നു.</p><aside>a note</aside></body></html>',
  'OEBPS/cover.jpg': new Uint8Array([0xff, 0xd8]),
  ...more,
})

describe('a book', () => {
  it('has its chapters in their order with their names, its title, its language and its cover', async () => {
    const brought = await bringZip(epub())
    expect(shown(brought)).toEqual([
      ['ഒന്നാം കഥ', 'കഥ', 'മഴ പെയ്യുന്നു.', 'ഞാൻ വീട്ടിലാണ്.'],
      ['രണ്ടാമത്തേത്', 'രണ്ടാമത്തേത്', 'അമ്മ', 'വന്നു.'],
    ])
    expect(brought).toMatchObject({
      ...{ kind: 'text', from: 'book' },
      text: { title: 'കഥകൾ', author: 'ഒരാൾ', language: 'ml', cover: { type: 'image/jpeg' } },
    })
  })

  it('is read without the file that says what is in it', async () => {
    const files = {
      'META-INF/container.xml': '<container/>',
      'b.html': '<p>രണ്ട്.</p>',
      'a.html': '<p>ഒന്ന്.</p>',
    }
    expect(shown(await bringZip(files))).toEqual(['ഒന്ന്.', 'രണ്ട്.'])
  })

  it('that is locked is refused by that name, and one with locked fonts is read', async () => {
    const lock = (how: string) => ({
      'META-INF/encryption.xml': `<encryption><EncryptedData><EncryptionMethod Algorithm="${how}"/></EncryptedData></encryption>`,
    })
    const locked = await bringZip(epub(lock('http://www.w3.org/2001/04/xmlenc#aes128-cbc')))
    expect(shown(locked)).toEqual({ kind: 'format', format: 'locked EPUB' })
    const fonts = await bringZip(epub(lock('http://www.idpf.org/2008/embedding')))
    expect(fonts).toMatchObject({ kind: 'text' })
  })

  it('of many pages in one file has a chapter at each heading', async () => {
    const part = (name: string) => `<h2>${name}</h2><p>${'മഴ പെയ്യുന്നു. '.repeat(500)}</p>`
    const page = `<!DOCTYPE html><html><body>${part('ഒന്ന്')}${part('രണ്ട്')}</body></html>`
    const brought = await bring({ bytes: utf8(page), name: 'a.html' }, toolsFor({}))
    expect(brought.kind === 'text' && brought.text.chapters.map(({ title }) => title)).toEqual(['ഒന്ന്', 'രണ്ട്'])
  })
})

describe('a document', () => {
  const word = (body: string) => ({
    '[Content_Types].xml': '',
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
  })
  const p = (text: string, style = '') =>
    `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}<w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`

  it.each([
    [
      'of Word',
      word(
        `${p('കഥ', 'Heading1')}${p('മഴ പെയ്യുന്നു. ഞാൻ വീട്ടിലാണ്.')}<w:p><w:r><w:delText>പോയി</w:delText></w:r></w:p>`,
      ),
      ['കഥ', 'മഴ പെയ്യുന്നു.', 'ഞാൻ വീട്ടിലാണ്.'],
    ],
    [
      'of LibreOffice',
      {
        mimetype: 'application/vnd.oasis.opendocument.text',
        'content.xml':
          '<office:document-content><office:body><office:text><text:h text:outline-level="1">കഥ</text:h><text:p>മഴ<text:s/>പെയ്യുന്നു.</text:p><text:p>ഞാൻ<text:line-break/>വീട്ടിലാണ്.</text:p></office:text></office:body></office:document-content>',
      },
      ['കഥ', 'മഴ പെയ്യുന്നു.', 'ഞാൻ', 'വീട്ടിലാണ്.'],
    ],
    [
      'of PowerPoint',
      {
        'ppt/slides/slide10.xml': '<p:sld><a:p><a:r><a:t>രണ്ട്.</a:t></a:r></a:p></p:sld>',
        'ppt/slides/slide2.xml': '<p:sld><a:p><a:r><a:t>ഒന്ന്.</a:t></a:r></a:p></p:sld>',
      },
      ['ഒന്ന്.', 'രണ്ട്.'],
    ],
    [
      'of Word with a table of words',
      word(
        `${p('Words')}<w:tbl><w:tr><w:tc>${p('മഴ')}</w:tc><w:tc>${p('rain')}</w:tc></w:tr><w:tr><w:tc>${p('വീട്')}</w:tc><w:tc>${p('house')}</w:tc></w:tr></w:tbl>`,
      ),
      ['മഴ = rain', 'വീട് = house'],
    ],
    [
      'of Word with a list of words',
      word(`${p('മഴ - rain')}${p('വീട് - house')}${p('കടൽ - sea')}`),
      ['മഴ = rain', 'വീട് = house', 'കടൽ = sea'],
    ],
  ])('%s', async (_, files, lines) => expect(shown(await bringZip(files))).toEqual(lines))
})

describe('a workbook', () => {
  const two = ['മഴ = rain', 'വീട് = house']
  it.each([
    [
      'of Excel',
      {
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="Words" sheetId="1" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/sharedStrings.xml':
          '<sst><si><t>മഴ</t></si><si><r><t>വീ</t></r><r><t>ട്</t></r><rPh><t>veedu</t></rPh></si></sst>',
        'xl/worksheets/sheet1.xml':
          '<worksheet><sheetData><row r="1"><c r="A1"/><c r="B1" t="s"><v>0</v></c><c r="D1" t="inlineStr"><is><t>rain</t></is></c></row><row r="2"><c r="B2" t="s"><v>1</v></c><c r="D2" t="str"><v>house</v></c></row></sheetData></worksheet>',
      },
    ],
    [
      'of LibreOffice',
      {
        'content.xml':
          '<office:document-content><office:spreadsheet><table:table table:name="W"><table:table-row><table:table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>മഴ</text:p></table:table-cell><table:table-cell><office:annotation><text:p>note</text:p></office:annotation><text:p>rain</text:p></table:table-cell></table:table-row><table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row><table:table-row><table:table-cell/><table:table-cell/><table:table-cell><text:p>വീട്</text:p></table:table-cell><table:table-cell><text:p>house</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:document-content>',
      },
    ],
  ])('%s', async (_, files) => expect(shown(await bringZip(files))).toEqual(two))

  it('without words is a text', async () => {
    const cell = (text: string) =>
      `<table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell></table:table-row>`
    const files = {
      'content.xml': `<office:spreadsheet><table:table>${cell('It rains.')}${cell('I am at home.')}</table:table></office:spreadsheet>`,
    }
    expect(shown(await bringZip(files))).toEqual(['It rains.', 'I am at home.'])
  })
})

describe('an archive', () => {
  const srt = (text: string) => `1\n00:00:01,000 --> 00:00:03,000\n${text}\n`

  it('of captions in two languages is lines with translations', async () => {
    const files = {
      'film.en.srt': srt('It is raining.'),
      'film.ml.srt': srt('മഴ പെയ്യുന്നു.'),
      '__MACOSX/x': 'x',
    }
    expect(shown(await bringZip(files))).toEqual(['മഴ പെയ്യുന്നു. = It is raining.'])
  })

  it('of captions and of what is none says what it has left out', async () => {
    const files = { 'a.srt': srt('മഴ.'), 'film.mp4': new Uint8Array([0, 0, 0, 0, 0x66, 0x74, 0x79, 0x70]) }
    const brought = await bringZip(files)
    expect(brought).toMatchObject({
      kind: 'lines',
      leftOut: [{ what: 'files', count: 1, shown: ['film.mp4'] }],
    })
  })

  it('of texts is a text with a chapter for each', async () => {
    const files = { '1.txt': 'മഴ പെയ്യുന്നു.', '2.md': '# വീട്\n\nഞാൻ **വീട്ടി**ലാണ്.' }
    expect(shown(await bringZip(files, {}, 'stories.zip'))).toEqual(['മഴ പെയ്യുന്നു.', 'വീട്', 'ഞാൻ വീട്ടിലാണ്.'])
  })

  it('of a deck is its words, packed and unpacked', async () => {
    expect(shown(await bringZip({ 'collection.anki21': '', media: '' }))).toEqual(['മഴ = rain'])
    const bytes = utf8('SQLite format 3\u0000')
    expect(shown(await bring({ bytes, name: 'collection.anki2' }, toolsFor({})))).toEqual(['മഴ = rain'])
  })

  it('of one file without a name for it', async () => {
    const bytes = new Uint8Array([0x1f, 0x8b, 8, 0])
    expect(shown(await bring({ bytes, name: 'list.csv.gz' }, toolsFor({})))).toEqual([
      'മഴ = rain',
      'വീട് = house',
    ])
  })

  it.each([
    ['nothing that is read', { 'a.mp3': utf8('ID3') }, 'ZIP'],
    ['a document of Pages', { 'Index/Document.iwa': 'x' }, 'Pages'],
  ])('of %s is refused by its name', async (_, files, format) =>
    expect(shown(await bringZip(files as Files))).toEqual({ kind: 'format', format }),
  )
})

describe('a PDF', () => {
  const bytes = utf8('%PDF-1.7')
  const read = async (pdf: PdfText) => shown(await bring({ bytes, name: 'a.pdf' }, toolsFor({}, pdf)))

  it('has its pages joined, without their heads and numbers', async () => {
    const page = (number: number, text: string) => `മലയാള കഥകൾ\n${text}\n${number}`
    const text = [
      page(1, 'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു കർഷകൻ ഉണ്ടായിരുന്നു. അയാൾ ദിവസവും'),
      page(2, 'വയലിൽ പോകും. അവിടെ അയാൾക്ക് ഒരു കുളം ഉണ്ട്. ഒരു ദിവസം'),
      page(3, 'മഴ പെയ്തു. അയാൾ വീട്ടിൽ ഇരുന്നു.'),
    ].join('\f')
    expect(await read({ text, title: 'കഥകൾ' })).toEqual([
      'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു കർഷകൻ ഉണ്ടായിരുന്നു.',
      'അയാൾ ദിവസവും വയലിൽ പോകും.',
      'അവിടെ അയാൾക്ക് ഒരു കുളം ഉണ്ട്.',
      'ഒരു ദിവസം മഴ പെയ്തു.',
      'അയാൾ വീട്ടിൽ ഇരുന്നു.',
    ])
  })

  it('whose fonts do not name all letters says which words lack some', async () => {
    const pdf = { text: 'അവിടെ ഒരു വള്ളം ഉ ായിരുന്നു. മഴ പെയ്തു.', title: '' }
    const brought = await bring({ bytes, name: 'a.pdf' }, toolsFor({}, pdf))
    expect(brought).toMatchObject({ doubts: [{ what: 'broken-words', count: 1, shown: ['ായിരുന്നു'] }] })
    const whole = await bring({ bytes, name: 'a.pdf' }, toolsFor({}, { text: 'മഴ പെയ്തു.', title: '' }))
    expect(whole).toMatchObject({ doubts: [] })
  })

  it('without a text is refused by what it is', async () => {
    expect(await read({ none: 'scan' })).toEqual({ kind: 'format', format: 'PDF scan' })
  })
})

describe('what was copied', () => {
  const paste = async (text: string, html: string) => shown(await bring({ text, html }, toolsFor({})))

  it('is read by its HTML: a table of words, a page, the messages of a chat', async () => {
    const table =
      '<meta charset="utf-8"><table><tr><td>മഴ</td><td>rain</td></tr><tr><td>വീട്</td><td>house</td></tr></table>'
    expect(await paste('മഴ\nrain\nവീട്\nhouse', table)).toEqual(['മഴ = rain', 'വീട് = house'])
    const page =
      '<p class="MsoNormal">മഴ<o:p></o:p></p><p class="MsoNormal">ഞാൻ വീട്ടിലാണ്.</p><style>p{}</style>'
    expect(await paste('മഴ\nഞാൻ വീട്ടിലാണ്.', page)).toEqual(['മഴ', 'ഞാൻ വീട്ടിലാണ്.'])
    const wiki = '<h2>ചരിത്രം<span>[തിരുത്തുക]</span></h2><p>ഓണം ഉത്സവമാണ്.<sup>[1]</sup></p>'
    expect(await paste('', wiki)).toEqual(['ചരിത്രം', 'ഓണം ഉത്സവമാണ്.'])
  })

  it('is a chat and no captions, though the time stands before the date', async () => {
    const chat = '[12:01, 28/11/2026] മീര: നാളെ വരാമോ?\n[12:02, 28/11/2026] രവി: വരാം.\n'
    expect(await paste(chat, '')).toEqual(['നാളെ വരാമോ?', 'വരാം.'])
  })

  it('is read as its text where its HTML has no form', async () => {
    expect(await paste('മഴ പെയ്യുന്നു.\nഞാൻ വീട്ടിലാണ്.', '<span>മഴ പെയ്യുന്നു. ഞാൻ വീട്ടിലാണ്.</span>')).toEqual([
      'മഴ പെയ്യുന്നു.',
      'ഞാൻ വീട്ടിലാണ്.',
    ])
  })
})

it('the translation of a card’s sentence is no meaning of its word, and is kept', async () => {
  const text =
    'Target Word,Sentence,Translation,Definitions\nമഴ,ഇന്ന് മഴ പെയ്യുന്നു,It rains,rain\nവീട്,ഞാൻ വീട്ടിലാണ്,I am home,house\n'
  const brought = await bring({ text }, toolsFor({}))
  const file = brought.kind === 'words' ? wordsOfFile(brought.words) : undefined
  expect(file?.type === 'sound' && file.words[0]).toMatchObject({
    ...{ word: 'മഴ', meaning: 'rain' },
    metAt: { sentence: 'ഇന്ന് മഴ പെയ്യുന്നു', translation: 'It rains' },
  })
})

it.each([
  ['a line that is drawn between two parts', 'മഴ പെയ്യുന്നു.\n* * *\nഞാൻ വീട്ടിലാണ്.'],
  [
    'the heading that LibreOffice hides in a page',
    '<!DOCTYPE html><html><body><div title="header"><p>തല</p></div><p>മഴ പെയ്യുന്നു.</p><p>ഞാൻ വീട്ടിലാണ്.</p></body></html>',
  ],
])('%s is no text', async (_, text) =>
  expect(shown(await bring({ text }, toolsFor({})))).toEqual(['മഴ പെയ്യുന്നു.', 'ഞാൻ വീട്ടിലാണ്.']),
)

it.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47], 'picture'],
  ['a film', [0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d], 'video'],
  ['a sound', [0x49, 0x44, 0x33, 3], 'sound'],
  ['an old document of Word', [0xd0, 0xcf, 0x11, 0xe0], 'Word'],
])('names what it does not read: %s', async (_, bytes, format) => {
  const brought = await bring(
    { bytes: Uint8Array.from([...bytes, ...Array(80).fill(7)]), name: 'x' },
    toolsFor({}),
  )
  expect(shown(brought)).toEqual({ kind: 'format', format })
})
