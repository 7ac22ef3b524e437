/**
 * The slots: what a part of a word is, which decides what can follow it. The first names are whole words.
 * From `in` on they are stems, which never stand alone. Each slot is one bit, so a set of slots is a number.
 */
const names = [
  'noun', // അമ്മ, മരങ്ങൾ
  'rra', // a noun whose ർ opens to റ: കാർ, കാറും
  'case', // വീട്ടിൽ, ഇവിടെ: what says where, when, how
  'genitive', // അമ്മയുടെ
  'adjective', // നല്ല, വന്ന, വരുന്ന: what stands before a noun
  'finite', // വന്നു, വരുന്നു
  'finiteI', // പോയി, എഴുതി
  'future', // വരും, വരാം, വരണം
  'negative', // വന്നില്ല, വേണ്ട: its a gives way to a vowel
  'copula', // ആണ്, ഉണ്ട്, അരുത്
  'participle', // വന്ന്, എഴുതി
  'infinitive', // വരുക
  'other', // what takes only ും, ഓ and ഏ
  'end', // nothing can follow
  'lacking', // ഇല്ല, അല്ല: these two alone have ഇല്ലാത്ത, ഇല്ലാതെ
  'number', // രണ്ട്
  'in', // takes ഇന്റെ, ഇന്: പേര-, മരത്ത-
  'il', // takes ഇൽ: വീട്ട-
  'e', // takes എ, ഓട്, ആൽ: അമ്മയ-
  'ude', // takes ഉടെ: അമ്മയ-
  'nte', // takes ന്റെ, ന്: അച്ഛ-
  'kk', // takes ക്ക്: മകൾ-, അമ്മയ്-
  'place', // place names: തിരുവനന്തപുരത്ത-, കോഴിക്കോട്ട-
  'present', // വര-, കഴിക്ക-
  'short', // പോ-
  'past', // വന്ന-, കഴിച്ച-
  'pastI', // എഴുതിയ-, പോയ-
  'participleI', // എഴുതി-
  'command', // a present stem that is a command with a half-u: ഓട-
  'day', // ഇന്ന-, അവിട-
  'there', // പുറത്ത-, മുകളില-
  'cause', // a present stem that causes with ഇക്കുക: ചെയ്യ-
] as const

export type SlotName = (typeof names)[number]

const bits: ReadonlyMap<string, number> = new Map(names.map((name, at) => [name, 1 << at]))

const groups: Readonly<Record<string, readonly SlotName[]>> = {
  nominal: ['noun', 'rra', 'case', 'genitive', 'participle'],
  named: ['noun', 'rra', 'case', 'genitive'],
  verbal: ['finite', 'finiteI', 'future', 'copula'],
  pasts: ['past', 'pastI'],
}

const cache = new Map<string, number>()

/**
 * The set of the named slots and groups, separated by |. Throws for an unknown name, which is a mistake in
 * the table.
 */
export function slots(text: string): number {
  const set = cache.get(text) ?? read(text)
  cache.set(text, set)
  return set
}

function read(text: string): number {
  let set = 0
  for (const name of text.split('|')) {
    const members: readonly string[] = groups[name] ?? [name]
    for (const member of members) {
      const bit = bits.get(member)
      if (bit === undefined) throw new Error(`No slot is called ${member}.`)
      set |= bit
    }
  }
  return set
}

/** The slots of everything that can stand alone. */
export const wholeWord = slots('nominal|adjective|verbal|negative|infinitive|other|end|lacking|number')

/** The letters that end what fills these slots; a C is any consonant with its a. Other slots end in any letter. */
const lastLetters: readonly (readonly [slots: number, letters: string])[] = [
  [slots('infinitive|present|command|cause|past|pastI|il|e|ude|in|day|place|there|negative|lacking'), 'C'],
  [slots('finite'), 'ുൂ'],
  [slots('finiteI'), 'ി'],
  [slots('participle|participleI'), 'ി്'],
  [slots('future'), 'ം'],
  [slots('copula'), '്'],
  [slots('short'), 'ോേീ'],
  [slots('rra'), 'ർ'],
]
const anyEnd = lastLetters.reduce((rest, [some]) => rest & ~some, -1)

/** The slots that a text with such a last letter can fill. Most readings that are tried fail by it. */
export const slotsAtEnd = (text: string): number =>
  byLast[text.charCodeAt(text.length - 1) - firstLetter] ?? anyEnd

const firstLetter = 0x0d00
const byLast = Array.from({ length: 0x80 }, (_, at) => {
  const letter = at >= 0x15 && at <= 0x3a ? 'C' : String.fromCharCode(firstLetter + at)
  return lastLetters.reduce((set, [some, letters]) => (letters.includes(letter) ? set | some : set), anyEnd)
})

/** The names of the slots of a set. */
export const slotNames = (set: number): SlotName[] => names.filter((name) => (set & slots(name)) !== 0)
