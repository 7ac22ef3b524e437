import initSqlJs from 'sql.js'
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url'
import type { AnkiAnswer, AnkiQuestion } from './ask-anki.ts'
import { readAnki } from './read-anki.ts'
import { writeAnki } from './write-anki.ts'

/**
 * Anki's files are SQLite, which WebAssembly reads and writes. It runs in this worker under its own policy,
 * the only one that allows it.
 */
async function answer(question: AnkiQuestion): Promise<AnkiAnswer> {
  const sql = await initSqlJs({ locateFile: () => wasm })
  switch (question.type) {
    case 'read':
      return { type: 'read', file: readAnki(sql, question.bytes) }
    case 'write':
      return { type: 'written', bytes: writeAnki(sql, question.words, question.clips, question.now).slice() }
  }
}

self.onmessage = ({ data }: MessageEvent<AnkiQuestion>) => {
  answer(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage({ type: 'failed' } satisfies AnkiAnswer),
  )
}
