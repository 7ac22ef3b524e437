import type { CaptionRefusal } from '@app/api'
import { Trans } from '@lingui/react/macro'

/** What is wrong with a file or a pasted text, and what to do. */
export function FileFault({ refusal }: { refusal: CaptionRefusal }) {
  const { reason, line, lines, original, english, format } = refusal
  switch (reason) {
    case 'empty':
      return <Trans>there is nothing in it. Choose a file, or paste something.</Trans>
    case 'too-large':
      return <Trans>it is too large. Make two of it.</Trans>
    case 'not-text':
      return <Trans>this is some other kind of file. Choose captions, words, a book or a text.</Trans>
    case 'format':
      return <Format format={format ?? ''} />
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

/** What a file is that cannot be read here, and what to do with it. */
function Format({ format }: { format: string }) {
  switch (format) {
    case 'VobSub':
    case 'PGS (SUP)':
      return (
        <Trans>
          these captions are pictures ({format}), without letters. Look for captions of the film as SRT or
          VTT.
        </Trans>
      )
    case 'thumbnails':
      return <Trans>these are the pictures for the time bar of a video. Choose its captions.</Trans>
    case 'PDF scan':
      return (
        <Trans>
          the pages of this PDF are pictures, without letters. A program for text recognition (OCR) can put a
          text into it.
        </Trans>
      )
    case 'PDF locked':
      return <Trans>this PDF asks for a password. Save it without one, and choose that.</Trans>
    case 'PDF old-font':
      return (
        <Trans>
          this PDF was made with a font from before Unicode, so its letters cannot be read. Look for a newer
          copy.
        </Trans>
      )
    case 'PDF damaged':
    case 'damaged ZIP':
      return <Trans>this file is damaged. Download or copy it again.</Trans>
    case 'locked EPUB':
      return <Trans>this book is locked: only the app of its shop can open it.</Trans>
    case 'Kindle':
      return <Trans>this is a book for Kindle. Make an EPUB of it, for example with calibre.</Trans>
    case 'Word':
    case 'RTF':
    case 'Pages':
      return (
        <Trans>
          this is a document of the format {format}. Save it as DOCX, ODT or plain text, and choose that.
        </Trans>
      )
    case 'picture':
    case 'DjVu':
      return <Trans>this is a picture. A program for text recognition (OCR) can make a text of it.</Trans>
    case 'video':
      return <Trans>this is a video. Choose its captions or its text here.</Trans>
    case 'sound':
      return <Trans>this is a sound. Choose its captions or its text here.</Trans>
    case 'archive':
      return <Trans>this is an archive. Unpack it, and choose a file in it.</Trans>
    case 'ZIP':
    case 'GZIP':
      return <Trans>this is an archive, and nothing in it can be read here. Choose another file.</Trans>
    case 'JSON':
      return <Trans>this is JSON, and there are no words and no captions in it. Choose another file.</Trans>
    case 'XML':
    case 'HTML':
      return (
        <Trans>
          this is {format}, and there is no text in it that we know. Copy its text, and paste that.
        </Trans>
      )
    default:
      return <Trans>this is a file of the format {format}. Save it as SRT or VTT, and choose that.</Trans>
  }
}
