/**
 * A file of captions: where one of its form was reported (an address under github.com), what is odd in it, its
 * text, and its lines as `start duration text = translation`.
 */
export type ReportedCaptions = readonly [address: string, problem: string, text: string, lines: string[]]

/**
 * Inputs of the same form as in public reports about like programs, written anew. Expected is what the person
 * who reported it wanted.
 */
export const reportedCaptions: readonly ReportedCaptions[] = [
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
  [
    'Red5goahead/VisualSubSync-Enhanced/issues/15, teras/Jubler/issues/27',
    'SBV, as YouTube Studio saves it',
    '0:00:01.000,0:00:03.500\nമഴ പെയ്യുന്നു.\n\n0:00:04.000,0:00:06.000\nഞാൻ വീട്ടിലാണ്.\n',
    ['1 2.5 മഴ പെയ്യുന്നു.', '4 2 ഞാൻ വീട്ടിലാണ്.'],
  ],
  [
    'simjanos-dev/LinguaCafe/issues/457',
    'a transcript copied from the page of a video',
    '0:00\nനമസ്കാരം കൂട്ടുകാരേ\n0:04\nഇന്ന് മഴയാണ്\n1:02:09\nനമുക്ക് തുടങ്ങാം\n',
    ['0 4 നമസ്കാരം കൂട്ടുകാരേ', '4 60 ഇന്ന് മഴയാണ്', '3729 1.5 നമുക്ക് തുടങ്ങാം'],
  ],
  [
    'SubtitleEdit/subtitleedit/issues/7937, otsaloma/gaupol/issues/39',
    'the lines of a song',
    '[00:12.00]മഴ പെയ്യുന്നു\n[00:15.30]കാറ്റ് വീശുന്നു\n',
    ['12 3.3 മഴ പെയ്യുന്നു', '15.3 1.5 കാറ്റ് വീശുന്നു'],
  ],
  [
    'zzunebye/obsidian-google-liked-video/pull/17',
    'XML of the provider',
    '<?xml version="1.0" encoding="utf-8" ?><transcript><text start="1" dur="2.5">മഴ &amp;amp; വെയിൽ</text></transcript>',
    ['1 2.5 മഴ & വെയിൽ'],
  ],
  [
    'yt-dlp/yt-dlp/issues/1734, deniscerri/ytdlnis/issues/433',
    'rolling lines, each of them twice',
    '1\n00:00:00,400 --> 00:00:02,389\n \nമഴ പെയ്യുന്നു എന്ന്\n\n2\n00:00:02,389 --> 00:00:02,399\nമഴ പെയ്യുന്നു എന്ന്\n \n\n3\n00:00:02,399 --> 00:00:04,500\nമഴ പെയ്യുന്നു എന്ന്\nഅമ്മ പറഞ്ഞു ഇന്ന്\n\n4\n00:00:04,500 --> 00:00:04,510\nഅമ്മ പറഞ്ഞു ഇന്ന്\n \n',
    ['0.4 1.999 മഴ പെയ്യുന്നു എന്ന്', '2.399 2.111 അമ്മ പറഞ്ഞു ഇന്ന്'],
  ],
  [
    'm-bain/whisperX/issues/597',
    'the line again for each of its words',
    '1\n00:00:01,000 --> 00:00:01,500\n<u>മഴ</u> ഇന്ന് വരും\n\n2\n00:00:01,500 --> 00:00:02,000\nമഴ <u>ഇന്ന്</u> വരും\n\n3\n00:00:02,000 --> 00:00:03,000\nമഴ ഇന്ന് <u>വരും</u>\n',
    ['1 2 മഴ ഇന്ന് വരും'],
  ],
  [
    'google/ExoPlayer/issues/2145',
    'a caption before the beginning',
    '1\n-00:00:01,500 --> 00:00:01,000\nമുമ്പ്\n\n2\n00:00:02,000 --> 00:00:04,000\nമഴ പെയ്യുന്നു\n',
    ['0 1 മുമ്പ്', '2 2 മഴ പെയ്യുന്നു'],
  ],
  [
    'gsantiago/subtitle.js/issues/68',
    'thousandths with a long fraction',
    '1\n00:00:01,249.0999999999999 --> 00:00:03,000\nമഴ പെയ്യുന്നു\n',
    ['1.249 1.751 മഴ പെയ്യുന്നു'],
  ],
  [
    'osk/node-webvtt/issues/117, glut23/webvtt-py/pull/80',
    'hours of three digits',
    'WEBVTT\n\n100:00:10.750 --> 100:00:20.810\nമഴ\n',
    ['360010.75 10.06 മഴ'],
  ],
  [
    'Purfview/whisper-standalone-win/issues/83',
    'what Whisper prints',
    '[00:00:00.000 --> 00:00:02.500]  മഴ പെയ്യുന്നു\n[00:00:02.500 --> 00:00:05.000]  ഞാൻ വരാം\n',
    ['0 2.5 മഴ പെയ്യുന്നു', '2.5 2.5 ഞാൻ വരാം'],
  ],
  [
    'tkarabela/pysubs2/pull/31',
    'codes of ASS and a drawing within SRT',
    '1\n00:00:01,000 --> 00:00:02,000\nമഴ\\Nപെയ്യുന്നു\\hഇന്ന്\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\p1}m 0 0 l 100 0 100 100{\\p0}\n',
    ['1 1 മഴ പെയ്യുന്നു ഇന്ന്'],
  ],
  [
    'mpv-player/mpv/issues/5541, albinotonnina/echos/issues/155',
    'entities escaped twice',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nഅവൻ &amp;#39;ശരി&amp;#39; എന്നു പറഞ്ഞു &amp;gt;&amp;gt; &hellip; &mdash; &rsquo;\n',
    ["1 1 അവൻ 'ശരി' എന്നു പറഞ്ഞു >> … — ’"],
  ],
  [
    'androidx/media/issues/1632, samvera-labs/clover-iiif/pull/218',
    'two voices in one caption',
    'WEBVTT\n\n00:01.000 --> 00:03.000\n<v രമ>വരൂ.</v>\n<v ലത>ശരി.</v>\n',
    ['1 1 വരൂ.', '2 1 ശരി.'],
  ],
  [
    'SubtitleEdit/subtitleedit/issues/2606',
    'both languages in each caption',
    '1\n00:00:01,000 --> 00:00:03,000\nമഴ പെയ്യുന്നു.\nIt is raining.\n\n2\n00:00:04,000 --> 00:00:06,000\nഞാൻ വരാം.\nI will come.\n',
    ['1 2 മഴ പെയ്യുന്നു. = It is raining.', '4 2 ഞാൻ വരാം. = I will come.'],
  ],
  [
    'immersive-translate/immersive-translate/issues/1750',
    'both languages at the same times',
    '1\n00:00:01,000 --> 00:00:03,000\nമഴ പെയ്യുന്നു.\n\n2\n00:00:01,000 --> 00:00:03,000\nIt is raining.\n\n3\n00:00:04,000 --> 00:00:06,000\nഞാൻ വരാം.\n\n4\n00:00:04,000 --> 00:00:06,000\nI will come.\n',
    ['1 2 മഴ പെയ്യുന്നു. = It is raining.', '4 2 ഞാൻ വരാം. = I will come.'],
  ],
]
