const virama = '\u0D4D'
const zwj = '\u200D'

/** The consonant that a chillu closes with, and the chillu. ര and റ share one. */
const chillus: Readonly<Record<string, string>> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', റ: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' }

/** Spellings that look like another one, and the one this project writes. Their order matters: ന്റ is made of a chillu. */
const respelt: readonly (readonly [old: RegExp, now: string | ((found: string) => string)])[] = [
  [new RegExp(`[${Object.keys(chillus).join('')}]${virama}${zwj}`, 'gu'), (found) => chillus[found.charAt(0)] ?? found],
  [/ൻ\u0D4D?റ(?!\u0D4Dറ)/gu, 'ന്റ'],
  [/ൌ/gu, 'ൗ'],
  [/ൎ/gu, 'ർ'],
  [/ഇൗ/gu, 'ഈ'],
  [/ഉൗ/gu, 'ഊ'],
  [/ഒൗ/gu, 'ഔ'],
  [/ഒാ/gu, 'ഓ'],
  [/എെ|െെ/gu, (found) => (found.startsWith('എ') ? 'ഐ' : 'ൈ')],
  [/അാ/gu, 'ആ'],
  [/ു\u0D4D/gu, virama],
]

/** A joiner that joins nothing. A ZWNJ between virama and consonant stays: it stops a conjunct (സോഫ്റ്റ്‌വെയർ). */
const strayJoiners = /[\u200B\u200D\u2060\uFEFF]|(?<!\u0D4D)\u200C|\u200C(?![\u0D15-\u0D3A])/gu

/** Only these can begin something to respell; most words have none of them, and pass at once. */
const suspicious = /[\u200B-\u200D\u2060\uFEFF\u0D4C\u0D4E\u0D57]|ൻ\u0D4D?റ|[ഇഉഒഎഅ][\u0D3E-\u0D57]|െെ|ു\u0D4D/u

/**
 * One spelling for each word, so that two texts a reader cannot tell apart are equal. Takes any text and gives it back in
 * NFC, with single-letter chillus and ന്റ as ന + ് + റ; what is not Malayalam stays as it is. Sources: Unicode core
 * specification, chapter 12 (Malayalam); `docs/` names the rest.
 */
export function normalise(text: string): string {
  let spelt = text.normalize('NFC')
  // Mending one place can bring two others together (ു + ZWNJ + ്), so this goes on until nothing changes.
  for (let rounds = 0; rounds < 8 && suspicious.test(spelt); rounds++) {
    const before = spelt
    for (const [old, now] of respelt)
      spelt = typeof now === 'string' ? spelt.replace(old, now) : spelt.replace(old, now)
    spelt = spelt.replace(strayJoiners, '').normalize('NFC')
    if (spelt === before) break
  }
  return spelt
}
