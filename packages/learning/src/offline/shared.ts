import { readVideoLink } from '../bring/video-link.ts'

/** What another app shared with this one, or opened with it: a text, perhaps with a link in it, or a file. */
export type Shared = { text: string; file?: string }

/** The page that takes it: a file of words goes to the words, captions and links to bring, a text to read. */
export function pageOfShared({ text, file }: Shared): '/lm?tab=my' | '/bring' | '/read' {
  if (file !== undefined) return /\.(?:apkg|colpkg|csv)$/i.test(file) ? '/lm?tab=my' : '/bring'
  return readVideoLink(text).type === 'video' ? '/bring' : '/read'
}

/** The parts of what is shared as one text. Many apps give the link also in the text, or as the title. */
export function textOfShared(parts: readonly string[]): string {
  const trimmed = parts.map((part) => part.trim())
  return trimmed
    .filter((part, place) => part !== '' && !trimmed.some((other, at) => holds(other, at, part, place)))
    .join('\n')
}

const holds = (other: string, at: number, part: string, place: number) =>
  at !== place && other.includes(part) && (other !== part || at < place)
