import { type Archive, bring } from '@app/learning/bring'
import type { BringAnswer, BringQuestion } from './ask-worker.ts'
import { gunzip, unzip } from './unzip.ts'

/**
 * Reads what people bring, aside from the page. The parts for PDF and for Anki's files are large, and are fetched when
 * there is such a file. Anki's files are SQLite, which WebAssembly reads and writes: this worker runs under its own
 * policy, the only one that allows it.
 */
const tools = {
  ...{ unzip, gunzip },
  pdf: async (bytes: Uint8Array) => (await import('./pdf-text.ts')).pdfText(bytes),
  deck: async (archive: Archive) => (await import('./anki/deck.ts')).readDeck(archive),
}

async function answer(question: BringQuestion): Promise<BringAnswer> {
  if (question.type === 'read')
    return { type: 'read', brought: await bring(question.item, tools, question.asked) }
  const { writeDeck } = await import('./anki/deck.ts')
  const bytes = await writeDeck(question.words, question.clips, question.now)
  return { type: 'written', bytes: bytes.slice() }
}

self.onmessage = ({ data, ports: [port] }: MessageEvent<BringQuestion>) => {
  answer(data).then(
    (answer) => port?.postMessage(answer),
    () => port?.postMessage({ type: 'failed' } satisfies BringAnswer),
  )
}
