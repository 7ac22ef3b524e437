import { type Ending, endings } from './endings.ts'

/** `own` and `all`: the slots that the endings of a node make, and those of all endings from it on. */
type Node = { endings: Ending[]; own: number; all: number; next: Map<number, Node> }

const newNode = (): Node => ({ endings: [], own: 0, all: 0, next: new Map() })

/** The endings in a trie of their letters, from the last letter to the first. */
const root = newNode()
for (const ending of endings) {
  let node = root
  node.all |= ending.makes
  for (let at = ending.text.length - 1; at >= 0; at--) {
    const code = ending.text.charCodeAt(at)
    const next = node.next.get(code) ?? newNode()
    node.next.set(code, next)
    node = next
    node.all |= ending.makes
  }
  node.endings.push(ending)
  node.own |= ending.makes
}

/** Calls `found` for each ending that the text may end in and that makes one of these slots. */
export function eachEnding(text: string, makes: number, found: (ending: Ending) => void): void {
  let node: Node | undefined = root
  for (let at = text.length; node && (node.all & makes) !== 0; ) {
    if ((node.own & makes) !== 0)
      for (const ending of node.endings) if ((ending.makes & makes) !== 0) found(ending)
    at--
    if (at < 0) return
    node = node.next.get(text.charCodeAt(at))
  }
}

const byId = Map.groupBy(endings, ({ id }) => id)

/** All spellings of the ending with this name. */
export const endingsCalled = (id: string): readonly Ending[] => byId.get(id) ?? []
