import { lastBegun, makeTimeline } from './timeline.ts'
import type { Snippet, Transcript, TranscriptWord } from './transcript.ts'

/** The transcripts of a video, as far as it has them. */
export type Transcripts = {
  /** The transcript in the original language. */
  TranscriptMal: Transcript | null
  /** The same lines with translations. */
  TranscriptEng: Transcript | null
  /** The same lines with words. */
  Words: Transcript | null
}

/** A line as the player shows it. */
export type Line = Omit<Snippet, 'words'> & { words: readonly TranscriptWord[] }

/** The most seconds between the starts of the same line in two transcripts. */
const tolerance = 0.5

/**
 * The lines in the order of their starts, each with its translation and its words from the transcripts that
 * have them.
 */
export function joinTranscripts({ TranscriptMal, TranscriptEng, Words }: Transcripts): Line[] {
  const base = TranscriptMal ?? Words ?? TranscriptEng
  const translationOf = finder(TranscriptEng)
  const wordsOf = finder(Words)
  return inOrder(base).map((snippet, place) => {
    const translated = translationOf(snippet, place)
    const translation = snippet.translation ?? translated?.translation ?? otherText(snippet, translated)
    const translatedBy = (snippet.translation === undefined ? translated : snippet)?.translatedBy
    const words = snippet.words.length > 0 ? snippet.words : (wordsOf(snippet, place)?.words ?? [])
    return {
      ...snippet,
      ...(translation && { translation, ...(translatedBy !== undefined && { translatedBy }) }),
      words,
    }
  })
}

/** A transcript that is only in English has the translation as its text. */
const otherText = ({ text }: Snippet, other: Snippet | undefined) =>
  other?.text === text ? undefined : other?.text

/**
 * Finds the same line in another transcript: at the same index if it starts at the same time, otherwise the
 * nearest by time.
 */
function finder(transcript: Transcript | null) {
  const snippets = inOrder(transcript)
  const timeline = makeTimeline(snippets)
  return ({ start }: Snippet, place: number): Snippet | undefined => {
    const isSame = (snippet: Snippet | undefined) =>
      snippet !== undefined && Math.abs(snippet.start - start) <= tolerance
    const same = snippets[place]
    if (same?.start === start) return same
    const begun = lastBegun(timeline, start)
    const [before, after] = [snippets[begun ?? -1], snippets[(begun ?? -1) + 1]]
    const near = [before, after].filter(isSame)
    return near.toSorted(
      (one, other) => Math.abs((one?.start ?? 0) - start) - Math.abs((other?.start ?? 0) - start),
    )[0]
  }
}

const inOrder = (transcript: Transcript | null): readonly Snippet[] =>
  transcript?.snippets.toSorted((one, other) => one.start - other.start) ?? []
