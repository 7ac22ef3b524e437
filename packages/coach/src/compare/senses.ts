import { englishNumber, inOneSpelling } from '@app/english'
import type { EnglishWords } from '../from-english/english-words.ts'
import type { Alike } from '../language/tables.ts'

/** Words that may be said for one another, and words of one kind that may not. */
export type Senses = {
  words: EnglishWords
  /** Whether two words say the same, or may: “shop” and “store”. */
  same: (one: string, other: string) => boolean
  /** Whether they surely say something else: “cat” and “dog”. */
  other: (one: string, other: string) => boolean
  /** Whether one may stand for the other as which, as pronoun, as tie or as role. */
  may: (what: 'which' | 'pronouns' | 'ties' | 'roles', one: string, other: string) => boolean
}

/** `known` are the words that the tables know by their sense. */
export function sensesOf(alike: Alike, words: EnglishWords, known: ReadonlySet<string>): Senses {
  const groups = groupsOf(alike.words)
  const kinds = groupsOf(alike.kinds)
  const others = {
    which: groupsOf(alike.which),
    pronouns: groupsOf(alike.pronouns),
    ties: groupsOf(alike.ties),
    roles: groupsOf(alike.roles),
  }
  const same = (one: string, other: string) => {
    const [a, b] = [plain(one), plain(other)]
    return (
      a === b ||
      a.split('/').some((x) => b.split('/').some((y) => x === y || meet(groups.get(x), groups.get(y))))
    )
  }
  return {
    words,
    same,
    other: (one, other) => {
      if (same(one, other)) return false
      const [a, b] = [plain(one), plain(other)]
      return meet(kinds.get(a), kinds.get(b)) || (known.has(a) && known.has(b))
    },
    may: (what, one, other) => one === other || meet(others[what].get(one), others[what].get(other)),
  }
}

const plain = (text: string) => inOneSpelling(englishNumber(text) ?? text.toLowerCase())

/** The groups of each word. */
function groupsOf(lists: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>()
  for (const [at, list] of lists.entries())
    for (const word of list.split(list.includes(',') ? /,\s*/u : /\s+/u)) {
      const key = plain(word)
      found.set(key, (found.get(key) ?? new Set()).add(at))
    }
  return found
}

const meet = (one: ReadonlySet<number> | undefined, other: ReadonlySet<number> | undefined) =>
  one !== undefined && other !== undefined && [...one].some((at) => other.has(at))
