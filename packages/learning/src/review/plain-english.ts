/** Words that change nothing of a meaning, as long as other words are left. */
const small = new Set(['a', 'an', 'the', 'to', 'is', 'be'])

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b|\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/\b(it|that|this|he|she|there|here|what|who|where|how|let)'s\b/g, '$1 is'],
  [/&/g, ' and '],
]

/**
 * A text in English, as it is compared: without capitals, marks, articles and the "to" of a verb, with numbers
 * as digits, in one of the two spellings of English. Empty if it has no letter.
 */
export function plainEnglish(text: string): string {
  let written = text
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\b(?:etc|e\.g|i\.e)\b\.?/g, ' ')
  for (const [long, short] of shortened) written = written.replace(long, short)
  const words = written
    .normalize('NFKD')
    .replace(/(?<=\d),(?=\d{2,3}\b)/g, '')
    .replace(/[-‐–—_./]/g, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean)
  const telling = words.filter((word) => !small.has(word))
  const kept = telling.length > 0 ? telling : words.length > 1 && words[0] === 'to' ? words.slice(1) : words
  return inDigits(kept.map(inOneSpelling)).join(' ')
}

const others: Readonly<Record<string, string>> = {
  ...{
    grey: 'gray',
    programme: 'program',
    programmes: 'programs',
    cheque: 'check',
    cheques: 'checks',
    tyre: 'tire',
  },
  ...{
    tyres: 'tires',
    aeroplane: 'airplane',
    aeroplanes: 'airplanes',
    pyjamas: 'pajamas',
    mum: 'mom',
    mummy: 'mommy',
  },
  ...{
    jewellery: 'jewelry',
    plough: 'plow',
    ploughing: 'plowing',
    mould: 'mold',
    kerb: 'curb',
    practise: 'practice',
  },
  ...{
    licence: 'license',
    defence: 'defense',
    offence: 'offense',
    storey: 'story',
    yoghurt: 'yogurt',
    curd: 'curd',
  },
  ...{
    doughnut: 'donut',
    moustache: 'mustache',
    judgement: 'judgment',
    ageing: 'aging',
    sceptical: 'skeptical',
  },
  ...{
    cosy: 'cozy',
    draught: 'draft',
    enrol: 'enroll',
    enrolment: 'enrollment',
    fulfil: 'fulfill',
    skilful: 'skillful',
  },
  ...{
    towards: 'toward',
    afterwards: 'afterward',
    backwards: 'backward',
    forwards: 'forward',
    okay: 'ok',
    maths: 'math',
  },
  ...{
    learnt: 'learned',
    burnt: 'burned',
    spelt: 'spelled',
    dreamt: 'dreamed',
    manoeuvre: 'maneuver',
    axe: 'ax',
  },
  ...{
    chilli: 'chili',
    chilly: 'chilly',
    chile: 'chili',
    tumeric: 'turmeric',
    whisky: 'whiskey',
    woollen: 'woolen',
  },
}

const our =
  /^((?:dis)?(?:colo|flavo|hono|labo|neighbo|rumo|favo|behavio|harbo|humo|vapo|armo|odo|vigo|splendo|glamo|savio|cando|endeavo|parlo|clamo|ardo|tumo|valo|fervo))u(r.*)$/
const re = /^((?:kilo|centi|milli)?(?:cent|theat|met|lit|fib|calib|sab|spect|meag|somb|lust))re(s?)$/
const doubled =
  /^(travel|cancel|label|model|signal|level|jewel|marvel|quarrel|counsel|fuel|dial|equal|tunnel|total|rival|panel|channel)l(ed|ing|er|ers|or|ors)$/

/** A word in one of the two spellings of English: colour is color. */
export function inOneSpelling(word: string): string {
  return (others[word] ?? word)
    .replace(our, '$1$2')
    .replace(re, '$1er$2')
    .replace(doubled, '$1$2')
    .replace(/^(.{2,}[iy])s(e|es|ed|ing|er|ers|ation|ations)$/, '$1z$2')
    .replace(/^(.{3,}og)ue(s?)$/, '$1$2')
    .replace(/^(.*)ae(mia|sthe.*)$/, '$1e$2')
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinals: Readonly<Record<string, string>> = {
  ...{
    first: 'one',
    second: 'two',
    third: 'three',
    fifth: 'five',
    eighth: 'eight',
    ninth: 'nine',
    twelfth: 'twelve',
  },
}
const values = new Map<string, number>([
  ...units.map((name, value): [string, number] => [name, value]),
  ...tens.map((name, place): [string, number] => [name, (place + 2) * 10]),
])
const sizes = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['lakh', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
])

/** Numbers in words become digits: `twenty one` is `21`, `second` is `2nd` like `2nd`. */
function inDigits(words: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at)
    if (number) {
      result.push(number.text)
      at += number.many
    } else result.push(words[at++] ?? '')
  }
  return result
}

/** The number in words or digits that begins at a place, in digits, and how many words it takes. */
export function numberAt(words: readonly string[], from: number): { text: string; many: number } | undefined {
  let [sum, part, at, ordinal] = [0, 0, from, false]
  for (; at < words.length && !ordinal; at++) {
    const word = words[at] ?? ''
    if (word === 'and' && at > from && isNumber(words[at + 1]) && part % 100 === 0) continue
    const plain = cardinalOf(word)
    const [value, size] = [numberOf(plain), sizes.get(plain)]
    if (value !== undefined) {
      const joins =
        part === 0 || (part % 100 === 0 && value < 100) || (part % 10 === 0 && part % 100 > 10 && value < 10)
      if (at > from && !joins) break
      part += value
    } else if (size === 100) part = (part || 1) * 100
    else if (size !== undefined) {
      sum += (part || 1) * size
      part = 0
    } else break
    ordinal = plain !== word && !/^\d+$/.test(word)
  }
  return at === from ? undefined : { text: `${sum + part}${ordinal ? 'th' : ''}`, many: at - from }
}

const isNumber = (word = '') => numberOf(cardinalOf(word)) !== undefined
const numberOf = (word: string) => values.get(word) ?? (/^\d{1,9}$/.test(word) ? Number(word) : undefined)

/** `third`, `20th` and `twentieth` as `three`, `20` and `twenty`. */
function cardinalOf(word: string): string {
  const digits = /^(\d{1,9})(?:st|nd|rd|th)$/.exec(word)?.[1]
  if (digits) return digits
  const found = ordinals[word] ?? word.replace(/ieth$/, 'y').replace(/th$/, '')
  return values.has(found) || sizes.has(found) ? found : word
}
