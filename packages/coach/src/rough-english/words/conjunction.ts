import type { Atom } from '../atoms.ts'
import { NotSure, type Sentence, sure } from '../sentence.ts'
import { readTable } from '../table.ts'
import { conjunctionLines } from '../tables/links.ts'

const conjunctions = readTable(conjunctionLines)

const isNamed = (s: Sentence) => {
  const last = s.parts.at(-1)
  return last?.kind === 'noun' && last.phrase.entry.pos !== 'adjective'
}

export function conjunction(s: Sentence, { entry, ids }: Atom) {
  // എന്റെ പേര് രവി എന്നാണ് says no more than രവിയാണ്.
  const isName = entry.word === 'എന്ന്' && s.next()?.entry.word === 'ആണ്' && isNamed(s)
  if (isName && ids.length === 0) return
  if (entry.word === 'എന്ന്' && ids.length === 0) throw new NotSure()
  const found = sure(conjunctions.get(entry.word))
  if (!s.isNew() || ids.length > 0 || s.opening.length > 0) throw new NotSure()
  s.opening.push(found.english)
}
