import type { Snippet, Transcript, TranscriptWord } from '../video/transcript.ts'

/** A video's transcript. Name only the fields that the test is about. */
export function aTranscript(lines: readonly (Pick<Snippet, 'text'> & Partial<Snippet>)[] = []): Transcript {
  return {
    video_id: 'film',
    language: 'Malayalam',
    language_code: 'ml',
    is_generated: false,
    snippets: lines.map((line) => ({ start: 0, duration: 1, words: [], ...line })),
  }
}

export function aWordOfLine(word: string, meaning = '', times: Partial<TranscriptWord> = {}): TranscriptWord {
  return { word, meaning, pronunciation: '', ...times }
}
