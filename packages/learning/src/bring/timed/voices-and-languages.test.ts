import { describe, expect, it } from 'vitest'
import { parseCaptionText } from '../read-lines.ts'

/** Lines as `start duration (speaker) text = translation`. */
function read(text: string) {
  const parsed = parseCaptionText(text)
  if (parsed.type === 'refused') return parsed.fault
  return parsed.lines.map(({ start, duration, text, translation, speaker }) =>
    [`${start} ${duration} ${speaker ? `(${speaker}) ` : ''}${text}`, translation]
      .filter(Boolean)
      .join(' = '),
  )
}
/** Captions of SRT, each with its times in seconds. */
const srt = (...cues: [start: number, end: number, ...text: string[]][]) =>
  cues
    .map(
      ([start, end, ...text], place) =>
        `${place + 1}\n${stamp(start)} --> ${stamp(end)}\n${text.join('\n')}\n`,
    )
    .join('\n')
const stamp = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0').replace('.', ',')}`

describe('captions that repeat themselves', () => {
  it.each([
    [
      'rolling, without times of words',
      srt(
        [0.4, 2.389, ' ', 'മഴ പെയ്യുന്നു എന്ന്'],
        [2.389, 2.399, 'മഴ പെയ്യുന്നു എന്ന്', ' '],
        [2.399, 4.5, 'മഴ പെയ്യുന്നു എന്ന്', 'അമ്മ പറഞ്ഞു ഇന്ന്'],
        [4.5, 4.51, 'അമ്മ പറഞ്ഞു ഇന്ന്', ' '],
      ),
      ['0.4 1.999 മഴ പെയ്യുന്നു എന്ന്', '2.399 2.111 അമ്മ പറഞ്ഞു ഇന്ന്'],
    ],
    [
      'rolling without steps between',
      srt([0, 2, 'ഒന്ന്'], [2, 4, 'ഒന്ന്', 'രണ്ട്'], [4, 6, 'രണ്ട്', 'മൂന്ന്'], [6, 8, 'മൂന്ന്', 'നാല്']),
      ['0 2 ഒന്ന്', '2 2 രണ്ട്', '4 2 മൂന്ന്', '6 2 നാല്'],
    ],
    [
      'rolling on three lines',
      srt(
        [0, 2, 'ഒന്ന്', 'രണ്ട്'],
        [2, 4, 'ഒന്ന്', 'രണ്ട്', 'മൂന്ന്'],
        [4, 6, 'രണ്ട്', 'മൂന്ന്', 'നാല്'],
        [6, 8, 'മൂന്ന്', 'നാല്', 'അഞ്ച്'],
      ),
      ['0 2 ഒന്ന് രണ്ട്', '2 2 മൂന്ന്', '4 2 നാല്', '6 2 അഞ്ച്'],
    ],
    [
      'rolling on one line',
      srt(
        [0, 2, 'അവൻ ഇന്ന് വന്നു'],
        [2, 4, 'അവൻ ഇന്ന് വന്നു ഞങ്ങൾ കൂടെ പോയി'],
        [4, 6, 'ഞങ്ങൾ കൂടെ പോയി അവിടെ മഴ പെയ്തു'],
        [6, 8, 'അവിടെ മഴ പെയ്തു പിന്നെ നിന്നു'],
      ),
      ['0 4 അവൻ ഇന്ന് വന്നു ഞങ്ങൾ കൂടെ പോയി', '4 2 അവിടെ മഴ പെയ്തു', '6 2 പിന്നെ നിന്നു'],
    ],
    [
      'highlighted word by word',
      srt(
        [0, 1, '<u>മഴ</u> പെയ്യുന്നു ഇന്ന്'],
        [1, 2, 'മഴ <u>പെയ്യുന്നു</u> ഇന്ന്'],
        [2, 3, 'മഴ പെയ്യുന്നു <u>ഇന്ന്</u>'],
        [4, 5, '<u>ശരി</u>'],
      ),
      ['0 3 മഴ പെയ്യുന്നു ഇന്ന്', '4 1 ശരി'],
    ],
    [
      'highlighted by a colour',
      srt([0, 1, '<font color="#ff0">മഴ</font> വന്നു'], [1, 2, 'മഴ <font color="#ff0">വന്നു</font>']),
      ['0 2 മഴ വന്നു'],
    ],
    [
      'built up word by word',
      srt([0, 1, 'മഴ'], [1, 2, 'മഴ പെയ്യുന്നു'], [2, 3, 'മഴ പെയ്യുന്നു ഇന്ന്'], [3, 4, 'ഞാൻ'], [4, 5, 'ഞാൻ വരാം']),
      ['0 3 മഴ പെയ്യുന്നു ഇന്ന്', '3 2 ഞാൻ വരാം'],
    ],
    [
      'built up letter by letter',
      srt([0, 0.2, 'അ'], [0.2, 0.4, 'അമ്മ'], [0.4, 0.6, 'അമ്മ വ'], [0.6, 3, 'അമ്മ വന്നു']),
      ['0 3 അമ്മ വന്നു'],
    ],
    [
      'built up and rolling',
      srt(
        [0, 1, 'ഒന്ന്'],
        [1, 2, 'ഒന്ന് രണ്ട്'],
        [2, 3, 'ഒന്ന് രണ്ട്', 'മൂന്ന്'],
        [3, 4, 'ഒന്ന് രണ്ട്', 'മൂന്ന് നാല്'],
        [4, 5, 'മൂന്ന് നാല്', 'അഞ്ച്'],
      ),
      ['0 2 ഒന്ന് രണ്ട്', '2 2 മൂന്ന് നാല്', '4 1 അഞ്ച്'],
    ],
  ])('%s are undone', (_, file, lines) => expect(read(file)).toEqual(lines))

  it.each([
    ['a refrain', srt([1, 2, 'ല ല'], [2, 3, 'ല ല']), ['1 1 ല ല', '2 1 ല ല']],
    [
      'a refrain that ends otherwise',
      srt([0, 1, 'ല ല'], [1, 2, 'ല ല'], [2, 3, 'ല ല', 'മഴ']),
      ['0 1 ല ല', '1 1 ല ല', '2 1 ല ല മഴ'],
    ],
    [
      'a sentence that begins like the one before',
      srt([0, 1, 'ശരി.'], [1, 2, 'ശരി. പോകാം.']),
      ['0 1 ശരി.', '1 1 ശരി. പോകാം.'],
    ],
    ['words said again after a pause', srt([0, 1, 'വാ'], [4, 5, 'വാ']), ['0 1 വാ', '4 1 വാ']],
    [
      'one that grows once, among many',
      srt([0, 1, 'വാ'], [1, 2, 'വാ പോകാം'], [2, 3, 'ശരി'], [3, 4, 'എവിടെ'], [4, 5, 'അവിടെ'], [5, 6, 'ഇവിടെ']),
      ['0 1 വാ', '1 1 വാ പോകാം', '2 1 ശരി', '3 1 എവിടെ', '4 1 അവിടെ', '5 1 ഇവിടെ'],
    ],
  ])('%s stays', (_, file, lines) => expect(read(file)).toEqual(lines))
})

describe('two voices in one caption', () => {
  it.each([
    [
      'WEBVTT\n\n00:01.000 --> 00:05.000\n<v രമ>വന്നോ?</v>\n<v രാജു>വന്നു.</v>',
      ['1 2 (രമ) വന്നോ?', '3 2 (രാജു) വന്നു.'],
    ],
    ['WEBVTT\n\n00:01.000 --> 00:05.000\n<v രമ>വന്നോ? <v രാജു>വന്നു.', ['1 2 (രമ) വന്നോ?', '3 2 (രാജു) വന്നു.']],
    [srt([1, 5, '- വന്നോ?', '- വന്നു.']), ['1 2 വന്നോ?', '3 2 വന്നു.']],
    [srt([1, 5, '–വന്നോ?', '–വന്നു.']), ['1 2 വന്നോ?', '3 2 വന്നു.']],
    [srt([1, 5, 'വന്നോ?', '- വന്നു.']), ['1 2 വന്നോ?', '3 2 വന്നു.']],
    [srt([1, 5, '<i>- വന്നോ?</i>', '<i>- വന്നു.</i>']), ['1 2 വന്നോ?', '3 2 വന്നു.']],
    [srt([1, 5, '>> വന്നോ?', '>> വന്നു.']), ['1 2 വന്നോ?', '3 2 വന്നു.']],
    [srt([1, 5, '&gt;&gt; വന്നോ? &gt;&gt; വന്നു.']), ['1 2 വന്നോ?', '3 2 വന്നു.']],
    [srt([1, 5, 'രമ: വന്നോ?', 'രാജു: വന്നു.']), ['1 2 (രമ) വന്നോ?', '3 2 (രാജു) വന്നു.']],
    [srt([1, 7, '- വന്നോ?', 'ശരി.', '- വന്നു.']), ['1 3.882 വന്നോ? ശരി.', '4.882 2.118 വന്നു.']],
  ])('%s', (file, lines) => expect(read(file)).toEqual(lines))

  it.each([
    [srt([1, 5, 'മഴ - വെയിൽ', 'കാറ്റ്']), ['1 4 മഴ - വെയിൽ കാറ്റ്']],
    [srt([1, 5, '- വന്നു.']), ['1 4 - വന്നു.']],
    [srt([1, 5, 'അവൻ പറഞ്ഞു &amp;gt;&amp;gt; &hellip;']), ['1 4 അവൻ പറഞ്ഞു >> …']],
    [srt([1, 5, 'സമയം: 5 മണി', 'സ്ഥലം കൊച്ചി']), ['1 4 സമയം: 5 മണി സ്ഥലം കൊച്ചി']],
    [srt([1, 5, '-5 ഡിഗ്രി', '-7 ഡിഗ്രി']), ['1 4 -5 ഡിഗ്രി -7 ഡിഗ്രി']],
  ])('one voice stays one: %s', (file, lines) => expect(read(file)).toEqual(lines))
})

describe('two languages', () => {
  it.each([
    ['on two lines', srt([1, 3, 'മഴ പെയ്യുന്നു.', 'It is raining.'], [4, 6, 'ഞാൻ വരാം.', 'I will come.'])],
    ['the English first', srt([1, 3, 'It is raining.', 'മഴ പെയ്യുന്നു.'], [4, 6, 'I will come.', 'ഞാൻ വരാം.'])],
    ['with markup', srt([1, 3, 'മഴ പെയ്യുന്നു.<br><i>It is raining.</i>'], [4, 6, 'ഞാൻ വരാം.\\NI will come.'])],
    ['with a bar between', srt([1, 3, 'മഴ പെയ്യുന്നു. | It is raining.'], [4, 6, 'ഞാൻ വരാം. | I will come.'])],
    ['with a stroke between', srt([1, 3, 'It is raining. / മഴ പെയ്യുന്നു.'], [4, 6, 'I will come. / ഞാൻ വരാം.'])],
    ['in brackets', srt([1, 3, 'മഴ പെയ്യുന്നു. (It is raining.)'], [4, 6, 'ഞാൻ വരാം. [I will come.]'])],
    ['one after the other', srt([1, 3, 'മഴ പെയ്യുന്നു. It is raining.'], [4, 6, 'ഞാൻ വരാം. I will come.'])],
    [
      'at the same times',
      srt([1, 3, 'മഴ പെയ്യുന്നു.'], [1, 3, 'It is raining.'], [4, 6, 'ഞാൻ വരാം.'], [4, 6, 'I will come.']),
    ],
    [
      'in two halves of the file',
      srt([1, 3, 'It is raining.'], [4, 6, 'I will come.'], [1, 3, 'മഴ പെയ്യുന്നു.'], [4, 6, 'ഞാൻ വരാം.']),
    ],
    [
      'at nearly the same times',
      srt([1, 3, 'മഴ പെയ്യുന്നു.'], [1.2, 3.3, 'It is raining.'], [4, 6, 'ഞാൻ വരാം.'], [4.1, 6, 'I will come.']),
    ],
  ])('%s are line and translation', (_, file) => {
    expect(read(file)).toEqual(['1 2 മഴ പെയ്യുന്നു. = It is raining.', '4 2 ഞാൻ വരാം. = I will come.'])
  })

  it.each([
    [
      'words of English in a sentence',
      srt([1, 3, 'ഞാൻ bus stop ൽ ആണ്.'], [4, 6, 'ഇത് ഒരു', 'smart phone'], [7, 8, 'ശരി'], [9, 10, 'വാ']),
    ],
    ['an English song between', srt([1, 3, 'മഴ.'], [4, 6, 'ശരി.'], [7, 9, 'Happy birthday to you'])],
    ['English alone', srt([1, 3, 'It is raining.', 'Come in.'])],
  ])('%s stay where they are', (_, file) => {
    expect(read(file)).not.toContainEqual(expect.stringContaining(' = '))
  })
})

describe('what is clipped, mended or left out', () => {
  const mended = (text: string) => {
    const parsed = parseCaptionText(text)
    return parsed.type === 'lines' && parsed.mended
  }

  it('is told by line: times before the beginning', () => {
    const file =
      '1\n-00:00:03,500 --> -00:00:01,000\nഅ\n\n2\n-00:00:01,500 --> 00:00:01,000\nമുമ്പ്\n\n3\n00:00:02,000 --> 00:00:04,000\nമഴ'
    expect(read(file)).toEqual(['0 1 മുമ്പ്', '2 2 മഴ'])
    expect(mended(file)).toMatchObject({ before: [2], times: [6] })
  })

  it('is told by line: seconds over 59, and captions without times', () => {
    const file = '1\n00:00:59,000 --> 00:00:60,500\nഅ\n\n2\nആ\n\n3\n00:01:10,000 --> 00:01:12,000\nഇ'
    expect(read(file)).toEqual(['59 1.5 അ', '60.5 1.5 ആ', '70 2 ഇ'])
    expect(mended(file)).toMatchObject({ times: [2, 5], ends: 1 })
  })

  it('is nothing where hours have three digits', () => {
    const file = 'WEBVTT\n\n100:00:10.750 --> 100:00:20.810\nമഴ'
    expect(read(file)).toEqual(['360010.75 10.06 മഴ'])
    expect(mended(file)).toMatchObject({ before: [], times: [], ends: 0 })
  })
})

describe('a name in Latin letters before what is said', () => {
  it('is who speaks, and no translation', () => {
    expect(read(srt([1, 3, 'Rema Nair: മഴ പെയ്യുന്നു.'], [4, 5, 'Anu: ഞാൻ വരാം.']))).toEqual([
      '1 2 (Rema Nair) മഴ പെയ്യുന്നു.',
      '4 1 (Anu) ഞാൻ വരാം.',
    ])
  })
})
