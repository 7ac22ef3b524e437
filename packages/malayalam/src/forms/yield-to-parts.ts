import type { WordEntry } from './entry.ts'

type Reading = { entry: WordEntry; endings: readonly { id: string }[]; cost: number }

const small = new Set('a an the to of in on at for and or with not'.split(' '))

/**
 * Where an entry is itself a form of another one, the parts teach more, and so come first: a set phrase (സുഖമാണോ: സുഖം, ആണ്, ഓ), and a
 * form that means what its word means (പറയൂ "please say": പറയുക). എന്നാൽ "but" stays before ഞാൻ. What a noun names is nothing that one is told
 * to do (പൂട്ട് "lock" stays before പൂട്ടുക), and nothing that something else is (പച്ചക്കായ).
 */
export function yieldToParts<R extends Reading>(found: readonly R[]): R[] {
  return found.map((one) => {
    const parts = found.filter(
      (other) => isPlain(other) && isLonger(other, one) && isMadeOf(one.entry, other),
    )
    const cheapest = Math.min(...parts.map(({ cost }) => cost))
    return parts.length > 0 ? { ...one, cost: Math.max(one.cost, cheapest + 1) } : one
  })
}

/** Whether one reading has the endings of the other, and more before them: അറിയുക, ആം, ഓ and അറിയാം, ഓ. */
function isLonger({ endings: many }: Reading, { endings: few }: Reading): boolean {
  const more = many.length - few.length
  return more > 0 && few.every(({ id }, at) => id === many[at + more]?.id)
}

/** Whether all endings are usual ones: none costs what a spelling does that is only understood. */
const isPlain = ({ cost, endings }: Reading) => cost < 10 * endings.length + 9

/** What is told to somebody, and what says of a thing what it is. */
const namesNothing = new Set(['command', 'being'])

function isMadeOf(form: WordEntry, { entry: word, endings }: Reading): boolean {
  if (form === word) return false
  if (form.pos === 'phrase') return word.pos !== 'phrase'
  if (form.pos === 'noun' && endings.some(({ id }) => namesNothing.has(id))) return false
  const meant = senseWords(word)
  return senseWords(form).some((sense) => meant.includes(sense))
}

const senseWords = ({ means }: WordEntry) =>
  means
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 1 && !small.has(word))
