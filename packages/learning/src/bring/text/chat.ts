import { type Note, noteOf } from './note.ts'
import type { Paragraph } from './paragraph.ts'

const date = String.raw`\p{Nd}{1,4}[./-]\s?\p{Nd}{1,2}[./-]\s?\p{Nd}{1,4}`
const time = String.raw`\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:\s*[ap]\.?\s?m\.?)?`
const moment = String.raw`(?:${date},?\s+${time}|${time},?\s+${date})`
/** `[12/03/26, 9:05:12 PM] Name: text`, its time before its date where it was copied in a browser, `12/03/26, 9:05 pm - Name: text`, and `Name, [12.03.2026 21:05]` above it. */
const stamps = [
  new RegExp(String.raw`^\s*\[${moment}\]\s*(?<rest>.*)$`, 'iu'),
  new RegExp(String.raw`^\s*${moment}\s+[-–—]\s+(?<rest>.*)$`, 'iu'),
  new RegExp(String.raw`^\s*(?<name>[^[\]]{1,60}?),\s*\[${moment}\]:?\s*(?<rest>.*)$`, 'iu'),
]
const speaker = /^(?<name>[^:]{1,60}?):(?:\s+|$)(?<text>.*)$/u
/** What stands in the place of a picture, a sound or a message that was taken back. */
const notice =
  /^(?:<[^<>]{3,80}>|(?:image|video|audio|sticker|gif|document|contact card|voice message|photo)s? omitted|null|this message was deleted\.?|you deleted this message\.?|missed (?:voice|video) call.*|(?:\[\s*)?(?:photo|video|sticker|voice message|file|media|album)(?:\s*\])?|.{0,80}\((?:file attached|ഫയൽ ചേർത്തു)\)|location: https?:\S+|[^<>]{0,80}(?:ഒഴിവാക്കി|ഇല്ലാതാക്കി)|<ഈ സന്ദേശം എഡിറ്റ് ചെയ്തു>)$/iu
const invisible = /[\u200E\u200F\u202A-\u202F\u2066-\u2069]/gu

/** Fewer are dates in a text. */
const fewestMessages = 2

type Message = { name: string | undefined; lines: string[] }

/**
 * The messages of a chat that was exported or copied, with who wrote them and without their times. Undefined if a text
 * is no chat.
 */
export function readChat(lines: readonly string[]): { paragraphs: Paragraph[]; leftOut: Note[] } | undefined {
  const messages: Message[] = []
  let stamped = 0
  for (const line of lines) {
    const written = line.replace(invisible, (mark) => (mark === '\u202F' ? ' ' : '')).trim()
    const found = stampOf(written)
    if (found) {
      stamped++
      messages.push(found)
    } else if (written !== '') {
      if (messages.length === 0 && stamped === 0 && lines.indexOf(line) > 5) return undefined
      messages.at(-1)?.lines.push(written)
    }
  }
  if (stamped < fewestMessages || stamped < lines.filter((line) => line.trim() !== '').length / 6)
    return undefined
  const left: string[] = []
  const paragraphs = messages.flatMap(({ name, lines }) =>
    lines.flatMap((line): Paragraph[] => {
      if (line === '') return []
      if (name !== undefined && !notice.test(line)) return [{ text: line, speaker: name }]
      left.push(line)
      return []
    }),
  )
  return { paragraphs, leftOut: noteOf('chat-notices', left) }
}

function stampOf(line: string): Message | undefined {
  for (const stamp of stamps) {
    const found = stamp.exec(line)?.groups
    if (!found) continue
    const { rest = '', name: before } = found
    if (before !== undefined) return { name: before.trim(), lines: [rest] }
    const { name, text } = speaker.exec(rest)?.groups ?? {}
    // What the program itself says of the chat has no name before it.
    return name === undefined
      ? { name: undefined, lines: [rest] }
      : { name: name.trim(), lines: [text ?? ''] }
  }
  return undefined
}

/** Whether a text is a chat that was exported or copied. */
export const isChat = (text: string): boolean => readChat(text.split('\n')) !== undefined
