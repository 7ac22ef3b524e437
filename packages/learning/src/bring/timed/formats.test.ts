import { describe, expect, it } from 'vitest'
import { parseCaptionText } from '../read-lines.ts'

/** Lines as `start duration text`, with a translation and a speaker where there are some; or the fault. */
function read(text: string) {
  const parsed = parseCaptionText(text)
  if (parsed.type === 'refused') return parsed.fault
  if (!parsed.timed) return ['not timed']
  return parsed.lines.map(({ start, duration, text, translation, speaker }) =>
    [`${start} ${duration} ${speaker ? `(${speaker}) ` : ''}${text}`, translation]
      .filter(Boolean)
      .join(' = '),
  )
}

const two = ['1 2.5 മഴ പെയ്യുന്നു.', '4 2 ഞാൻ വീട്ടിലാണ്.']

describe('times above or before the text', () => {
  it.each([
    ['SBV', '0:00:01.000,0:00:03.500\nമഴ പെയ്യുന്നു.\n\n0:00:04.000,0:00:06.000\nഞാൻ വീട്ടിലാണ്.\n'],
    ['SBV with two lines', '0:00:01.000,0:00:03.500\nമഴ\nപെയ്യുന്നു.\n\n0:00:04.000,0:00:06.000\nഞാൻ\nവീട്ടിലാണ്.\n'],
    [
      'SubViewer 2',
      '[INFORMATION]\n[TITLE]A film\n[AUTHOR]Me\n[END INFORMATION]\n[SUBTITLE]\n[COLF]&HFFFFFF,[STYLE]bd,[SIZE]24,[FONT]Tahoma\n00:00:01.00,00:00:03.50\nമഴ[br]പെയ്യുന്നു.\n\n00:00:04.00,00:00:06.00\nഞാൻ വീട്ടിലാണ്.\n',
    ],
    [
      'SubViewer 1',
      '[TITLE]\nA film\n[BEGIN]\n******** START SCRIPT ********\n[00:00:01.0]\nമഴ പെയ്യുന്നു.\n[00:00:03.5]\n\n[00:00:04.0]\nഞാൻ വീട്ടിലാണ്.\n[00:00:06.0]\n\n[end]\n******** END SCRIPT ********\n',
    ],
    [
      'LRC',
      '[ar:ആരോ]\n[ti:മഴ]\n[length: 00:06]\n[00:01.00]മഴ പെയ്യുന്നു.\n[00:03.50]\n[00:04.00] ഞാൻ വീട്ടിലാണ്.\n[00:06.00]',
    ],
    [
      'LRC with an offset',
      '[offset:+500]\n[00:01.50]മഴ പെയ്യുന്നു.\n[00:04.00]\n[00:04.50]ഞാൻ വീട്ടിലാണ്.\n[00:06.50]',
    ],
    [
      'LRC with times of words',
      '[00:01.00] <00:01.00> മഴ <00:02.00> പെയ്യുന്നു. <00:03.50>\n[00:03.50]\n[00:04.00]ഞാൻ [00:05.00]വീട്ടിലാണ്.\n[00:06.00]',
    ],
    ['TMPlayer', '00:00:01:മഴ പെയ്യുന്നു.\n00:00:03.5:\n00:00:04:ഞാൻ വീട്ടിലാണ്.\n00:00:06:\n'],
    ['Spruce', '00:00:01.0 , 00:00:03.5 , മഴ പെയ്യുന്നു.\n00:00:04.0 , 00:00:06.0 , ഞാൻ വീട്ടിലാണ്.\n'],
    ['PowerDivX', '{00:00:01}{00:00:03.5}മഴ പെയ്യുന്നു.\n{00:00:04}{00:00:06}ഞാൻ വീട്ടിലാണ്.\n'],
    [
      'Spruce with its settings',
      '//Font select\n$FontName = Arial\n$FontSize = 30\n\n00:00:01.0 , 00:00:03.5 , മഴ പെയ്യുന്നു.\n00:00:04.0 , 00:00:06.0 , ഞാൻ വീട്ടിലാണ്.\n',
    ],
    [
      'times with a space',
      '1\n00:00:01,000 00:00:03,500\nമഴ പെയ്യുന്നു.\n\n2\n00:00:04,000 00:00:06,000\nഞാൻ വീട്ടിലാണ്.\n',
    ],
    ['times with a dash', '0:01.0 - 0:03.5 മഴ പെയ്യുന്നു.\n0:04 – 0:06 ഞാൻ വീട്ടിലാണ്.'],
    [
      'MicroDVD with its rate',
      '{1}{1}25\n{25}{88}{y:i}മഴ|പെയ്യുന്നു.\n{100}{150}ഞാൻ വീട്ടിലാണ്.'
        .replace('{88}', '{87.5}')
        .replace('87.5', '88'),
    ],
    ['MPL2', '[10][35]/മഴ|പെയ്യുന്നു.\n[40][60]ഞാൻ വീട്ടിലാണ്.'],
    ["Whisper's table", 'start\tend\ttext\n1000\t3500\tമഴ പെയ്യുന്നു.\n4000\t6000\tഞാൻ വീട്ടിലാണ്.\n'],
    ['labels of Audacity', '1.000000\t3.500000\tമഴ പെയ്യുന്നു.\n4.000000\t6.000000\tഞാൻ വീട്ടിലാണ്.\n'],
    [
      'a spreadsheet',
      'Start,End,Text\n00:00:01.000,00:00:03.500,മഴ പെയ്യുന്നു.\n00:00:04.000,00:00:06.000,"ഞാൻ വീട്ടിലാണ്."\n',
    ],
    ['a spreadsheet of lengths', 'text;start;duration\nമഴ പെയ്യുന്നു.;1.0;2.5\nഞാൻ വീട്ടിലാണ്.;4;2\n'],
    [
      "Whisper's console",
      '[00:00:01.000 --> 00:00:03.500]  മഴ പെയ്യുന്നു.\n[00:00:04.000 --> 00:00:06.000]  ഞാൻ വീട്ടിലാണ്.\n',
    ],
    ['seconds in brackets', '[1.00s -> 3.50s] മഴ പെയ്യുന്നു.\n[4.00s -> 6.00s] ഞാൻ വീട്ടിലാണ്.'],
    [
      'ASS',
      '[Script Info]\nTitle: x\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nComment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,not said\nDialogue: 0,0:00:01.00,0:00:03.50,Default,,0,0,0,,{\\an8}മഴ\\Nപെയ്യുന്നു{remark}.\nDialogue: 0,0:00:04.00,0:00:06.00,Default,,0,0,0,,ഞാൻ വീട്ടിലാണ്.\nDialogue: 0,0:00:07.00,0:00:08.00,Default,,0,0,0,,{\\p1}m 0 0 l 1 1{\\p0}\n',
    ],
    [
      'SSA below other text',
      'Downloaded from a site\n\n[Script Info]\nScriptType: v4.00\n[Events]\nFormat: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: Marked=0,0:00:01.00,0:00:03.50,Default,,0000,0000,0000,,മഴ പെയ്യുന്നു.\nDialogue: Marked=0,0:00:04.00,0:00:06.00,Default,,0000,0000,0000,,ഞാൻ വീട്ടിലാണ്.',
    ],
    [
      'lines of ASS alone',
      'Dialogue: 0,0:00:01.00,0:00:03.50,Default,,0,0,0,,മഴ പെയ്യുന്നു.\nDialogue: 0,0:00:04.00,0:00:06.00,Default,,0,0,0,,ഞാൻ വീട്ടിലാണ്.',
    ],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(_.startsWith('MicroDVD') ? ['1 2.52 മഴ പെയ്യുന്നു.', two[1]] : two)
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text))
  })

  it('reads a line of a song for each of its times', () => {
    expect(read('[00:01.00][00:09.00]ല ല\n[00:05.00]മഴ\n[00:12.00]')).toEqual([
      '1 4 ല ല',
      '5 4 മഴ',
      '9 3 ല ല',
    ])
  })

  it.each([
    ['with times on lines of their own', '0:00\nനമസ്കാരം കൂട്ടുകാരേ\n0:04\nഇന്ന് മഴയാണ്\n1:02:09\nനമുക്ക് തുടങ്ങാം\n'],
    ['with times before the text', '0:00 നമസ്കാരം കൂട്ടുകാരേ\n0:04 ഇന്ന് മഴയാണ്\n1:02:09 നമുക്ക് തുടങ്ങാം'],
    ['with times in brackets', '(0:00) നമസ്കാരം കൂട്ടുകാരേ\n(0:04) ഇന്ന് മഴയാണ്\n(1:02:09) നമുക്ക് തുടങ്ങാം'],
    [
      'with the times in words, and what stands around the list',
      'Transcript\nSearch in video\n0:00\n0 seconds\nനമസ്കാരം കൂട്ടുകാരേ\n0:04\n4 seconds\nഇന്ന് മഴയാണ്\n1:02:09\n1 hour, 2 minutes, 9 seconds\nനമുക്ക് തുടങ്ങാം\nMalayalam (auto-generated)\n',
    ],
    [
      'glued to times in words',
      '0:000 secondsനമസ്കാരം കൂട്ടുകാരേ\n0:044 secondsഇന്ന് മഴയാണ്\n1:02:091 hour, 2 minutes, 9 secondsനമുക്ക് തുടങ്ങാം',
    ],
  ])('a copied transcript %s', (_, text) => {
    expect(read(text)).toEqual(['0 4 നമസ്കാരം കൂട്ടുകാരേ', '4 60 ഇന്ന് മഴയാണ്', '3729 1.5 നമുക്ക് തുടങ്ങാം'])
  })

  it.each([
    [
      'links at the times',
      '[0:01](https://youtu.be/x?t=1) മഴ\n[0:05](https://youtu.be/x?t=5) വെയിൽ',
      '1 4 മഴ',
    ],
    ['times in letters', '1m01s മഴ\n1m05s വെയിൽ', '61 4 മഴ'],
    ['who speaks before the time', 'Speaker 1  0:01\nമഴ\n\nരമ 0:05\nവെയിൽ', '1 4 (Speaker 1) മഴ'],
  ])('notes with %s', (_, text, first) => {
    const lines = read(text)
    expect(lines).toHaveLength(2)
    expect(lines).toHaveProperty('0', first)
  })

  it.each([
    ['hours of a day', '6:30 ന് ഞാൻ എഴുന്നേൽക്കും.\n8:00 മണിക്ക് ചായ കുടിക്കും.\n9:15 am ബസ് വരും.'],
    ['an hour at the end of a line', 'രാവിലെ 6:30\nചായ കുടിക്കും.\nരാത്രി 9:30\nഉറങ്ങും.'],
    ['an hour in a line', 'ബസ് വരുന്നു.\n5:30 ന് പോകാം.\nശരി.'],
    ['numbers before lines', '1. മഴ\n2. വെയിൽ\n3. കാറ്റ്'],
    ['a table of words', 'മഴ\train\nവെയിൽ\tsun'],
    ['a score', 'ഇന്ത്യ 3:2 ന് ജയിച്ചു.'],
    ['amounts', '2 min noodles\n3 m തുണി'],
  ])('a text with %s has no times', (_, text) => expect(read(text)).toEqual(['not timed']))
})

describe('XML', () => {
  it.each([
    [
      'srv1',
      '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="1" dur="2.5">മഴ പെയ്യുന്നു.</text><text start="4" dur="2">ഞാൻ\nവീട്ടിലാണ്.</text></transcript>',
    ],
    [
      'srv2',
      '<timedtext><text t="1000" d="2500">മഴ പെയ്യുന്നു.</text><text t="4000" d="2000">ഞാൻ വീട്ടിലാണ്.</text></timedtext>',
    ],
    [
      'srv3',
      '<?xml version="1.0"?><timedtext format="3">\n<head><pen id="1" b="1"/></head>\n<body>\n<w t="0" id="1"/><p t="1000" d="2500" w="1"><s>മഴ</s><s t="500"> പെയ്യുന്നു.</s></p>\n<p t="3000" w="1" a="1">\n</p>\n<p t="4000" d="2000">ഞാൻ വീട്ടിലാണ്.</p>\n</body></timedtext>',
    ],
    [
      'TTML',
      '<?xml version="1.0"?>\n<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="ml">\n<head><metadata><ttm:title>x</ttm:title></metadata></head>\n<body><div>\n<p begin="00:00:01.000" end="00:00:03.500">മഴ<br/>പെയ്യുന്നു.</p>\n<p begin="4s" dur="2s"><span style="i">ഞാൻ</span> വീട്ടിലാണ്.</p>\n</div></body></tt>',
    ],
    [
      'TTML with frames, ticks and offsets',
      '<tt:tt xmlns:tt="x" ttp:frameRate="25" ttp:tickRate="1000"><tt:body><tt:div begin="1s"><tt:p begin="0t" end="2500t">മഴ പെയ്യുന്നു.</tt:p><tt:p begin="75f" end="00:00:05:00">ഞാൻ വീട്ടിലാണ്.</tt:p></tt:div></tt:body></tt:tt>',
    ],
    [
      'DFXP with its end on the part',
      '<tt><body><p begin="0:00:01" end="0:00:03.5">മഴ പെയ്യുന്നു.</p><p begin="4000ms" end="6000ms">ഞാൻ &#x0D35;ീട്ടിലാണ്.</p></body></tt>',
    ],
    [
      'SAMI',
      '<SAMI>\n<HEAD><TITLE>x</TITLE><STYLE TYPE="text/css"><!--\nP { color: white }\n.MLCC { Name: Malayalam; }\n--></STYLE></HEAD>\n<BODY>\n<SYNC Start=1000><P Class=MLCC>മഴ<br>പെയ്യുന്നു.\n<SYNC Start=3500><P Class=MLCC>&nbsp;\n<SYNC Start="4000"><P Class="MLCC">ഞാൻ വീട്ടിലാണ്.</P></SYNC>\n<SYNC Start=6000><P Class=MLCC>&nbsp;\n</BODY></SAMI>',
    ],
    [
      'RealText',
      '<window type="generic" duration="6">\n<time begin="1" end="3.5"/>മഴ പെയ്യുന്നു.\n<time begin="4" end="6"/>ഞാൻ വീട്ടിലാണ്.\n</window>',
    ],
  ])('%s', (_, text) => expect(read(text)).toEqual(two))

  it('takes two languages of one file as line and translation', () => {
    expect(
      read(
        '<SAMI><BODY><SYNC Start=1000><P Class=MLCC>മഴ പെയ്യുന്നു.<P Class=ENCC>It is raining.<SYNC Start=3500><P Class=MLCC>&nbsp;<P Class=ENCC>&nbsp;<SYNC Start=4000><P Class=MLCC>വരൂ.<P Class=ENCC>Come.<SYNC Start=5000><P Class=MLCC>&nbsp;<P Class=ENCC>&nbsp;</BODY></SAMI>',
      ),
    ).toEqual(['1 2.5 മഴ പെയ്യുന്നു. = It is raining.', '4 1 വരൂ. = Come.'])
    expect(
      read(
        '<tt><body><div xml:lang="en"><p begin="1s" end="3.5s">It is raining.</p></div><div xml:lang="ml"><p begin="1s" end="3.5s">മഴ പെയ്യുന്നു.</p></div></body></tt>',
      ),
    ).toEqual(['1 2.5 മഴ പെയ്യുന്നു. = It is raining.'])
  })
})

describe('JSON', () => {
  const entries = [
    { start: 1, end: 3.5, text: 'മഴ പെയ്യുന്നു.' },
    { start: 4, end: 6, text: ' ഞാൻ വീട്ടിലാണ്.' },
  ]
  it.each([
    [
      'of Whisper',
      {
        text: 'മഴ പെയ്യുന്നു. ഞാൻ വീട്ടിലാണ്.',
        segments: entries.map((one, id) => ({ id, ...one, tokens: [1] })),
        language: 'ml',
      },
    ],
    [
      'of WhisperX, with words',
      {
        segments: entries.map((one) => ({
          ...one,
          words: one.text
            .trim()
            .split(' ')
            .map((word, at) => ({ word, start: one.start + at, end: one.start + at + 1 })),
        })),
        word_segments: entries.flatMap((one) =>
          one.text
            .trim()
            .split(' ')
            .map((word, at) => ({ word, start: one.start + at })),
        ),
      },
    ],
    [
      'of whisper.cpp',
      {
        transcription: entries.map(({ start, end, text }) => ({
          timestamps: { from: '00:00:01,000', to: 'x' },
          offsets: { from: start * 1000, to: end * 1000 },
          text,
        })),
      },
    ],
    [
      'of transformers',
      { text: '', chunks: entries.map(({ start, end, text }) => ({ timestamp: [start, end], text })) },
    ],
    [
      'as a list with lengths',
      entries.map(({ start, end, text }) => ({ text, start, duration: end - start })),
    ],
    [
      'in thousandths',
      entries.map(({ start, end, text }) => ({ start: start * 1000, end: end * 1000, text })),
    ],
    [
      'with times as texts',
      {
        body: [
          { from: '00:00:01.000', to: '00:00:03.500', content: 'മഴ പെയ്യുന്നു.' },
          { from: '4s', to: '6s', content: 'ഞാൻ വീട്ടിലാണ്.' },
        ],
      },
    ],
    [
      'of YouTube',
      {
        wireMagic: 'pb3',
        events: [
          { tStartMs: 0, dDurationMs: 9000, id: 1 },
          { tStartMs: 1000, dDurationMs: 2500, segs: [{ utf8: 'മഴ' }, { utf8: ' പെയ്യുന്നു.', tOffsetMs: 9 }] },
          { tStartMs: 2000, dDurationMs: 10, aAppend: 1, segs: [{ utf8: '\n' }] },
          { tStartMs: 4000, dDurationMs: 2000, segs: [{ utf8: 'ഞാൻ\nവീട്ടിലാണ്.' }] },
        ],
      },
    ],
  ])('%s', (_, json) => {
    expect(read(JSON.stringify(json))).toEqual(two)
    expect(read(JSON.stringify(json, undefined, 2))).toEqual(two)
  })

  it.each([
    [8, true],
    [9, false],
  ])('in %d lists around them: read is %s', (depth, isRead) => {
    const nested = Array.from({ length: depth }).reduce<unknown>((inside) => [inside], entries)
    expect(Array.isArray(read(JSON.stringify(nested)))).toBe(isRead)
  })

  it('with one entry on each line', () => {
    expect(read(entries.map((entry) => JSON.stringify(entry)).join('\n'))).toEqual(two)
  })

  it('keeps who speaks', () => {
    expect(read(JSON.stringify([{ ...entries[0], speaker: 'രമ' }]))).toEqual(['1 2.5 (രമ) മഴ പെയ്യുന്നു.'])
  })
})

describe('what looks timed and is not read', () => {
  it.each([
    ['Scenarist_SCC V1.0\n\n00:00:01:00\t9420 9420', { kind: 'format', format: 'SCC' }],
    [
      '# VobSub index file, v7\nid: en, index: 0\ntimestamp: 00:00:01:000, filepos: 000000000',
      { kind: 'format', format: 'VobSub' },
    ],
    ['#EXTM3U\n#EXT-X-VERSION:3\n#EXTINF:6,\nsegment.vtt', { kind: 'format', format: 'HLS' }],
    ['{\\rtf1\\ansi മഴ}', { kind: 'format', format: 'RTF' }],
    ['%PDF-1.4\n1 0 obj', { kind: 'format', format: 'PDF' }],
    ['<!DOCTYPE html>\n<html><body>മഴ</body></html>', ['not timed']],
    ['<?xml version="1.0"?><other><a>മഴ</a></other>', { kind: 'format', format: 'XML' }],
    ['{"words":["മഴ","വെയിൽ"]}', { kind: 'format', format: 'JSON' }],
    ['100, 250, മഴ\n300, 450, വെയിൽ', { kind: 'like-time', line: 1 }],
    ['(10) (25) മഴ\n(30) (45) വെയിൽ', { kind: 'like-time', line: 1 }],
  ])('%s', (text, fault) => expect(read(text)).toEqual(fault))
})
