import type { CaptionRefusal, ErrorCode } from '@app/api'
import type { CaptionFault, VideoLink } from '@app/learning/bring'
import { AppError } from '../errors/app-error.ts'
import { type Message, type PlainId, said, say } from '../language/messages.ts'

type Reason = CaptionRefusal['reason']

/** The code of each reason, and a message with what to do. The web has its own messages for the reasons. */
const refusals: Readonly<Record<Exclude<Reason, FileReason | 'bad-link'>, readonly [ErrorCode, PlainId]>> = {
  off: ['unavailable', 'captions-off'],
  'not-found': ['not-found', 'captions-no-video'],
  private: ['forbidden', 'captions-private'],
  'no-captions': ['not-found', 'captions-none'],
  'no-malayalam': ['not-found', 'captions-no-malayalam'],
  'rate-limit': ['unavailable', 'captions-limit'],
  token: ['unavailable', 'captions-token'],
  network: ['unavailable', 'captions-network'],
  'not-understood': ['unavailable', 'captions-strange'],
  'no-room': ['conflict', 'texts-full'],
}

const badLinks: Readonly<Record<Extract<VideoLink, { type: 'refused' }>['reason'], PlainId>> = {
  empty: 'link-empty',
  'no-address': 'link-no-address',
  'other-site': 'link-other-site',
  'no-video': 'link-no-video',
  'bad-id': 'link-bad-id',
}

type FileReason = Extract<
  Reason,
  | 'empty'
  | 'too-large'
  | 'not-text'
  | 'format'
  | 'like-time'
  | 'no-captions-in-file'
  | 'time'
  | 'too-long'
  | 'too-many'
  | 'unequal'
>

export function refusal(reason: keyof typeof refusals, more: Omit<CaptionRefusal, 'reason'> = {}): AppError {
  const [code, message] = refusals[reason]
  return new AppError(code, message, { detail: { reason, ...more } satisfies CaptionRefusal })
}

export const badLink = (reason: keyof typeof badLinks): AppError =>
  new AppError('invalid', badLinks[reason], { detail: { reason: 'bad-link' } satisfies CaptionRefusal })

/** A file that cannot be read, and the line to correct. */
export function badFile(file: 'original' | 'english', fault: CaptionFault): AppError {
  const { kind, ...counts } = fault
  const reason: FileReason = kind === 'no-captions' ? 'no-captions-in-file' : kind
  const code = kind === 'too-large' ? 'too-large' : 'invalid'
  const detail: CaptionRefusal = { reason, file, ...counts }
  return new AppError(code, said(`file-${file}`, { fault: (language) => say(faultOf(fault), language) }), {
    detail,
  })
}

function faultOf(fault: CaptionFault): Message {
  switch (fault.kind) {
    case 'empty':
      return 'file-empty'
    case 'too-large':
      return 'file-too-large'
    case 'not-text':
      return 'file-no-text'
    case 'format':
      return said('file-format', { format: fault.format })
    case 'no-captions':
      return 'file-no-captions'
    case 'time':
      return said('file-time', { line: fault.line })
    case 'like-time':
      return said('file-like-time', { line: fault.line })
    case 'too-long':
      return said('file-caption-long', { line: fault.line })
    case 'too-many':
      return said('file-lines-many', { lines: fault.lines })
    case 'unequal':
      return said('file-unequal', { english: fault.english, original: fault.original })
  }
}
