import type { LexiconEntry } from '@app/learning/vocabulary'
import { firstOf } from './noun-phrase.ts'

/** ഒന്നാം, രണ്ടാമത്തെ: which one of several. */
export const ordinals: ReadonlyMap<string, string> = new Map(
  Object.entries({ ഒന്ന്: 'first', രണ്ട്: 'second', മൂന്ന്: 'third', നാല്: 'fourth', അഞ്ച്: 'fifth', പത്ത്: 'tenth' }),
)

/** What നല്ല is before what is felt: heavy rain, a strong pain. */
const strong: ReadonlyMap<string, string> = new Map(
  Object.entries({
    മഴ: 'heavy',
    കാറ്റ്: 'strong/pleasant',
    ചൂട്: 'strong',
    തണുപ്പ്: 'strong',
    തിരക്ക്: 'strong',
    വേദന: 'strong',
    തലവേദന: 'strong',
    പനി: 'strong',
    ചുമ: 'strong',
    വെയിൽ: 'strong',
    വിശപ്പ്: 'strong',
    ദാഹം: 'strong',
    ക്ഷീണം: 'strong',
    ഉയരം: 'good',
    പൊക്കം: 'good',
    നീളം: 'good',
  }),
)

/** They say how many, or more than an English adjective does. */
const notAdjectives = new Set(
  'മുഴുവൻ വെറും കൂടുതൽ അധികം ഇത്ര അത്ര ഉള്ള ഇല്ലാത്ത തുടങ്ങിയ മറ്റ് പാവം മിക്ക ഒറ്റ എന്ത് എന്തൊരു കുറഞ്ഞ ഭയങ്കര ഇഷ്ടമുള്ള ഏതെങ്കിലും വരുന്ന ഇത്തരം വേറെ സാധാരണ'.split(
    ' ',
  ),
)

/** An adjective before this noun, or undefined where it is not sure. */
export function adjectiveOf(entry: LexiconEntry, next: LexiconEntry | undefined): string | undefined {
  const sense = entry.means[0] ?? ''
  if (notAdjectives.has(entry.word)) return undefined
  if (sense.startsWith('strong') && entry.word === 'നല്ല') return strong.get(next?.word ?? '')
  if (entry.word === 'പ്രിയപ്പെട്ട') return 'favourite'
  if (entry.pos === 'numeral' || /^of |^that /u.test(sense)) return undefined
  return firstOf(sense)
}
