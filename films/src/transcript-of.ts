import type { FilmScript, FilmTheme } from '@app/content/reader'
import type { Transcript } from '@app/learning/video'
import { words } from '@app/malayalam'
import { easyLatin } from '@app/malayalam/sound'
import { shotsOf, type Timeline } from './timeline.ts'

/** What is said and when, each word with its meaning and pronunciation there. Times to the millisecond. */
export function transcriptOf(theme: FilmTheme, script: FilmScript, timeline: Timeline): Transcript {
  const snippets = script.lines.map(({ by, text, english, gloss }, at) => {
    const line = timeline.lines[at]
    const spelt = words(text)
    if (!line || line.words.length !== spelt.length || gloss.length !== spelt.length)
      throw new Error(`${theme}: "${text}" has ${spelt.length} words, and not each is spoken and glossed.`)
    return {
      text,
      start: round(line.start),
      duration: round(line.end - line.start),
      translation: english,
      speaker: by,
      words: spelt.map((word, place) => ({
        word,
        meaning: gloss[place] ?? '',
        pronunciation: easyLatin(word),
        start: round(line.words[place]?.start ?? line.start),
        end: round(line.words[place]?.end ?? line.end),
      })),
    }
  })
  return { video_id: theme, language: 'Malayalam', language_code: 'ml', is_generated: true, snippets }
}

/** The timeline from which a transcript was made. */
export function timelineOf(script: FilmScript, { snippets }: Transcript, duration: number): Timeline {
  const lines = snippets.map(({ start, duration: length, words: spoken }, at) => ({
    by: script.lines[at]?.by ?? '',
    scene: script.lines[at]?.scene ?? '',
    start,
    end: start + length,
    words: spoken.map((word) => ({ start: word.start ?? start, end: word.end ?? start })),
  }))
  return { duration, lines, shots: shotsOf(lines, duration) }
}

const round = (time: number) => Math.round(time * 1000) / 1000
