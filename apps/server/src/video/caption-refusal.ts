import type { CaptionRefusal, ErrorCode } from '@app/api'
import type { CaptionFault, VideoLink } from '@app/learning/video/captions'
import { AppError } from '../error.ts'

type Reason = CaptionRefusal['reason']

/**
 * The code of each reason, and a sentence with what to do. The web has its own sentences for the reasons, in
 * both languages.
 */
const refusals: Readonly<Record<Exclude<Reason, FileReason | 'bad-link'>, readonly [ErrorCode, string]>> = {
  off: ['unavailable', 'This site does not fetch captions. Paste or upload them.'],
  'not-found': ['not-found', 'There is no such video. Check the link, or try another video.'],
  private: ['forbidden', 'This video is private or asks for a login. Try another, or upload its captions.'],
  'no-captions': ['not-found', 'This video has no captions. Upload some, or try another video.'],
  'no-malayalam': ['not-found', 'This video has no Malayalam captions. Upload some, or take what there is.'],
  'rate-limit': [
    'unavailable',
    'YouTube gives us no captions for now. Try again in an hour, or upload them.',
  ],
  token: ['unavailable', 'YouTube gives captions of this video to browsers only. Upload them.'],
  network: ['unavailable', 'YouTube cannot be reached. Try again in a minute.'],
  'not-understood': ['unavailable', 'YouTube answers in a way we do not know. Upload the captions.'],
  'no-room': ['conflict', 'There is no room for more. Delete a text that you do not need.'],
}

const badLinks: Readonly<Record<Extract<VideoLink, { type: 'refused' }>['reason'], string>> = {
  empty: 'The link is missing. Paste one.',
  'no-address': 'This is no link. Copy it from the address bar of the video, or from Share.',
  'other-site': 'This link is not to YouTube. Only videos from there can be looked up.',
  'no-video': 'This link leads to no video. Open the video, and copy its link.',
  'bad-id': 'The link is cut off or has letters too many. Copy it again.',
}

type FileReason = Extract<
  Reason,
  | 'empty'
  | 'too-large'
  | 'not-text'
  | 'ass'
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
  const name = file === 'english' ? 'English' : 'original'
  const code = kind === 'too-large' ? 'too-large' : 'invalid'
  const detail: CaptionRefusal = { reason, file, ...counts }
  return new AppError(code, `The ${name} text: ${sentenceOf(fault)}`, { detail })
}

function sentenceOf(fault: CaptionFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'there is nothing in it.'
    case 'too-large':
      return 'it has more than 10 MB.'
    case 'not-text':
      return 'this is no text, but some other kind of file.'
    case 'ass':
      return 'this is an ASS file. Save it as SRT or VTT.'
    case 'no-captions':
      return 'no line in it says anything.'
    case 'time':
      return `line ${fault.line} has a time that cannot be read. It should look like 00:01:02,500 --> 00:01:05,000.`
    case 'too-long':
      return `the caption at line ${fault.line} has more than 1000 characters. Make two of it.`
    case 'too-many':
      return `it has ${fault.lines} lines, and 20000 are the most. Make two texts of it.`
    case 'unequal':
      return `it has ${fault.english} lines, and the original has ${fault.original}. Without times they must be as many.`
  }
}
