import { isDoubled, type SoundUnit } from './sound-units.ts'

/**
 * How a learner types: who doubles a letter nowhere says nothing by a single one, and who writes no long a
 * nothing by a short. Learner's Latin has marks, on all letters or on vowels.
 */
export type Habits = { doubles: ReadonlySet<string>; longs: boolean; marks: 'none' | 'vowels' | 'all' }

/**
 * How well letters say a sound: in a usual way, in a way that may be meant so though it says another sound
 * better (l for ഴ), or not at all: zh for ല, th for ട, ll for ല.
 */
export type Fit = 'usual' | 'loose' | 'wrong'

/**
 * How the sounds of some letters are typed: alone, voiced, doubled, and both; what may be meant so, though it
 * says another sound; and what says another.
 */
type Typed = {
  one: string
  soft?: string
  two?: string
  softTwo?: string
  unlikely?: string
  unlikelyTwo?: string
  other?: string
}

const consonants: readonly (readonly [letters: string, typed: Typed])[] = [
  ['കഖഗഘൿ', { one: 'k c q kh ck', soft: 'g gh', two: 'kk cc ck kkh ckk', softTwo: 'gg ggh' }],
  ['ചഛജഝ', { one: 'ch c chh tch', soft: 'j jh', two: 'cch chch tch thch cchh chh cc', softTwo: 'jj jjh dj' }],
  ['ടഡ', { one: 't', soft: 'd', two: 'tt', softTwo: 'dd', other: 'th dh tth ddh thth' }],
  ['ഠഢ', { one: 't th', soft: 'd dh', two: 'tt tth', softTwo: 'dd ddh' }],
  [
    'തഥ',
    {
      one: 'th t',
      soft: 'dh',
      two: 'tth thth th t',
      softTwo: 'dd ddh dhdh',
      unlikely: 'd',
      unlikelyTwo: 'tt',
    },
  ],
  ['ദധ', { one: 'th t', soft: 'd dh', two: 'tth thth th t', softTwo: 'dd ddh dhdh', unlikelyTwo: 'tt' }],
  ['പഫബഭ', { one: 'p ph f', soft: 'b bh', two: 'pp pph ff', softTwo: 'bb bbh' }],
  ['നണഩൻൺ', { one: 'n', two: 'nn', other: 'nj ng' }],
  [
    'ഞ',
    {
      one: 'nj ny gn jn',
      two: 'nj ny gn jn nnj nny njnj njj',
      unlikely: 'n nn',
      unlikelyTwo: 'n nn',
      other: 'ng',
    },
  ],
  ['ങ', { one: 'ng', two: 'ng nng ngng ngg', unlikely: 'n nn', unlikelyTwo: 'n nn', other: 'nj' }],
  ['മ', { one: 'm', two: 'mm' }],
  ['രർ', { one: 'r', two: 'rr' }],
  ['ലളൽൾ', { one: 'l', two: 'll', other: 'zh z' }],
  ['ഴ', { one: 'zh z zhzh zzh', two: 'zhzh zzh', unlikely: 'l', other: 'll' }],
  ['വ', { one: 'v w u', two: 'vv ww' }],
]

/** Of these nobody hears how many there are, or Latin has no two ways for it. */
const always: readonly (readonly [letters: string, typed: string])[] = [
  ['യ', 'y i yy -'],
  ['റ', 'r rr'],
  ['സ', 's ss c z sc'],
  ['ശഷ', 's sh ss ssh shsh'],
  ['ഹ', 'h hh -'],
  ['ം', 'm mm n ng'],
  ['ഃ', 'h -'],
]

/** Short and long vowels, each with the letters that are usual for the long one only. */
const vowels: readonly { short: string; long: string; one: string; two: string; atEnd?: string }[] = [
  { short: 'അ', long: 'ആാ', one: 'a', two: 'aa aaa', atEnd: 'ah' },
  { short: 'ഇി', long: 'ഈീ', one: 'i', two: 'ee ii ea ie', atEnd: 'y ey' },
  { short: 'ഉു', long: 'ഊൂ', one: 'u', two: 'oo uu', atEnd: 'uh -' },
  { short: 'എെ', long: 'ഏേ', one: 'e', two: 'ee ea ae ei', atEnd: 'ey ay' },
  { short: 'ഒൊ', long: 'ഓോ', one: 'o', two: 'oo oa', atEnd: 'ow' },
]

const otherVowels: readonly (readonly [letters: string, typed: string])[] = [
  ['്', 'u - uu oo uh'],
  ['ഐൈ', 'ai ei ay ey y i e aai ae'],
  ['ഔൗ', 'au ou ow o'],
  ['ഋൃ', 'ri r ru ree ry'],
]

type Spelling = { letters: string; fit: Fit }

/** All that may stand for a sound in Latin letters. */
export function spellingsOf(unit: SoundUnit, before: SoundUnit | undefined, habits: Habits): Spelling[] {
  if (unit.kind === 'joint') return [{ letters: '', fit: 'usual' }]
  return unit.kind === 'vowel' ? ofVowel(unit, habits) : ofConsonant(unit, before, habits)
}

function ofVowel({ text, isFirst, isLast }: SoundUnit, habits: Habits): Spelling[] {
  const fixed = otherVowels.find(([letters]) => text !== '' && letters.includes(text))
  if (fixed) return as('usual', fixed[1])
  const vowel = text === '' ? vowels[0] : vowels.find(({ short, long }) => (short + long).includes(text))
  if (!vowel) return []
  const { long, one, two, atEnd = '' } = vowel
  // Nobody types the length of a last vowel with care.
  if (isLast) return as('usual', `${one} ${two} ${atEnd}`)
  if (text === '' || !long.includes(text)) return [...as('usual', one), ...as('wrong', two)]
  // English habit has i and u for long ones too, e and o have one letter for both, and behind the first
  // syllable few mark a long a.
  return [...as('usual', two), ...as(one === 'a' && isFirst && habits.longs ? 'loose' : 'usual', one)]
}

function ofConsonant(unit: SoundUnit, before: SoundUnit | undefined, habits: Habits): Spelling[] {
  const { text } = unit
  if (text === 'റ്റ') return [...as('usual', 'tt t'), ...as('wrong', 'th d dd tth thth dh')]
  if (text === 'ന്റ') return [...as('usual', 'nt nd ntt ndr'), ...as('wrong', 'nth ndh nnth')]
  // Of an aspirate and its plain fellow, ഡ്ഢ, the aspirate says how they are typed.
  const letter = text.at(-1) ?? ''
  const fixed = always.find(([letters]) => letters.includes(letter))
  if (fixed) return as('usual', fixed[1])
  const typed = consonants.find(([letters]) => letters.includes(letter))?.[1]
  if (!typed) return []
  const all = { soft: '', two: '', softTwo: '', unlikely: '', unlikelyTwo: '', other: '', ...typed }
  if (unit.inCluster) return inCluster(letter, all, before)
  return isDoubled(text) ? asDouble(letter, all, habits) : asSingle(letter, all, unit)
}

function inCluster(letter: string, typed: Required<Typed>, before: SoundUnit | undefined): Spelling[] {
  const { one, soft, two, softTwo, unlikely, unlikelyTwo, other } = typed
  const usual = `${one} ${soft} ${two} ${softTwo}`
  // Behind another consonant ട and ഠ are typed alike: ഷ്ട, ഷ്ഠ.
  if (before?.kind === 'joint' && 'ടഠ'.includes(letter)) return as('usual', `${usual} d th tth`)
  const nasal = 'നണൻൺഞങ'.includes(letter) ? 'n ng nj' : ''
  return [
    ...as('usual', `${usual} ${nasal}`),
    ...as('loose', `${unlikely} ${unlikelyTwo}`),
    ...as('wrong', other),
  ]
}

function asDouble(letter: string, typed: Required<Typed>, { doubles }: Habits): Spelling[] {
  const { one, soft, two, softTwo, unlikely, unlikelyTwo, other } = typed
  const isVoiced = voiced.includes(letter)
  // A single ട is typed d, so that t says two of them well enough: veetil.
  const fitOfOne = !doubles.has(one.charAt(0)) || 'ടഠ'.includes(letter) ? 'usual' : 'loose'
  return [
    ...as('usual', two),
    ...as(fitOfOne, one),
    ...(isVoiced ? [...as('usual', softTwo), ...as(fitOfOne, soft)] : as('wrong', `${soft} ${softTwo}`)),
    ...as('loose', unlikelyTwo),
    ...as('wrong', `${unlikely} ${other}`),
  ]
}

function asSingle(letter: string, typed: Required<Typed>, { at, isLast }: SoundUnit): Spelling[] {
  const { one, soft, two, softTwo, unlikely, unlikelyTwo, other } = typed
  // A u may follow what ends a word: paalu.
  if (isLast) return [...as('usual', withU(one)), ...as('loose', withU(two)), ...as('wrong', withU(other))]
  const isVoiced = voiced.includes(letter)
  const hasOneWay = 'ഴഞങ'.includes(letter)
  return [
    ...as(isVoiced ? 'loose' : 'usual', one),
    // Between vowels a stop is voiced, whatever its letter.
    ...as(isVoiced || at > 0 ? 'usual' : 'loose', soft),
    ...as(hasOneWay ? 'usual' : 'wrong', `${two} ${softTwo}`),
    ...as('loose', unlikely),
    ...as('wrong', `${unlikelyTwo} ${other}`),
  ]
}

const withU = (spelt: string) => spelt.replace(/\S+/gu, '$& $&u')

const voiced = 'ഗഘജഝഡഢദധബഭ'

/** Each of some spellings; - is for a sound that nobody writes. */
const as = (fit: Fit, spelt: string): Spelling[] =>
  spelt.split(' ').flatMap((one) => (one === '' ? [] : [{ letters: one.replace('-', ''), fit }]))
