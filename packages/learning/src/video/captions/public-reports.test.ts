import { expect, it } from 'vitest'
import { parseCaptionText } from './parse-captions.ts'

/**
 * Inputs of the same form as in public reports about like programs, written anew. The addresses are under
 * github.com. Expected is what the person who reported it wanted.
 */
const reports: [address: string, problem: string, text: string, lines: string[]][] = [
  [
    'kaegi/subparse/issues/11',
    'a number without times between two captions',
    '1\n00:00:06,000 --> 00:00:12,000\nമഴ വന്നു\n\n2\n\n2\n00:11:49,000 --> 00:11:52,000\nവെയിൽ വന്നു\n',
    ['6 6 മഴ വന്നു', '709 3 വെയിൽ വന്നു'],
  ],
  [
    'tkarabela/pysubs2/issues/11',
    'captions without text at the end, all at no time',
    '1\n00:29:27,46 --> 00:29:29,83\nമഴ വന്നു\n\n2\n00:00:00,00 --> 00:00:00,00\n\n3\n00:00:00,00 --> 00:00:00,00\n',
    ['1767.46 2.37 മഴ വന്നു'],
  ],
  [
    'glut23/webvtt-py/issues/46',
    'a blank line between the times and the text',
    'WEBVTT\n\n00:01.000 --> 00:02.000 line:91% align:center\nമഴ വന്നു\n\n00:03.000 --> 00:05.000 line:79%\n\nവെയിൽ വന്നു\nഇന്ന്\n\n00:06.000 --> 00:07.000\nപോയി\n',
    ['1 1 മഴ വന്നു', '3 2 വെയിൽ വന്നു ഇന്ന്', '6 1 പോയി'],
  ],
  [
    'cdown/srt/issues/55',
    'seconds of one digit, fractions of two',
    '1\n00:00:0,500 --> 00:00:2,00\nമഴ വന്നു\n',
    ['0.5 1.5 മഴ വന്നു'],
  ],
  [
    'raitonoberu/sptlrx/pull/92',
    'a line of a song with the times of each repetition',
    '[00:01.00][00:09.00]മഴ വന്നു\n[00:05.00]വെയിൽ വന്നു\n[00:12.00]\n',
    ['1 4 മഴ വന്നു', '5 4 വെയിൽ വന്നു', '9 3 മഴ വന്നു'],
  ],
  [
    'jacquesh/foo_openlyrics/issues/257',
    'an offset with a space in it, and other tags',
    '[offset: -3000]\n[ar: ആരോ]\n[id: 51037068]\n[00:01.00]മഴ വന്നു\n[00:03.00]\n',
    ['4 2 മഴ വന്നു'],
  ],
  [
    'mierak/rmpc/pull/520',
    'another tag between two times',
    '[00:01.00][str:rst][00:05.00]മഴ വന്നു\n[00:03.00]വെയിൽ വന്നു\n[00:07.00]\n',
    ['1 2 മഴ വന്നു', '3 2 വെയിൽ വന്നു', '5 2 മഴ വന്നു'],
  ],
  [
    'cromaguy/Rhythm/issues/135',
    'a translation below its line, without a time',
    '[00:01.00]മഴ വന്നു\n(the rain came)\n[00:03.00]വെയിൽ വന്നു\n(the sun came)\n[00:05.00]\n',
    ['1 2 മഴ വന്നു = (the rain came)', '3 2 വെയിൽ വന്നു = (the sun came)'],
  ],
  [
    'osk/node-webvtt/issues/72',
    'a line for the stream below the signature',
    'WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0\n\n1\n00:00.300 --> 00:01.900\nമഴ വന്നു\n',
    ['0.3 1.6 മഴ വന്നു'],
  ],
  [
    'w3c/webvtt.js/issues/27',
    'a block of styles before the captions',
    'WEBVTT\n\nSTYLE\n::cue {\n  color: papayawhip;\n}\n/* not a cue */\n\nNOTE\nno text\n\n00:01.000 --> 00:02.000\n<b>മഴ</b> വന്നു\n',
    ['1 1 മഴ വന്നു'],
  ],
  [
    'Dash-Industry-Forum/dash.js/issues/123',
    'settings of an older draft beside the times',
    'WEBVTT\n\n00:01:16.042 --> 00:01:18.042 A:start S:25%\nമഴ വന്നു\n',
    ['76.042 2 മഴ വന്നു'],
  ],
  [
    'pbs/pycaption/issues/59',
    'times in seconds, with an s',
    '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p xml:id="s1" begin="10.0s" end="16.0s" style="s2">മഴ വന്നു</p></div></body></tt>',
    ['10 6 മഴ വന്നു'],
  ],
  [
    'asticode/go-astisub/pull/26',
    'times in ticks, and readings above the text',
    '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:tickRate="10000000"><body><div><p begin="10000000t" end="35000000t"><span style="style1">മഴ</span><br/>വന്നു</p></div></body></tt>',
    ['1 2.5 മഴ വന്നു'],
  ],
  [
    'SubtitleEdit/subtitleedit/issues/2334',
    'times that end in frames',
    '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25"><body><div><p begin="00:30:00:00" end="00:30:01:20">മഴ വന്നു</p></div></body></tt>',
    ['1800 1.8 മഴ വന്നു'],
  ],
  [
    'SubtitleEdit/subtitleedit/issues/2147',
    'blank lines within a caption, and a line that is a number',
    '1\n00:00:01,000 --> 00:00:02,000\nമഴ\n\n\nവന്നു\n\n2\n00:00:03,000 --> 00:00:04,000\n\n25 പേർ\n',
    ['1 1 മഴ വന്നു', '3 1 25 പേർ'],
  ],
  [
    'emk/subtitles-rs/issues/21, mozilla/popcorn-js/issues/314',
    'no numbers, and a blank line at the top',
    '\n\n00:00:01,000 --> 00:00:02,000\nമഴ വന്നു\n\n00:00:03,000 --> 00:00:04,000\nവെയിൽ വന്നു\n',
    ['1 1 മഴ വന്നു', '3 1 വെയിൽ വന്നു'],
  ],
]

it.each(reports)('%s: %s', (_, _problem, text, lines) => {
  const parsed = parseCaptionText(text)
  const shown =
    parsed.type === 'refused'
      ? parsed.fault
      : parsed.lines.map(({ start, duration, text, translation }) =>
          [`${start} ${duration} ${text}`, translation].filter(Boolean).join(' = '),
        )
  expect(shown).toEqual(lines)
})
