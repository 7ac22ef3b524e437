import * as v from 'valibot'
import { parseJson } from '../../parse-json.ts'
import { ReviewRecord } from '../../review/review.ts'
import { SavedWord } from '../../vocabulary/saved-word.ts'
import { refused, soundWords, type WordsFile } from './read-words.ts'

const app = 'malayalam-for-all'
const kind = 'words'
const version = 1

const Content = v.object({ words: v.array(SavedWord), reviews: v.optional(v.array(ReviewRecord), []) })

/** Writes the words and all their reviews. */
export function writeWordsJson(words: readonly SavedWord[], reviews: readonly ReviewRecord[]): string {
  return `${JSON.stringify({ app, kind, version, words, reviews }, undefined, 1)}\n`
}

/** Reads a JSON file of words. A file with any error is refused as a whole. */
export function readWordsJson(text: string): WordsFile {
  const read = parseJson(text)
  if (!isOurs(read)) return refused({ why: 'foreign' })
  if (typeof read.version === 'number' && read.version > version) return refused({ why: 'newer' })
  const content = v.safeParse(Content, read)
  if (read.version !== version || !content.success) return refused({ why: 'damaged' })
  return soundWords(content.output.words, { reviews: content.output.reviews })
}

const isOurs = (read: unknown): read is { app: string; version?: unknown } =>
  typeof read === 'object' &&
  read !== null &&
  'app' in read &&
  read.app === app &&
  'kind' in read &&
  read.kind === kind

/** Whether a text is a file of this app: its words, or another copy of what it keeps. */
export const isOwnJson = (text: string): boolean => /^\s*\{\s*"app"\s*:\s*"malayalam-for-all"/.test(text)
