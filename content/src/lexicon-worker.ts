import { parentPort } from 'node:worker_threads'
import { loadLexicon } from './load-lexicon.ts'

parentPort?.postMessage(loadLexicon())
