import type { VideoRecord } from '@app/api'
import { Transcript } from '@app/learning/video'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../db/schema.ts'

/**
 * A row as it is sent. A row of an existing project names no provider: it is a YouTube video with the same
 * id.
 */
export function videoRecord(row: Selectable<Database['videos']>): VideoRecord {
  const { video_id, TranscriptMal, TranscriptEng, Words, title, title_ml, theme, provider, source } = row
  return {
    video_id,
    TranscriptMal: readTranscript(TranscriptMal),
    TranscriptEng: readTranscript(TranscriptEng),
    Words: readTranscript(Words),
    title,
    title_ml,
    theme,
    provider: provider === 'file' ? 'file' : 'youtube',
    source: source ?? video_id,
  }
}

/** A stored document, from a column of JSON or of text. Null if there is none, or it is not a transcript. */
function readTranscript(stored: unknown): Transcript | null {
  const read = v.safeParse(Transcript, withWords(typeof stored === 'string' ? parse(stored) : stored))
  return read.success ? read.output : null
}

/** A transcript without words is valid and gets an empty list. */
function withWords(stored: unknown): unknown {
  if (!stored || typeof stored !== 'object' || !('snippets' in stored) || !Array.isArray(stored.snippets))
    return stored
  const snippets = stored.snippets.map((snippet: unknown) =>
    snippet && typeof snippet === 'object' ? { words: [], ...snippet } : snippet,
  )
  return { ...stored, snippets }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
