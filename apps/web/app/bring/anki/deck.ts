import type { Archive, WordFile } from '@app/learning/bring'
import initSqlJs from 'sql.js'
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { readAnki } from './read-anki.ts'
import { writeAnki } from './write-anki.ts'

const load = () => initSqlJs({ locateFile: () => wasm })

export const readDeck = async (archive: Archive): Promise<WordFile> => readAnki(await load(), archive)

type Deck = Parameters<typeof writeAnki> extends [unknown, ...infer Rest] ? Rest : never

export const writeDeck = async (...deck: Deck): Promise<Uint8Array> => writeAnki(await load(), ...deck)
