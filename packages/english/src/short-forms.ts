const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/giu, 'can not'],
  [/\bwon't\b/giu, 'will not'],
  [/\bshan't\b/giu, 'shall not'],
  [/\blet's\b/giu, 'let us'],
  [/(?<=\p{L})n't\b/giu, ' not'],
  [/(?<=\p{L})'m\b/giu, ' am'],
  [/(?<=\p{L})'re\b/giu, ' are'],
  [/(?<=\p{L})'ll\b/giu, ' will'],
  [/(?<=\p{L})'ve\b/giu, ' have'],
]

/** An English text with its short forms written out: don't is do not. 's and 'd stay, as they may be is, has, had or would. */
export const writtenOut = (text: string): string =>
  shortForms.reduce((written, [short, long]) => written.replace(short, long), text)

/** After these, 's is seldom anything but “is”; after other words it says whose something is. */
export const beforeIs: ReadonlySet<string> = new Set(
  'he she it this that what who where how there here'.split(' '),
)

/** A text with one kind of apostrophe. */
export const straight = (text: string): string => text.replace(/[’‘ʼ`´]/gu, "'")
