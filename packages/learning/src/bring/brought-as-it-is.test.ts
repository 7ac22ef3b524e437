import { expect, it } from 'vitest'
import { bringText } from './bring-text.ts'
import type { Asked } from './brought.ts'
import { linesOfBrought } from './read-lines.ts'
import { wordsOfFile } from './words/sheets.ts'

/** The words as `word = meaning [sound]`, or the lines as `from-to text = translation`, and after them what is told. */
function read(text: string, name = '', asked: Asked = {}) {
  const brought = bringText(text, name, asked)
  if (brought.kind === 'refused') return brought.fault
  const notes = [...brought.leftOut, ...brought.doubts].map(({ what, count }) => `(${what} ${count})`)
  if (brought.kind === 'words') {
    const file = wordsOfFile(brought.words)
    if (file.type === 'refused') return file.refusal
    return [
      ...file.words.map(
        ({ word, meaning, pronunciation }) => `${word} = ${meaning}${pronunciation && ` [${pronunciation}]`}`,
      ),
      ...(file.left ?? []).map(({ line, why }) => `(line ${line} ${why})`),
      ...(file.doubts ?? []).map(({ what, count }) => `(${what} ${count})`),
      ...notes,
    ]
  }
  const parsed = linesOfBrought(brought)
  if (parsed.type === 'refused') return parsed.fault
  const times = (start: number, duration: number) =>
    parsed.timed ? `${start}-${Math.round((start + duration) * 1000) / 1000} ` : ''
  return [
    ...parsed.lines.map(
      ({ start, duration, speaker, text, translation }) =>
        `${times(start, duration)}${speaker ? `${speaker}: ` : ''}${text}${translation ? ` = ${translation}` : ''}`,
    ),
    ...notes,
  ]
}

const two = ['മഴ = rain', 'വീട് = house']
const three = [...two, 'കടൽ = sea']

it.each([
  [
    'commas, and semicolons in the meanings',
    'മഴ,rain; shower\nവീട്,house; home\n',
    ['മഴ = rain; shower', 'വീട് = house; home'],
  ],
  [
    'semicolons, and commas in the meanings',
    'മഴ;rain, shower\nവീട്;house, home\n',
    ['മഴ = rain, shower', 'വീട് = house, home'],
  ],
  [
    'bars, and both in the meanings',
    'മഴ|rain; shower, drizzle\nവീട്|house\n',
    ['മഴ = rain; shower, drizzle', 'വീട് = house'],
  ],
  [
    'colons, and both in the meanings',
    'മഴ : rain, shower; drizzle\nവീട് : house\n',
    ['മഴ = rain, shower; drizzle', 'വീട് = house'],
  ],
  [
    'three columns, one with semicolons',
    'മഴ,mazha,rain; shower\nവീട്,veedu,house; home\n',
    ['മഴ = rain; shower [mazha]', 'വീട് = house; home [veedu]'],
  ],
  ['the meaning first', 'rain; shower,മഴ\nhouse; home,വീട്\n', ['മഴ = rain; shower', 'വീട് = house; home']],
  ['two colons', 'മഴ::rain\nവീട്::house\n', two],
  ['three colons', 'മഴ:::rain\nവീട്:::house', two],
  ['two equal signs', 'മഴ == rain\nവീട് == house\nകടൽ == sea\n', three],
  ['an arrow', 'മഴ -> rain\nവീട് => house\nകടൽ → sea\n', three],
  [
    'word, sound and meaning between dashes',
    'മഴ - mazha - rain\nവീട് - veedu - house\n',
    ['മഴ = rain [mazha]', 'വീട് = house [veedu]'],
  ],
  [
    'a dash in one meaning',
    'മഴ - rain\nവീട് - house - big one\nകടൽ - sea\n',
    ['മഴ = rain', 'വീട് = house - big one', 'കടൽ = sea'],
  ],
  ['questions and answers', 'Q: മഴ\nA: rain\n\nQ: വീട്\nA: house\n', two],
  ['cells with their names', 'Word: മഴ\nMeaning: rain\n\nWord: വീട്\nMeaning: house\n', two],
  ['a card in each paragraph', 'മഴ\nrain\n\nവീട്\nhouse\n\nകടൽ\nsea\n', three],
  ['all on one line', 'മഴ (rain), വീട് (house), കടൽ (sea)', three],
  ['columns of spaces', 'മഴ      rain\nവീട്    house\n', two],
  ['nothing but another script', 'മഴ rain\nവീട് house\nകടൽ sea\n', three],
])('a list is parted as it was meant: %s', (_, text, words) => expect(read(text)).toEqual(words))

it.each([
  ['Hindi, with a head', 'Malayalam,Hindi\nമഴ,बारिश\nവീട്,घर\n', ['മഴ = बारिश', 'വീട് = घर']],
  ['Tamil', 'മഴ,மழை\nവീട്,வீடு\n', ['മഴ = மழை', 'വീട് = வீடு']],
  ['Arabic', 'മഴ,مطر\nവീട്,بيت\n', ['മഴ = مطر', 'വീട് = بيت']],
  ['Russian', 'മഴ - дождь\nവീട് - дом\n', ['മഴ = дождь', 'വീട് = дом']],
  ['a picture', 'മഴ,🌧️\nവീട്,🏠\n', ['മഴ = 🌧️', 'വീട് = 🏠']],
  ['money', 'ചായ,₹10\nകാപ്പി,₹15\n', ['ചായ = ₹10', 'കാപ്പി = ₹15']],
  ['the number that the word says', 'ഒന്ന്,1\nരണ്ട്,2\nമൂന്ന്,3\n', ['ഒന്ന് = 1', 'രണ്ട് = 2', 'മൂന്ന് = 3']],
  [
    'Malayalam, with heads',
    'വാക്ക്,അർത്ഥം\nമഴ,വീഴുന്ന വെള്ളം\nവീട്,താമസിക്കുന്ന കെട്ടിടം\n',
    ['മഴ = വീഴുന്ന വെള്ളം', 'വീട് = താമസിക്കുന്ന കെട്ടിടം'],
  ],
])('a meaning may be in any script: %s', (_, text, words) => expect(read(text)).toEqual(words))

it.each([
  ['a row that only counts is no meaning', '1,മഴ\n2,വീട്\n3,കടൽ\n', ['മഴ = ', 'വീട് = ', 'കടൽ = ']],
  [
    'the languages in each row of a translator',
    'English,Malayalam,rain,മഴ\nEnglish,Malayalam,house,വീട്\nEnglish,Malayalam,sea,കടൽ\n',
    three,
  ],
  [
    'and both ways round',
    'English,Malayalam,rain,മഴ\nMalayalam,English,വീട്,house\nEnglish,Malayalam,sea,കടൽ\n',
    three,
  ],
  [
    'phonetic letters are the sound',
    'മഴ,/ˈmɐɻɐ/,rain\nവീട്,/ʋiːɖ/,house\n',
    ['മഴ = rain [/ˈmɐɻɐ/]', 'വീട് = house [/ʋiːɖ/]'],
  ],
  [
    'two tables side by side',
    'മഴ,rain,കടൽ,sea\nവീട്,house,മരം,tree\n',
    ['മഴ = rain', 'കടൽ = sea', 'വീട് = house', 'മരം = tree', '(side-by-side 2)'],
  ],
  [
    'and with heads',
    'Malayalam,English,Malayalam,English\nമഴ,rain,കടൽ,sea\n',
    ['മഴ = rain', 'കടൽ = sea', '(side-by-side 2)'],
  ],
  [
    'two words in a row, and nothing else',
    'മഴ, കാറ്റ്\nവീട്, കടൽ\n',
    ['മഴ = ', 'കാറ്റ് = ', 'വീട് = ', 'കടൽ = ', '(side-by-side 2)'],
  ],
  [
    'the definition and the sentence of a card',
    'Target Word,Sentence,Translation,Definitions\nമഴ,ഇന്ന് മഴ പെയ്യുന്നു,It is raining today,rain\nവീട്,ഞാൻ വീട്ടിലാണ്,I am at home,house\n',
    two,
  ],
  [
    'the same word again',
    'കര,shore\nകര,land\nകര,Shore; border\nമാല,garland\n',
    ['കര = shore; land; border', 'മാല = garland', '(joined-words 2)'],
  ],
  [
    'plain cells are plain',
    'മഴ,rain <heavy>\nവീട്,<my> house\nകടൽ,sea & shore\n',
    ['മഴ = rain <heavy>', 'വീട് = <my> house', 'കടൽ = sea & shore'],
  ],
  ['cells with markup are not', 'മഴ,<b>rain</b>\nവീട്,house&nbsp;\n', two],
  ['a quotation mark that does not end', 'Malayalam,English\nമഴ,"rain\nവീട്,house\nകടൽ,sea\n', three],
  ['another one, between semicolons', 'മഴ;"rain\nവീട്;house\nകടൽ;sea"\n', three],
  ['objects of another program', '[{"word":"മഴ","meaning":"rain"},{"word":"വീട്","meaning":"house"}]', two],
  [
    'objects within objects',
    '{"words":[{"malayalam":"മഴ","english":["rain","shower"]},{"malayalam":"വീട്","english":["house"]}]}',
    ['മഴ = rain; shower', 'വീട് = house'],
  ],
  [
    'a bank of terms',
    '[["മഴ","mazha","n","",0,["rain"],1,""],["വീട്","veedu","n","",0,["house"],2,""]]',
    ['മഴ = rain [mazha]', 'വീട് = house [veedu]'],
  ],
  ['meanings by their words', '{"മഴ":"rain","വീട്":"house"}', two],
  [
    'a table of a page',
    '<table><tr><td>മഴ</td><td>rain</td></tr><tr><td>വീട്</td><td>house</td></tr></table>',
    two,
  ],
])('a table is understood as a whole: %s', (_, text, words) =>
  expect(read(text, '', { wanted: 'words' })).toEqual(words),
)

it.each([
  [
    'lines that a page has broken',
    'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു കർഷകൻ\nഉണ്ടായിരുന്നു. അയാൾ ദിവസവും വയലിൽ\nപോകും. അവിടെ അയാൾക്ക് ഒരു കുളം\nഉണ്ട്.\n',
    [
      'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു കർഷകൻ ഉണ്ടായിരുന്നു.',
      'അയാൾ ദിവസവും വയലിൽ പോകും.',
      'അവിടെ അയാൾക്ക് ഒരു കുളം ഉണ്ട്.',
      '(joined-lines 3)',
    ],
  ],
  [
    'words that it has broken',
    'അയാൾ ദിവസവും സ്കൂളിൽ പഠി-\nക്കാൻ പോകും. അവിടെ കുട്ടികൾ പാട്ടു-\nകൾ പാടുന്നു.\n',
    ['അയാൾ ദിവസവും സ്കൂളിൽ പഠിക്കാൻ പോകും.', 'അവിടെ കുട്ടികൾ പാട്ടുകൾ പാടുന്നു.', '(joined-lines 2)'],
  ],
  [
    'numbers of pages',
    'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു കർഷകൻ ഉണ്ടായിരുന്നു. അയാൾക്ക്\nരണ്ടു മക്കൾ ഉണ്ടായിരുന്നു. മൂത്തവൻ നല്ലവനും ഇളയവൻ\n\n12\n\nമടിയനും ആയിരുന്നു. ഒരു ദിവസം അച്ഛൻ രണ്ടുപേരെയും\nവിളിച്ചു.\n\n13\n\nഅവർ വന്നു.\n',
    [
      'പണ്ടൊരു ഗ്രാമത്തിൽ ഒരു കർഷകൻ ഉണ്ടായിരുന്നു.',
      'അയാൾക്ക് രണ്ടു മക്കൾ ഉണ്ടായിരുന്നു.',
      'മൂത്തവൻ നല്ലവനും ഇളയവൻ മടിയനും ആയിരുന്നു.',
      'ഒരു ദിവസം അച്ഛൻ രണ്ടുപേരെയും വിളിച്ചു.',
      'അവർ വന്നു.',
      '(page-numbers 2)',
      '(joined-lines 3)',
    ],
  ],
  [
    'verse keeps its lines',
    'മഴ വരുന്നേ മഴ വരുന്നേ\nകുട ഇല്ലല്ലോ\nഓടി വാ മോനേ\nവീട്ടിൽ പോകാം\n',
    ['മഴ വരുന്നേ മഴ വരുന്നേ', 'കുട ഇല്ലല്ലോ', 'ഓടി വാ മോനേ', 'വീട്ടിൽ പോകാം'],
  ],
  [
    'a piece of a page',
    '<p>മഴ <b>പെയ്യുന്നു</b>.</p><style>p{color:red}</style><script>var a="മരം"</script><p>ഞാൻ വീട്ടിലാണ്.</p>',
    ['മഴ പെയ്യുന്നു.', 'ഞാൻ വീട്ടിലാണ്.'],
  ],
  [
    'a page with its menus',
    '<!DOCTYPE html><html><head><title>കഥ</title></head><body><nav><a href="/">Home</a></nav><main><p>മഴ പെയ്യുന്നു.</p></main><footer>2026</footer></body></html>',
    ['മഴ പെയ്യുന്നു.'],
  ],
  [
    'Markdown',
    '# ഓണം\n\nഓണം **കേരളത്തിലെ** ഉത്സവമാണ്. [കൂടുതൽ](https://example.org/onam)\n\n- പൂക്കളം\n- *സദ്യ*\n\n> മാവേലി\n\n| വാക്ക് | Word |\n|---|---|\n| പൂവ് | flower |\n',
    ['ഓണം', 'ഓണം കേരളത്തിലെ ഉത്സവമാണ്.', 'കൂടുതൽ', 'പൂക്കളം', 'സദ്യ', 'മാവേലി', 'വാക്ക് = Word', 'പൂവ് = flower'],
  ],
  [
    'what was copied from a wiki',
    '== ചരിത്രം ==[തിരുത്തുക]\nഓണം ഉത്സവമാണ്.[1] [[മാവേലി|മാവേലിയുടെ]] കഥ പ്രസിദ്ധമാണ്.[2]\n',
    ['ചരിത്രം', 'ഓണം ഉത്സവമാണ്.', 'മാവേലിയുടെ കഥ പ്രസിദ്ധമാണ്.'],
  ],
  [
    'a chat of iPhones',
    '[12/03/26, 9:05:12 PM] അമ്മ: സുഖമാണോ?\n[12/03/26, 9:06:01 PM] മോൾ: സുഖമാണ് അമ്മേ\n[12/03/26, 9:06:30 PM] അമ്മ: \u200Eimage omitted\n',
    ['അമ്മ: സുഖമാണോ?', 'മോൾ: സുഖമാണ് അമ്മേ', '(chat-notices 1)'],
  ],
  [
    'a chat of Android',
    '12/03/26, 9:05 pm - അമ്മ: സുഖമാണോ?\n12/03/26, 9:06 pm - മോൾ: സുഖമാണ്\nഅമ്മേ\n12/03/26, 9:07 pm - അമ്മ: <Media omitted>\n',
    ['അമ്മ: സുഖമാണോ?', 'മോൾ: സുഖമാണ്', 'മോൾ: അമ്മേ', '(chat-notices 1)'],
  ],
  [
    'a chat that was copied',
    'അമ്മ, [12.03.2026 21:05]\nസുഖമാണോ?\n\nമോൾ, [12.03.2026 21:06]\nസുഖമാണ്\n',
    ['അമ്മ: സുഖമാണോ?', 'മോൾ: സുഖമാണ്'],
  ],
  ['chords within words', '[Am]ഞാൻ വീട്ടി[F]ലാണ്\n[C]മഴ പെയ്യു[G]ന്നു\n', ['ഞാൻ വീട്ടിലാണ്', 'മഴ പെയ്യുന്നു', '(chords 4)']],
  [
    'chords above the lines',
    'Am      F\nഞാൻ വീട്ടിലാണ്\nC   G\nമഴ പെയ്യുന്നു\n',
    ['ഞാൻ വീട്ടിലാണ്', 'മഴ പെയ്യുന്നു', '(chords 2)'],
  ],
  ['marks that nobody sees between words', 'മഴ\u200Bപെയ്യുന്നു\u200Bഇന്ന്', ['മഴ പെയ്യുന്നു ഇന്ന്']],
  ['and within them', 'പെ\u200Bയ്യു\u200Bന്നു മ\u200Bഴ വീ\u200Bട്ടി\u200Bലാ\u200Bണ്', ['പെയ്യുന്നു മഴ വീട്ടിലാണ്']],
  [
    'two languages line by line',
    'മഴ പെയ്യുന്നു.\nIt is raining.\nഞാൻ വീട്ടിലാണ്.\nI am at home.\n',
    ['മഴ പെയ്യുന്നു. = It is raining.', 'ഞാൻ വീട്ടിലാണ്. = I am at home.', '(pairs 2)'],
  ],
  [
    'two languages with a title',
    'മഴ\n\nമഴ പെയ്യുന്നു.\nIt is raining.\nഞാൻ വീട്ടിലാണ്.\nI am at home.\nഅമ്മ വന്നു.\nMother came.\n',
    [
      'മഴ',
      'മഴ പെയ്യുന്നു. = It is raining.',
      'ഞാൻ വീട്ടിലാണ്. = I am at home.',
      'അമ്മ വന്നു. = Mother came.',
      '(pairs 3)',
    ],
  ],
  [
    'how it sounds between them',
    'മഴ പെയ്യുന്നു\nmazha peyyunnu\nIt is raining\n\nഞാൻ വീട്ടിലാണ്\nnjaan veettilaanu\nI am at home\n',
    ['മഴ പെയ്യുന്നു = It is raining', 'ഞാൻ വീട്ടിലാണ് = I am at home', '(sound-lines 2)', '(pairs 2)'],
  ],
  [
    'sentences with a dash between them',
    'മഴ പെയ്യുന്നു. - It is raining.\nഞാൻ വീട്ടിലാണ്. - I am at home.\n',
    ['മഴ പെയ്യുന്നു. = It is raining.', 'ഞാൻ വീട്ടിലാണ്. = I am at home.', '(pairs 2)'],
  ],
])('a text is made whole, then cut into sentences: %s', (_, text, lines) => expect(read(text)).toEqual(lines))

const srt = (...cues: readonly (readonly [number, string])[]) =>
  cues
    .map(([at, text], place) => `${place + 1}\n00:00:0${at},000 --> 00:00:0${at + 2},000\n${text}\n`)
    .join('\n')
const first = [
  [1, 'മഴ പെയ്യുന്നു.'],
  [4, 'ഞാൻ വീട്ടിലാണ്.'],
] as const

it.each([
  [
    'frames',
    '00:00:01:12 , 00:00:03:05 , മഴ.\n00:00:04:00 , 00:00:06:10 , കടൽ.\n',
    ['1.48-3.2 മഴ.', '4-6.4 കടൽ.', '(frame-rate 25)'],
  ],
  [
    'frames of a rate that is said',
    '$FrameRate = 30\n00:00:01:15 , 00:00:03:00 , മഴ.\n00:00:04:00 , 00:00:06:00 , കടൽ.\n',
    ['1.5-3 മഴ.', '4-6 കടൽ.'],
  ],
  [
    'numbers and frames',
    '1 00:00:01:12 00:00:03:05 മഴ.\n2 00:00:04:00 00:00:06:10 കടൽ.\n',
    ['1.48-3.2 മഴ.', '4-6.4 കടൽ.', '(frame-rate 25)'],
  ],
  [
    'hundredths behind a colon',
    '1\n00:00:01:50 --> 00:00:03:00\nമഴ\n\n2\n00:00:04:00 --> 00:00:06:75\nകടൽ\n',
    ['1.5-3 മഴ', '4-6.75 കടൽ'],
  ],
  [
    'an arrow that Word has turned',
    srt(...first).replaceAll('-->', 'à'),
    ['1-3 മഴ പെയ്യുന്നു.', '4-6 ഞാൻ വീട്ടിലാണ്.'],
  ],
  [
    'another letter for an arrow',
    srt(...first).replaceAll('-->', '®'),
    ['1-3 മഴ പെയ്യുന്നു.', '4-6 ഞാൻ വീട്ടിലാണ്.'],
  ],
  ['an arrow in pieces', srt(...first).replaceAll('-->', '- ->'), ['1-3 മഴ പെയ്യുന്നു.', '4-6 ഞാൻ വീട്ടിലാണ്.']],
  [
    'bars for breaks',
    '[00:00:05]\nകടൽ ശാന്തമാണ്,|വള്ളം ഇറക്കാം.\n[00:00:08]\n\n[00:00:10]\nവല എടുക്കൂ.\n[00:00:13]\n',
    ['5-8 കടൽ ശാന്തമാണ്, വള്ളം ഇറക്കാം.', '10-13 വല എടുക്കൂ.'],
  ],
  [
    'what is said about a caption',
    '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="3s"><metadata><desc>thunder</desc></metadata>മഴ.</p><p begin="4s" end="6s"><title>two</title>കടൽ.</p></div></body></tt>',
    ['1-3 മഴ.', '4-6 കടൽ.'],
  ],
  [
    'times that count from the beginning of the song',
    '<tt xmlns="http://www.w3.org/ns/ttml"><body><div begin="10s" end="20s"><p begin="11s" end="13s">മഴ</p></div><div begin="30s" end="40s"><p begin="31s" end="33s">മരം</p></div></body></tt>',
    ['11-13 മഴ', '31-33 മരം'],
  ],
  [
    'the sound beside the translation',
    srt([1, 'മഴ പെയ്യുന്നു\nmazha peyyunnu\nIt is raining'], [4, 'ഞാൻ വീട്ടിലാണ്\nnjaan veettilaanu\nI am at home']),
    ['1-3 മഴ പെയ്യുന്നു = It is raining', '4-6 ഞാൻ വീട്ടിലാണ് = I am at home', '(sound-lines 2)'],
  ],
  [
    'the sound and no translation',
    srt([1, 'മഴ പെയ്യുന്നു\nmazha peyyunnu'], [4, 'ഞാൻ വീട്ടിലാണ്\nnjan veetilanu']),
    ['1-3 മഴ പെയ്യുന്നു', '4-6 ഞാൻ വീട്ടിലാണ്', '(sound-lines 2)'],
  ],
  [
    'a second file after the first',
    `${srt(...first)}\n${srt([1, 'അവൻ വന്നു.'], [4, 'അവൾ പോയി.'])}`,
    ['1-3 മഴ പെയ്യുന്നു.', '4-6 ഞാൻ വീട്ടിലാണ്.', '7-9 അവൻ വന്നു.', '10-12 അവൾ പോയി.', '(two-files-after 1)'],
  ],
  [
    'a second file in English',
    `${srt(...first)}\n${srt([1, 'It is raining.'], [4, 'I am at home.'])}`,
    ['1-3 മഴ പെയ്യുന്നു. = It is raining.', '4-6 ഞാൻ വീട്ടിലാണ്. = I am at home.', '(two-files-translation 1)'],
  ],
  [
    'the same file again',
    `${srt(...first)}\n${srt(...first)}`,
    ['1-3 മഴ പെയ്യുന്നു.', '4-6 ഞാൻ വീട്ടിലാണ്.', '(two-files-repeated 1)'],
  ],
  [
    'a table of Whisper',
    'start\tend\ttext\n0\t2500\tമഴ പെയ്യുന്നു.\n2500\t5000\tഞാൻ വീട്ടിലാണ്.\n',
    ['0-2.5 മഴ പെയ്യുന്നു.', '2.5-5 ഞാൻ വീട്ടിലാണ്.'],
  ],
])('captions are read at every door: %s', (_, text, lines) =>
  expect(read(text, '', { wanted: 'words' })).toEqual(lines),
)

it.each([
  [
    'thumbnails of a time bar',
    'WEBVTT\n\n00:00.000 --> 00:05.000\ns.jpg#xywh=0,0,160,90\n\n00:05.000 --> 00:10.000\ns.jpg#xywh=160,0,160,90\n',
    { kind: 'format', format: 'thumbnails' },
  ],
  ['JSON without words', '{"a":1,"b":[2]}', { kind: 'format', format: 'JSON' }],
  ['nothing', ' \n', { kind: 'empty' }],
])('what cannot be read is refused by its name: %s', (_, text, fault) => expect(read(text)).toEqual(fault))

it('takes what it was asked for, where it had chosen another kind', () => {
  const list = 'മഴ,rain\nവീട്,house\n'
  expect(bringText(list)).toMatchObject({ kind: 'words', from: 'list', others: ['text'] })
  expect(read(list, '', { as: 'text' })).toEqual(['മഴ,rain', 'വീട്,house'])
  const captions = srt(...first)
  expect(bringText(captions)).toMatchObject({ kind: 'lines', others: ['text', 'words'] })
  expect(bringText(captions, '', { as: 'text' })).toMatchObject({ kind: 'text' })
  expect(bringText('മഴ പെയ്യുന്നു. ഞാൻ വീട്ടിലാണ്.', '', { as: 'words' })).toMatchObject({ kind: 'words' })
})

it('asks for the rate of frames, and takes the answer', () => {
  const frames = '{0}{25}മഴ.\n{50}{100}കടൽ.\n'
  expect(bringText(frames)).toMatchObject({ doubts: [{ what: 'frame-rate', count: 23.976 }] })
  expect(read(frames, '', { rate: 25 })).toEqual(['0-1 മഴ.', '2-4 കടൽ.'])
})

it('a word list is one at every door, and sentences with translations only where words are wanted', () => {
  const sentences = 'മഴ നന്നായി പെയ്യുന്നു ഇന്ന്,It is raining hard today\nഞാൻ ഇപ്പോൾ എന്റെ വീട്ടിലാണ്,I am at home now\n'
  expect(bringText(sentences)).toMatchObject({ kind: 'text' })
  expect(bringText(sentences, '', { wanted: 'words' })).toMatchObject({ kind: 'words' })
  expect(bringText('മഴ - rain')).toMatchObject({ kind: 'text' })
  expect(bringText('മഴ - rain', '', { wanted: 'words' })).toMatchObject({ kind: 'words' })
})
