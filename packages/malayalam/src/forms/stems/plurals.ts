import type { WordEntry } from '../entry.ts'
import { isConsonant, openedChillu, opensSoft } from '../letters.ts'
import { meansPeople } from '../person-words.ts'
import { doubledStem, doublesS, keepsM } from './doubled-stems.ts'
import { changedAlike, jointBetween, type Stem, spoken, stem } from './stem.ts'

/** Plurals that no rule gives, for entries that do not have their own. */
const irregular: Readonly<Record<string, readonly string[]>> = {
  മകൻ: ['മക്കൾ', 'ആൺമക്കൾ'],
  മകൾ: ['മക്കൾ', 'പെൺമക്കൾ'],
  കുഞ്ഞ്: ['കുഞ്ഞുങ്ങൾ'],
  പെണ്ണ്: ['പെണ്ണുങ്ങൾ'],
  ആണ്: ['ആണുങ്ങൾ'],
  സുഹൃത്ത്: ['സുഹൃത്തുക്കൾ'],
  രാജാവ്: ['രാജാക്കന്മാർ'],
  ഭർത്താവ്: ['ഭർത്താക്കന്മാർ'],
  ആൾ: ['ആളുകൾ', 'ആൾക്കാർ'],
  നായ: ['നായകൾ', 'നായ്ക്കൾ'],
  ബന്ധു: ['ബന്ധുക്കൾ'],
  മുസ്ലിം: ['മുസ്ലിങ്ങൾ', 'മുസ്ലിംകൾ'],
}

/**
 * The stems of the plural, which include its ending. Beside സുന്ദരിമാർ, സുന്ദരികൾ is understood. The ർ of a plural becomes ര: കാരുടെ.
 */
export function pluralsOf(entry: WordEntry, person: boolean): Stem[] {
  if (entry.plural === 'none') return []
  const known = [...(entry.plural ? [entry.plural] : []), ...(irregular[entry.word] ?? [])]
  const own = known.length > 0 ? known : regular(entry, entry.word, person)
  const [first] = own
  const others = (entry.also ?? []).flatMap((word) => {
    const alike = first && changedAlike(word, entry.word, first)
    return known.length > 0 && alike ? [alike] : regular(entry, word, person)
  })
  const plurals = [...new Set([...own, ...others])]
  const hasOther = plurals.some((plural) => plural === `${entry.word}മാർ`) && /[രനടല]ി$/u.test(entry.word)
  return [
    ...plurals.flatMap((plural, at) => pluralStems(entry.word, plural, at === 0 ? 0 : 1)),
    ...(hasOther ? pluralStems(entry.word, `${entry.word}കൾ`, 3) : []),
    // കുട്ട്യോൾ, ആൺകുട്ട്യോൾ.
    ...(entry.word.endsWith('കുട്ടി')
      ? pluralStems(entry.word, `${entry.word.slice(0, -1)}്യോൾ`, 3).map((one) => spoken(one, 3))
      : []),
  ]
}

const shownPlurals = /(?:്യോൾ|ങ്ങൾ|ക്കൾ|കൾ|ന്മാർ|മാർ|ർ)$/u

function pluralStems(word: string, plural: string, rank: 0 | 1 | 3): Stem[] {
  const ending = shownPlurals.exec(plural)?.[0]
  if (!ending) return [stem(plural, 'noun', rank, [{ id: 'plural', shown: plural }])]
  const joint = jointBetween(word, plural.slice(0, -ending.length))
  const within = [{ id: 'plural', shown: `-${ending}`, ...(joint && { joint }) }]
  const opened = plural.slice(0, -1) + (openedChillu[plural.slice(-1)] ?? '')
  return [stem(plural, 'noun|kk', rank, within), stem(opened, 'e|il|ude', rank, within)]
}

/** The plurals of a noun by its last letters, the usual one first. */
function regular(entry: WordEntry, word: string, person: boolean): string[] {
  const body = word.slice(0, -1)
  const last = word.at(-1) ?? ''
  const doubled = doubledStem(entry, word)
  if (doubled) return [`${doubled}ുകൾ`]
  if (keepsM(word)) return [`${body}മുകൾ`]
  if (last === 'ം') return [`${body}ങ്ങൾ`]
  // ജോലിക്കാർ, എഴുത്തുകാർ; but ഗ്രന്ഥകാരന്മാർ, of a word from Sanskrit.
  if (/(?:ക്|ു)കാരൻ$/u.test(word)) return [`${word.slice(0, -2)}ർ`]
  if (/നായ്?$/u.test(word) && word !== 'നായ') return [`${word.replace(/്$/u, '')}്ക്കൾ`]
  if (/(?:ക്ക|ുക)ാരി$/u.test(word)) return [`${word}കൾ`, `${word.slice(0, -2)}ർ`]
  if (last === 'ൻ' && person) return word.endsWith('കൻ') ? [`${body}ർ`] : [`${body}ന്മാർ`, `${body}ൻമാർ`]
  if (last === 'ർ') return ofR(word, body, person, meansPeople(entry))
  if (/(?:ക്കൾ|കൾ|ങ്ങൾ)$/u.test(word) && !word.endsWith('ങ്കൾ')) return []
  if (last === 'ൾ' && person) return []
  const opened = openedChillu[last]
  if (opened) return [`${body}${opened}ുകൾ`]
  if (last === '്') return ofHalfU(word, body, person)
  if (last === 'ു' || /^പൂ$|പ്പൂ$/u.test(word)) return [`${word}ക്കൾ`]
  if (person && /(?:മ്മ|ഭാര്യ|ച്ചി|ശ്ശി|മായി|ങ്ങമ്മ)$/u.test(word)) return [`${word}മാർ`]
  return [`${word}കൾ`]
}

function ofR(word: string, body: string, person: boolean, many: boolean): string[] {
  if (many) return []
  return person ? [`${word}മാർ`] : [`${body}${opensSoft(word, 'noun') ? 'ര' : 'റ'}ുകൾ`]
}

function ofHalfU(word: string, body: string, person: boolean): string[] {
  if (/ൂവ്$|ത്മാവ്$/u.test(word) || (person && word.endsWith('ാവ്'))) return [`${word.slice(0, -2)}ക്കൾ`]
  if (person && isConsonant(body.at(-1)) && !word.endsWith('ിസ്റ്റ്')) return [`${body}ുമാർ`]
  if (doublesS(word)) return [`${body}ുകൾ`, `${body}്സുകൾ`]
  return [`${body}ുകൾ`]
}
