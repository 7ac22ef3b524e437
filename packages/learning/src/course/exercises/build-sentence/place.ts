import type { CourseWord, SentencePiece } from '../../content.ts'

/** A word where it stands: its number, its entry, its last ending, and whether a mark comes after it. */
export type Place = {
  at: number
  piece: SentencePiece
  word: CourseWord | undefined
  ending: string | undefined
  mark: boolean
}

export const isTime = ({ word }: Place) => word?.topic === 'time'

export const isBare = ({ piece }: Place) => piece.endings.length === 0

/** The words of a table. */
export const setOf = (text: string) => new Set(text.trim().split(/\s+/u))
