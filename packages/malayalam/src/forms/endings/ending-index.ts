import { type Ending, endings } from './endings.ts'

type Node = { endings: Ending[]; next: Map<number, Node> }

const newNode = (): Node => ({ endings: [], next: new Map() })

/** The endings in a trie of their letters, from the last letter to the first. */
const root = newNode()
for (const ending of endings) {
  let node = root
  for (let at = ending.text.length - 1; at >= 0; at--) {
    const code = ending.text.charCodeAt(at)
    const next = node.next.get(code) ?? newNode()
    node.next.set(code, next)
    node = next
  }
  node.endings.push(ending)
}

/** Calls `found` for each ending that the text may end in and that makes one of these slots. */
export function eachEnding(text: string, makes: number, found: (ending: Ending) => void): void {
  let node: Node | undefined = root
  for (let at = text.length; node; ) {
    for (const ending of node.endings) if ((ending.makes & makes) !== 0) found(ending)
    at--
    if (at < 0) return
    node = node.next.get(text.charCodeAt(at))
  }
}

const byId = Map.groupBy(endings, ({ id }) => id)

/** All spellings of the ending with this name. */
export const endingsCalled = (id: string): readonly Ending[] => byId.get(id) ?? []
