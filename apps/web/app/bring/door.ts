import type { Asked, Brought, BroughtKind } from '@app/learning/bring'
import { mostFileBytes, pageOfBrought } from '@app/learning/bring/page'
import { createStore, useStore } from 'zustand'
import { askBringWorker } from './ask-worker.ts'

/** A file that was chosen, dropped, shared or opened, or what was pasted. */
export type Given = { file: File } | { text: string; html?: string }

/**
 * Something that was brought and read, on its way to the page that it belongs to. `byHand`: somebody did it here, and
 * did not only follow a link of another site that shares something. `number` counts what was brought.
 */
export type Carried = { number: number; given: Given; brought: Brought; page: DoorPage; byHand: boolean }

/** The pages where something may be brought. Each shows what belongs to it. */
export type DoorPage = '/lm' | '/read' | '/bring'

type Door = { state: 'resting' | 'reading' | 'failed'; carried?: Carried }

const door = createStore<Door>(() => ({ state: 'resting' }))

/** What is on its way to this page, and whether something is being read. */
export function useDoor(page: DoorPage): Door {
  const { state, carried } = useStore(door)
  return { state, ...(carried?.page === page && { carried }) }
}

/** How much was brought: of several things at once, the last counts, however long another takes. */
let count = 0

/** Forgets what was brought: it is taken, or left. */
export function leave() {
  count++
  door.setState({ state: 'resting' }, true)
}

type Coming = { at: DoorPage | undefined; isSignedIn: boolean; byHand?: boolean; asked?: Asked }

const wantedAt: Readonly<Record<DoorPage, BroughtKind>> = {
  '/lm': 'words',
  '/bring': 'lines',
  '/read': 'text',
}

/**
 * The one door: reads what is given, and says which page it belongs to. Undefined if it could not be read at all, which
 * the page says where it was given.
 */
export async function receive(given: Given, { at, isSignedIn, byHand = true, asked = {} }: Coming) {
  const number = ++count
  door.setState({ state: 'reading' }, true)
  try {
    const brought = await read(given, { ...(at && { wanted: wantedAt[at] }), ...asked })
    if (number !== count) return undefined
    const page = pageOfBrought(brought, { at, isSignedIn })
    door.setState({ state: 'resting', carried: { number, given, brought, page, byHand } }, true)
    return page
  } catch {
    if (number === count) door.setState({ state: 'failed' }, true)
    return undefined
  }
}

/** Reads a file or a text in the worker. Throws if a part of the reader does not arrive. */
export async function read(given: Given, asked: Asked): Promise<Brought> {
  const answer = await askBringWorker({ type: 'read', item: await itemOf(given), asked })
  if (answer.type !== 'read') throw new Error('The worker answered another question.')
  return answer.brought
}

async function itemOf(given: Given) {
  if (!('file' in given)) return given
  const { file } = given
  // What is larger is refused by its size alone.
  const bytes =
    file.size > mostFileBytes ? new Uint8Array(mostFileBytes + 1) : new Uint8Array(await file.arrayBuffer())
  return { bytes, name: file.name }
}
