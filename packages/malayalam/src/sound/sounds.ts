/**
 * The sounds of Malayalam with their spellings: IPA, learner's Latin (near ISO 15919, with ŭ for the half-u
 * and ḻ for ഴ), easy Latin (plain ASCII, as Malayalis type), and the name that the speech engine uses (eSpeak
 * NG's `ml` phoneme table with the additions of content/src/audio/engine/mended-phonemes.ts).
 */
export const sounds = {
  a: ['a', 'a', 'a', 'a'],
  aa: ['aː', 'ā', 'aa', 'a:'],
  i: ['i', 'i', 'i', 'i'],
  ii: ['iː', 'ī', 'ee', 'i:'],
  u: ['u', 'u', 'u', 'u'],
  uu: ['uː', 'ū', 'oo', 'u:'],
  ri: ['rɨ', 'r̥', 'ri', 'Ry'],
  rii: ['rɨː', 'r̥̄', 'ree', 'Ry:'],
  li: ['lɨ', 'l̥', 'li', 'ly'],
  lii: ['lɨː', 'l̥̄', 'lee', 'ly:'],
  e: ['e', 'e', 'e', 'e'],
  ee: ['eː', 'ē', 'e', 'e:'],
  ai: ['ai̯', 'ai', 'ai', 'aI'],
  o: ['o', 'o', 'o', 'o'],
  oo: ['oː', 'ō', 'o', 'o:'],
  au: ['au̯', 'au', 'au', 'aU'],
  /** The half-u that a virama leaves at the end of a word. */
  halfU: ['ə', 'ŭ', 'u', 'y'],
  k: ['k', 'k', 'k', 'k'],
  kh: ['kʰ', 'kh', 'kh', 'k#'],
  g: ['ɡ', 'g', 'g', 'g'],
  gh: ['ɡʱ', 'gh', 'gh', 'g#'],
  ng: ['ŋ', 'ṅ', 'ng', 'N'],
  c: ['t͡ʃ', 'c', 'ch', 'c'],
  ch: ['t͡ʃʰ', 'ch', 'chh', 'c#'],
  j: ['d͡ʒ', 'j', 'j', 'J'],
  jh: ['d͡ʒʱ', 'jh', 'jh', 'J#'],
  ny: ['ɲ', 'ñ', 'nj', 'n^'],
  /** Retroflex: the tongue curls back. */
  T: ['ʈ', 'ṭ', 't', 't.'],
  Th: ['ʈʰ', 'ṭh', 'th', 't.#'],
  D: ['ɖ', 'ḍ', 'd', 'd.'],
  Dh: ['ɖʱ', 'ḍh', 'dh', 'd.#'],
  N: ['ɳ', 'ṇ', 'n', 'n.'],
  /** Dental: the tongue at the teeth. */
  t: ['t̪', 't', 'th', 't'],
  th: ['t̪ʰ', 'th', 'th', 't#'],
  d: ['d̪', 'd', 'd', 'd['],
  dh: ['d̪ʱ', 'dh', 'dh', 'd#'],
  n: ['n̪', 'n', 'n', 'n['],
  /** Alveolar: the tongue at the ridge behind the teeth. Written with the same letters as other sounds. */
  alveolarN: ['n', 'n', 'n', 'n'],
  alveolarT: ['t', 'ṯ', 't', 't2'],
  alveolarD: ['d', 'ṯ', 't', 'd2'],
  p: ['p', 'p', 'p', 'p'],
  f: ['f', 'f', 'f', 'f'],
  ph: ['pʰ', 'ph', 'ph', 'p#'],
  b: ['b', 'b', 'b', 'b'],
  bh: ['bʱ', 'bh', 'bh', 'b#'],
  m: ['m', 'm', 'm', 'm'],
  y: ['j', 'y', 'y', 'j'],
  r: ['ɾ', 'r', 'r', 'r'],
  R: ['r', 'ṟ', 'r', 'R2'],
  l: ['l', 'l', 'l', 'l'],
  L: ['ɭ', 'ḷ', 'l', 'l.'],
  zh: ['ɻ', 'ḻ', 'zh', 'r.'],
  v: ['ʋ', 'v', 'v', 'v'],
  sh: ['ʃ', 'ś', 'sh', 'S;'],
  S: ['ʂ', 'ṣ', 'sh', 's.'],
  s: ['s', 's', 's', 's'],
  h: ['ɦ', 'h', 'h', 'h'],
} as const satisfies Record<string, readonly [ipa: string, latin: string, easy: string, speech: string]>

export type Sound = keyof typeof sounds

export const isSound = (name: string | undefined): name is Sound =>
  name !== undefined && Object.hasOwn(sounds, name)

const vowels = new Set<string>(
  'a aa i ii u uu ri rii li lii e ee ai o oo au halfU'.split(' ') satisfies string[],
)

export function isVowel(sound: string | undefined): boolean {
  return sound !== undefined && vowels.has(sound)
}
