/**
 * Folding makes a rough key of a word, the same for every way people type it: without length, doubling,
 * aspiration and voicing, with one n, one l, one s, and without a half-u at its end. വെള്ളം, vellam, veḷḷam
 * and velam are all `velam`. It is only for finding, because different words may have the same key.
 */
const letters: Readonly<Record<string, string>> = fromTable(`
k കഖഗഘൿ c ചഛജഝ t ടഠഡഢതഥദധഺ n ങഞണനഩൺൻ p പഫബഭ m മം y യ r രറർ l ലളഴൽൾ v വ s ശഷസ h ഹ
`)
const vowels: Readonly<Record<string, string>> = fromTable(`
a അആാ i ഇഈിീ u ഉഊുൂ ri ഋൃ e എഏെേ ai ഐൈ o ഒഓൊോ au ഔൗ
`)

function fromTable(table: string): Record<string, string> {
  const parts = table.trim().split(/\s+/u)
  const found: Record<string, string> = {}
  for (let at = 0; at + 1 < parts.length; at += 2)
    for (const letter of parts[at + 1] ?? '') found[letter] = parts[at] ?? ''
  return found
}

const isSign = (letter: string | undefined) => letter !== undefined && letter >= 'ാ' && letter <= '്'

/** The key of a normalised Malayalam word, or of a stem, whose last a is not pronounced. */
export function foldMalayalam(word: string, isStem = false): string {
  let key = ''
  for (let at = 0; at < word.length; at++) {
    const letter = word[at] ?? ''
    const next = word[at + 1]
    if (letter === 'ം' && next !== undefined && 'കഖഗഘചഛജഝടഠഡഢതഥദധ'.includes(next)) key += 'n'
    else if (letter === 'റ' && next === '്' && word[at + 2] === 'റ') {
      key += 't'
      at += 2
      if (!isSign(word[at + 1]) && !(isStem && at === word.length - 1)) key += 'a'
      continue
    } else if (letter === 'റ' && word[at - 1] === '്' && word[at - 2] === 'ന') key += 't'
    else key += vowels[letter] ?? letters[letter] ?? ''
    const ends = isStem && at === word.length - 1
    if (letter >= 'ക' && letter <= 'ഹ' && !isSign(next) && !ends) key += 'a'
  }
  return squeeze(key, isStem)
}

/** Removes double letters, u at the end, and y beside i. A y at the end of a stem is a glide and stays. */
const squeeze = (key: string, isStem = false) =>
  key
    .replace(/(.)\1+/gu, '$1')
    .replace(/(?<=.)u$/u, '')
    .replace(isStem ? /iyi?|yi|y(?![aeou]|$)/gu : /iyi?|yi|y(?![aeou])/gu, 'i')
    .replace(/(.)\1+/gu, '$1')

/** Latin spellings with several readings, tried in turn. All other spellings have one reading. */
const choices: readonly (readonly [RegExp, readonly string[]])[] = [
  [/nj(?!j)/gu, ['n', 'nc']],
  [/jn/gu, ['n', 'cn']],
  [/gn/gu, ['n', 'kn']],
  [/ny/gu, ['ny', 'n']],
  [/ng(?!g)/gu, ['n', 'nk']],
  [/(?<!z)z(?!h)/gu, ['l', 's']],
  [/oo/gu, ['u', 'o']],
  [/ee|ea/gu, ['i', 'e']],
  [/(?<!c)c(?![chk])/gu, ['c', 'k']],
  [/^au/gu, ['au', 'o']],
]

const plain: readonly (readonly [RegExp, string])[] = [
  [/r\u0325\u0304?/gu, 'ri'],
  [/ṯ/gu, 't'],
  [/[\u0300-\u036f]/gu, ''],
  [/[^a-z]/gu, ''],
  [/zh/gu, 'l'],
  [/tch|chh|cch/gu, 'c'],
  [/ph|f/gu, 'p'],
  [/([kgcjtdbp])h/gu, '$1'],
  [/sh/gu, 's'],
  [/ck|q/gu, 'k'],
  [/x/gu, 'ks'],
  [/w/gu, 'v'],
  [/ou|ow|au/gu, 'au'],
  [/ei/gu, 'ai'],
  [/d/gu, 't'],
  [/g/gu, 'k'],
  [/b/gu, 'p'],
  [/j/gu, 'c'],
]

const maxKeys = 12

/**
 * The keys that a word in Latin letters may have, likeliest first. The word may be Manglish, easy Latin or
 * learner's Latin.
 */
export function foldLatin(word: string): string[] {
  let forms = [word.toLowerCase().normalize('NFD')]
  for (const [pattern, readings] of choices)
    forms = forms
      .flatMap((form) =>
        form.search(pattern) < 0 ? [form] : readings.map((one) => form.replace(pattern, one)),
      )
      .slice(0, maxKeys)
  const rough = forms.map((form) => plain.reduce((text, [old, now]) => text.replace(old, now), form))
  const keys = [...rough.map((key) => squeeze(key)), ...rough.map((key) => squeeze(key, true))]
  return [...new Set(keys)].filter((key) => key !== '')
}
