import { decodeEntities } from '../../text/decode-entities.ts'
import type { Piece } from '../../text/xml-pieces.ts'
import type { RawCue } from './raw-cue.ts'

/**
 * Reads SAMI, in thousandths of a second. Each class of paragraphs is one language: its text lasts until its
 * next one, which may be empty.
 */
export function readSami(pieces: readonly Piece[]): RawCue[] {
  const cues: (RawCue & { text: string[] })[] = []
  const last = new Map<string, RawCue>()
  let [start, style, skipping] = [-1, '', false]
  let open: { text: string; line: number; unnamed: boolean } | undefined

  const close = () => {
    if (!open || start < 0) return
    const before = last.get(style)
    if (before && before.end === undefined) before.end = start > before.start ? start : undefined
    const text = open.text
      .split('\n')
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const cue = { line: open.line, start, end: undefined, text }
    if (text.length > 0) cues.push(cue)
    last.set(style, text.length > 0 ? cue : { ...cue, end: start })
    open = undefined
  }
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      if (open && !skipping) open.text += decodeEntities(piece.text.replace(/\s+/g, ' '))
    } else if (piece.name === 'sync' || piece.name === 'body' || piece.name === 'sami') {
      close()
      if (piece.kind === 'open' && piece.name === 'sync') {
        start = Number.parseInt(piece.attributes.start ?? '', 10) / 1000
        if (!Number.isFinite(start)) start = -1
        style = ''
        open = { text: '', line: piece.line, unnamed: true }
      }
    } else if (piece.name === 'p' && piece.kind === 'open') {
      if (open?.unnamed && open.text.trim() === '') open = undefined
      close()
      style = piece.attributes.class?.toLowerCase() ?? ''
      open = { text: '', line: piece.line, unnamed: false }
    } else if (piece.name === 'br') {
      if (open) open.text += '\n'
    } else if (piece.name === 'style' || piece.name === 'title' || piece.name === 'head')
      skipping = piece.kind === 'open'
  }
  close()
  return cues
}
