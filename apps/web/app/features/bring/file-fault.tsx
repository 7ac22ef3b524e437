import type { CaptionRefusal } from '@app/api'
import { Trans } from '@lingui/react/macro'

/** What is wrong with a file or a pasted text, and what to do. */
export function FileFault({ refusal }: { refusal: CaptionRefusal }) {
  const { reason, line, lines, original, english, format } = refusal
  switch (reason) {
    case 'empty':
      return <Trans>there is nothing in it. Choose a file, or paste something.</Trans>
    case 'too-large':
      return <Trans>it has more than 10 MB. Make two of it.</Trans>
    case 'not-text':
      return <Trans>this is some other kind of file. Choose captions or plain text.</Trans>
    case 'format':
      return <Trans>this is a file of the format {format}. Save it as SRT or VTT, and choose that.</Trans>
    case 'like-time':
      return (
        <Trans>
          line {line} looks like a time, but in no format that we know. Save it as SRT or VTT, and choose
          that.
        </Trans>
      )
    case 'time':
      return (
        <Trans>
          line {line} has a time that cannot be read. It should look like 00:01:02,500 --&gt; 00:01:05,000.
        </Trans>
      )
    case 'too-long':
      return <Trans>the caption at line {line} is longer than 1000 characters. Make two of it.</Trans>
    case 'too-many':
      return <Trans>it has {lines} lines, and 20,000 are the most. Make two of it.</Trans>
    case 'unequal':
      return (
        <Trans>
          it has {english} lines, and the original has {original}. Without times they must be as many.
        </Trans>
      )
    default:
      return <Trans>no line in it says anything. Choose another file.</Trans>
  }
}
