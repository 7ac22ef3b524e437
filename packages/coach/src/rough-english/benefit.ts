import type { Atom } from './atoms.ts'

/** ഉണ്ടാക്കിക്കൊടുത്തു, വാങ്ങിത്തരൂ: an act that is done for somebody, as one word of the sentence. */
export const withBenefit = (atoms: readonly Atom[]): Atom[] =>
  atoms.flatMap((atom, at) => {
    const [last, next] = [atoms[at - 1], atoms[at + 1]]
    if (next && isFor(atom, next)) return []
    if (last && isFor(last, atom)) return [{ ...last, ids: atom.ids, mark: atom.mark, forSomebody: true }]
    const [first, ...more] = atom.ids
    if (atom.entry.pos !== 'verb' || first !== 'forOthers') return [atom]
    return [{ ...atom, ids: ['past', ...more], forSomebody: true }]
  })

const isFor = (first: Atom, second: Atom) =>
  first.entry.pos === 'verb' &&
  first.ids.join() === 'participle' &&
  first.mark.trim() === '' &&
  givers.has(second.entry.word) &&
  !ownSense.has(first.entry.word)

const givers: ReadonlySet<string> = new Set(['കൊടുക്കുക', 'തരുക', 'നൽകുക'])

/** What one does before giving: taking, bringing; and saying, which is telling. */
const ownSense: ReadonlySet<string> = new Set([
  'എടുക്കുക',
  'പറയുക',
  'പഠിപ്പിക്കുക',
  'തിരിക്കുക',
  'നടക്കുക',
  'വരുക',
  'പോകുക',
])
