import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessColumns } from '../tables/columns.ts'
import { fieldText, gapsOf } from '../text/field-text.ts'
import { wordsOfFile } from './sheets.ts'
import { readWordsCsv } from './words-csv.ts'

/** Words as `word = meaning [pronunciation] sentence = translation`, or the refusal. */
function read(text: string) {
  const file = wordsOfFile(readWordsCsv(text))
  if (file.type === 'refused') return file.refusal
  return file.words.map(({ word, meaning, pronunciation, metAt }) =>
    [
      `${word} = ${meaning}`,
      pronunciation && `[${pronunciation}]`,
      metAt && [metAt.sentence, metAt.translation].filter(Boolean).join(' = '),
    ]
      .filter(Boolean)
      .join(' '),
  )
}
const left = (text: string) => {
  const file = wordsOfFile(readWordsCsv(text))
  return file.type === 'sound' ? file.left : file
}
const two = ['മഴ = rain', 'വീട് = house']

describe('a table that another program wrote', () => {
  it.each([
    [
      "Anki's notes in plain text",
      '#separator:tab\n#html:true\n#tags column:3\nമഴ\train\ttag1\nവീട്\thouse\t\n',
    ],
    [
      "Anki's notes with all columns",
      '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\nF{x1\tBasic\tMalayalam\tമഴ\train\ta\nG]y2\tBasic\tMalayalam\tവീട്\t"<b>house</b>"\t\n',
    ],
    ['Quizlet', 'മഴ\train\nവീട്\thouse\n'],
    ['Quizlet, on one line', 'മഴ - rain; വീട് - house'],
    ['a note, as a table', '| Malayalam | English |\n|---|---|\n| മഴ | rain |\n| വീട് | house |\n'],
    ['a note, as a list', '- മഴ: rain\n- വീട്: house\n'],
    ['a numbered list', '1. മഴ - rain\n2. വീട് - house\n'],
    ['a spreadsheet with empty rows', 'മഴ,rain\n,,\n   ,   \nവീട്,house\n'],
    ['Quizlet, the other way', 'rain\tമഴ\nhouse\tവീട്\n'],
    ["Excel's sep", 'sep=;\nword;meaning\nമഴ;rain\nവീട്;house\n'],
    ["Excel's sep without a head", '"sep=,"\r\nമഴ,rain\r\nവീട്,house\r\n'],
    [
      'Lute',
      'term,parent,translation,language,tags,added,status,link_status,pronunciation\nമഴ,,rain,Malayalam,,2026-01-01 10:00:00,1,,\nവീട്,,house,Malayalam,,2026-01-01 10:00:00,5,y,\n',
    ],
    ['LWT', 'മഴ\train\t\t\t1\tMalayalam\t12\t\nവീട്\thouse\t\t\t5\tMalayalam\t13\t\n'],
    ['heads in another order', 'English,Part of speech,Malayalam\nrain,noun,മഴ\nhouse,noun,വീട്\n'],
    ['heads in Malayalam', 'മലയാളം,ഇംഗ്ലീഷ്\nമഴ,rain\nവീട്,house\n'],
    ['heads that say nothing', 'Front,Back\nമഴ,rain\nവീട്,house\n'],
    ['a number first', '1,മഴ,rain\n2,വീട്,house\n'],
    ['a bar', 'മഴ|rain\nവീട്|house'],
    ['dashes, as people write', 'മഴ - rain\nവീട് – house\n'],
    ['equal signs', 'മഴ = rain\nവീട് = house'],
    ['colons', 'മഴ: rain\nവീട്: house'],
    ['arrows, the other way', 'rain → മഴ\nhouse → വീട്'],
    ['spaces around cells', ' മഴ , rain \n വീട് , house '],
    ['entities and sounds', 'മഴ[sound:a.mp3],&nbsp;rain\n&#3381;ീട്,house'],
  ])('%s', (_, table) => {
    expect(read(table)).toEqual(two)
    expect(read(table.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n'))).toEqual(two)
  })

  it('has its pronunciation and its sentence where they are', () => {
    expect(read('Malayalam,Transliteration,English\nമഴ,mazha,rain\nവീട്,veedu,house\n')).toEqual([
      'മഴ = rain [mazha]',
      'വീട് = house [veedu]',
    ])
    expect(read('മഴ,mazha,rain\nവീട്,veedu,house\n')).toEqual(['മഴ = rain [mazha]', 'വീട് = house [veedu]'])
    expect(read('മഴ\train\t{മഴ} പെയ്യുന്നു.\tmazha\t1\tMalayalam\t7\t\n')).toEqual([
      'മഴ = rain [mazha] മഴ പെയ്യുന്നു.',
    ])
    expect(read('Word,Meaning,Sentence,Sentence translation\nമഴ,rain,മഴ പെയ്യുന്നു.,It is raining.\n')).toEqual([
      'മഴ = rain മഴ പെയ്യുന്നു. = It is raining.',
    ])
  })

  it('has a line break, a long meaning and a comma in a number as they are meant', () => {
    expect(read('word,meaning\nമഴ,"rain\nshower"\nവീട്,house\n')).toEqual(['മഴ = rain shower', 'വീട് = house'])
    expect(read(`word,meaning\nമഴ,${'rain '.repeat(500)}\n`)).toEqual([
      expect.stringMatching(/^മഴ = (?:rain ){199}rain$/),
    ])
    const table = 'word;meaning;sentence;start;seconds\nമഴ;rain;മഴ വന്നു.;1,5;2\nവീട്;house;വീട് ഇതാ.;soon;2\n'
    const file = wordsOfFile(readWordsCsv(table))
    expect(file).toMatchObject({ words: [{ metAt: { start: 1.5 } }, { metAt: { sentence: 'വീട് ഇതാ.' } }] })
  })

  it('loses nothing by a quotation mark that does not end', () => {
    const three = ['മഴ = rain', 'വീട് = house', 'മരം = tree']
    expect(read('word,meaning\nമഴ,rain\n"വീട്,house\nമരം,tree\n')).toEqual(three)
    expect(read('word;meaning\nമഴ;"rain\nവീട്;house\nമരം;tree"\n')).toEqual(three)
    expect(read('മഴ,"rain"\nവീട്,"house\nമരം,"tree"\n')).toEqual(three)
  })

  it('loses only the rows that are no words, and tells them by line', () => {
    const table = `word,meaning\nമഴ,rain\n,nothing\nmazha,rain\n"  ",x\n${'മ'.repeat(201)},long\nവീട്,house\n`
    expect(read(table)).toEqual(two)
    expect(left(table)).toMatchObject([
      { line: 3, why: 'empty', shown: 'nothing' },
      { line: 4, why: 'no-malayalam', shown: 'mazha, rain' },
      { line: 5, why: 'empty' },
      { line: 6, why: 'long' },
    ])
    expect(left('word,meaning\nമഴ,rain\n')).toBeUndefined()
  })

  it.each([
    ['nothing', '', { why: 'foreign' }],
    ['no Malayalam', 'a,b\n1,2', { why: 'foreign' }],
    ['a head alone', 'word,meaning\n', { why: 'no words' }],
  ])('is refused: %s', (_, table, refusal) => expect(read(table)).toEqual(refusal))
})

describe('guessColumns', () => {
  it.each([
    [
      'a part of speech before the meaning',
      [],
      [
        ['മഴ', 'noun', 'rain'],
        ['ഓടുക', 'verb', 'to run'],
      ],
      { word: 0, meaning: 2 },
    ],
    [
      'names that are wrong',
      ['Malayalam', 'English'],
      [
        ['rain', 'മഴ'],
        ['house', 'വീട്'],
      ],
      { word: 1, meaning: 0 },
    ],
    [
      'a sentence before the word',
      [],
      [
        ['മഴ പെയ്യുന്നു ഇന്ന്.', 'മഴ', 'rain'],
        ['ഞാൻ വീട്ടിൽ പോകും.', 'വീട്', 'house'],
      ],
      { word: 1, sentence: 0, meaning: 2 },
    ],
    ['a picture and a link', [], [['a.jpg', 'https://x.org', 'മഴ', 'rain']], { word: 2, meaning: 3 }],
    ['no Malayalam', ['word', 'meaning'], [['a', 'b']], {}],
  ])('with %s', (_, heads, rows, columns) => expect(guessColumns(heads, rows)).toEqual(columns))
})

describe('fieldText', () => {
  it.each([
    ['<b>മഴ</b>[sound:a.mp3]', 'മഴ'],
    ['river<br>stream', 'river stream'],
    ['<ul><li>river</li><li>stream</li></ul>', 'river, stream'],
    ['<table><tr><td>river</td><td>stream</td></tr></table>', 'river, stream'],
    ['<style>.card { color: red }</style>മഴ<script>let a = "<b>"</script>', 'മഴ'],
    ['rain&rsquo;s &#8217;x &hellip;', 'rain’s ’x …'],
    ['മഴ&#x200D; &amp;amp; &nbsp;', 'മഴ &'],
    ['{{c1::കടൽ}} കാണാം', 'കടൽ കാണാം'],
    ['{{c1::കടൽ::sea}} {{c2::കാണാം}}', 'കടൽ കാണാം'],
    ['a\n b\t c', 'a b c'],
    ['&lt;b&gt;മഴ&lt;/b&gt;', 'മഴ'],
    ['1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
  ])('of %s', (html, text) => expect(fieldText(html)).toBe(text))

  it('finds the answers of gaps', () => {
    expect(gapsOf('{{c1::<b>കടൽ</b>::sea}} കാണാം {{c2::}}')).toEqual(['കടൽ'])
  })
})

describe('whatever is brought', () => {
  it('is read as words without markup, or refused', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'മഴ',
        ',',
        '\t',
        ';',
        '\n',
        '"',
        'word,meaning\n',
        '#separator:',
        'sep=',
        '<b>',
        '&lt;b&gt;',
        '{{c1::',
        '}}',
        '<style>',
        ' - ',
        "'=",
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const mended = new Map([[1, pieces[0] ?? '']])
        const file = wordsOfFile(readWordsCsv(`#html:true\n${pieces.join('')}`), undefined, mended)
        if (file.type === 'refused') return
        for (const { word, meaning } of file.words) {
          expect(word).toMatch(/\p{Script=Malayalam}/u)
          expect(`${word} ${meaning}`).not.toMatch(/<\/?[a-z][^<>]*>/i)
        }
      }),
    )
  })
})
