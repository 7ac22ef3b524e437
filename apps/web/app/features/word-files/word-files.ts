import { writeWordsCsv, writeWordsJson } from '@app/learning/bring'
import type { SavedWord } from '@app/learning/vocabulary'
import { keyOf } from '@app/malayalam'
import type { Clip } from '../../bring/anki/write-anki.ts'
import { askBringWorker } from '../../bring/ask-worker.ts'
import { reviewLog } from '../../device/log/reviewed.ts'
import { fetchWholeLog } from '../../device/sync/older-practice.ts'
import { targetLanguage } from '../../device/target-language/target-language.ts'
import { clipInVoice } from '../../sound/clip-in-voice.ts'
import { saveFile } from '../../ui/save-file.ts'

export const formats = ['anki', 'csv', 'json'] as const
export type Format = (typeof formats)[number]

/** The number of clips fetched at the same time. */
const atOnce = 8

/**
 * Saves the learner's words to a file. Returns how many clips did not arrive; the file is complete without
 * them.
 */
export async function saveWordFile(
  format: Format,
  words: readonly SavedWord[],
  now: number,
): Promise<number> {
  const name = `${targetLanguage}-words-${new Date(now).toISOString().slice(0, 10)}`
  switch (format) {
    case 'csv':
      saveFile(`${name}.csv`, writeWordsCsv(words), 'text/csv;charset=utf-8')
      return 0
    case 'json': {
      // Without a network, the file has the reviews that are here.
      await fetchWholeLog().catch(() => undefined)
      const log = await reviewLog().catch(() => [])
      saveFile(`${name}.json`, writeWordsJson(words, log), 'application/json')
      return 0
    }
    case 'anki': {
      const { clips, words: withClips, missing } = await clipsOf(words)
      const answer = await askBringWorker({ type: 'write', words: withClips, clips, now })
      if (answer.type === 'written') saveFile(`${name}.apkg`, answer.bytes, 'application/octet-stream')
      return missing
    }
  }
}

async function clipsOf(words: readonly SavedWord[]) {
  const { lexicon, loadLexicon } = await import('../../lexicon/lexicon.ts')
  await loadLexicon()
  const addresses = new Map(lexicon.all().map(({ word, audio }) => [keyOf(word), audio]))
  const waiting = words.map((saved) => ({ saved, address: addresses.get(keyOf(saved.word)) }))
  const clips = new Map<string, Clip>()
  let missing = 0
  const wanted = [...new Set(waiting.flatMap(({ address }) => address ?? []))]
  const fetchNext = async () => {
    for (let address = wanted.pop(); address; address = wanted.pop()) {
      const bytes = await bytesOf(address)
      if (bytes) clips.set(address, { name: nameOf(address), bytes })
      else missing += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
  return {
    clips: [...clips.values()],
    missing,
    words: waiting.map(({ saved, address }) => {
      const clip = address && clips.get(address)?.name
      return { saved, ...(clip && { clip }) }
    }),
  }
}

/**
 * `/audio/word-amma.mp3?v=1` is `malayalam-for-all-word-amma.mp3` in Anki, which keeps the sounds of all
 * decks in one folder.
 */
const nameOf = (address: string) => `malayalam-for-all-${address.replace(/^.*\/|\?.*$/g, '')}`

async function bytesOf(address: string): Promise<Uint8Array | undefined> {
  try {
    return await clipInVoice(address, async (at) => {
      const reply = await fetch(at)
      if (!reply.ok) throw new Error(`The clip ${at} answered ${reply.status}.`)
      return new Uint8Array(await reply.arrayBuffer())
    })
  } catch {
    return undefined
  }
}
