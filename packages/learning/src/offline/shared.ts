import { readVideoLink } from '../bring/video-link.ts'

/** What another app shared with this one, or opened with it: a text, perhaps with a link in it, or a file. */
export type Shared = { text: string; hasFile: boolean }

/**
 * The page that takes it: links are brought, and a text is read. A file is looked at where it arrives, and goes on to
 * the page that it belongs to by what is in it (`bring/page-of.ts`).
 */
export function pageOfShared({ text, hasFile }: Shared): '/bring' | '/read' {
  return hasFile || readVideoLink(text).type === 'video' ? '/bring' : '/read'
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
